import { useEffect } from 'react'
import { href } from '#shared/paths.ts'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { useIsLive } from '#web/accounts/own/signed-in.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { RaffleInvite } from '#web/raffle/raffle-invite.tsx'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { Numbered } from '#web/ui/layout/list.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { wipeDraft } from '../kept/draft.ts'
import { useHandedOver, type Sent } from '../kept/sent.ts'
import { ThanksCode } from './code.tsx'
import { useThanksWords } from './words.ts'
import './thanks.css'

/** After sending: the code, once, and what happens now. Only when it stands here may the draft go. */
export function Thanks() {
  const sent = useHandedOver()
  const { code, slot } = sent ?? {}
  useEffect(() => {
    if (code && slot) wipeDraft(slot)
  }, [code, slot])
  return (
    <>
      <Cover id="thanks" size="band" as={{ motif: 'kawung', cloth: 'nila', scale: 1.25 }} />
      <div className="wrap wrap-form thanks">{sent ? <Received sent={sent} /> : <None />}</div>
    </>
  )
}

function Received({ sent }: { sent: Sent }) {
  const locale = useLocale()
  const thanks = useThanksWords(sent)
  const { demo } = useSite()
  return (
    <>
      <h1>{thanks.title}</h1>
      {sent.earlier && <Notice>{thanks.earlier}</Notice>}
      {!sent.company.slug && thanks.unlisted && <Notice>{thanks.unlisted}</Notice>}
      {sent.pay?.held && <Notice>{thanks.held}</Notice>}
      <ThanksCode sent={sent} code={formatManageCode(sent.code)} />
      <Section title={thanks.next}>
        <Numbered
          items={thanks.steps.map(([first, rest]) => (
            <>
              <b>{first}</b> {rest}
            </>
          ))}
        />
        {demo && !sent.pay && <p className="note">{thanks.demo}</p>}
        <ArrowLink href={href(locale, 'myReview')}>{thanks.openMine}</ArrowLink>
        {sent.company.slug && (
          <ArrowLink href={href(locale, 'company', { id: sent.company.slug })}>
            {thanks.toCompany(sent.company.name)}
          </ArrowLink>
        )}
      </Section>
      {sent.ticket && <RaffleInvite signed={sent.ticket} />}
    </>
  )
}

/** The server knows of no code: whether there is one is said once the script has looked. */
function None() {
  const locale = useLocale()
  const { thanks, mine } = useWords('writing')
  if (!useIsLive())
    return (
      <>
        <h1>{thanks.pageTitle}</h1>
        <NoScript ways={null}>{mine.noScript}</NoScript>
        <Loading label={mine.opening} />
      </>
    )
  return (
    <>
      <h1>{thanks.plain}</h1>
      <p>{thanks.plainBody}</p>
      <ArrowLink href={href(locale, 'myReview')}>{thanks.openMine}</ArrowLink>
    </>
  )
}
