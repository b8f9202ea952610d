import { useEffect } from 'react'
import { href } from '#shared/paths.ts'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { useIsLive } from '#web/accounts/own/signed-in.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { RaffleInvite } from '#web/raffle/raffle-invite.tsx'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { Numbered } from '#web/ui/layout/list.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { wipeDraft } from '../drafts/draft.ts'
import { useHandedOver, type Sent, markSaved, unstore } from '../drafts/sent.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CodeBlock } from '#web/ui/forms/code-block.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { forgetCode, storeCode, useOwnCodes, type OwnCode } from '../drafts/own-codes.ts'
import { useBlocker } from 'react-router'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { isThankYou } from '../drafts/use-sent-ends.ts'
import './thanks.css'

/** Page after sending: shows the code once, and the next steps. The draft is deleted only after the code is shown. */
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

/** The server does not know the code: whether there is one is shown after hydration. */
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

/** The code in groups, with ways to save it; without having used one, the user must confirm leaving. */
function ThanksCode({ sent, code }: { sent: Sent; code: string }) {
  const locale = useLocale()
  const thanks = useThanksWords(sent)
  const { unkept } = useWords('sorry')
  const toast = useToast()
  const { name: company, slug } = sent.company
  const own: OwnCode = { code: sent.code, company, slug, ...(sent.pay && { pay: true }) }
  const isStored = useOwnCodes().some(one => one.code === sent.code)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => {
        markSaved()
        toast(thanks.copied)
      },
      () => toast(thanks.copyFailed),
    )
  const save = () => {
    download(thanks.fileName, thanks.file(code, location.origin + href(locale, 'myReview')))
    markSaved()
  }
  const changeStored = (wanted: boolean) => {
    if (!wanted) return forgetCode(sent.code)
    if (!storeCode(own)) return toast(unkept)
    unstore()
  }
  return (
    <Section title={thanks.codeTitle} icon="key-round" bare>
      <div onCopy={() => isSelected(code) && markSaved()}>
        <CodeBlock code={code} label={thanks.codeTitle} />
      </div>
      <p>
        <b>{thanks.only}</b> {thanks.explain}
      </p>
      <div className="thanks-a">
        <Button icon="copy" onClick={() => void copy()}>
          {thanks.copy}
        </Button>
        <Button kind="line" icon="download" onClick={save}>
          {thanks.download}
        </Button>
      </div>
      <Checkbox checked={isStored} onChange={event => changeStored(event.target.checked)}>
        {thanks.keep}
      </Checkbox>
      {!isStored && !sent.isSaved && <LeaveWarning body={thanks.leave.body} />}
    </Section>
  )
}

/** Only the complete code counts, since a part of it opens nothing. */
const isSelected = (code: string): boolean => letters(String(getSelection())).includes(letters(code))

const letters = (text: string): string => text.replace(/\s/g, '')

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Rendered until the code is saved: asks for confirmation before the page is left. */
function LeaveWarning({ body }: { body: string }) {
  const { thanks } = useWords('writing')
  const { nav } = useWords('masthead')
  const { leave: words } = thanks
  const blocker = useBlocker(({ nextLocation }) => !isThankYou(nextLocation.pathname))
  useEffect(() => {
    // Closing the tab loses the code for good; the browser cannot tell it from a reload, which would show the code
    // again.
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', prevent)
    return () => removeEventListener('beforeunload', prevent)
  }, [])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.title}
      close={nav.close}
      actions={
        <>
          <Button kind="line" onClick={() => blocker.proceed?.()}>
            {words.go}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  )
}

/** Texts after a review, or after standalone pay. */
function useThanksWords({ pay }: Pick<Sent, 'pay'>) {
  const { thanks } = useWords('writing')
  const { thanks: ofPay } = useWords('given')
  if (!pay) return { ...thanks, unlisted: thanks.unlisted as string | undefined, held: ofPay.held }
  return { ...thanks, ...ofPay, unlisted: undefined, leave: { ...thanks.leave, body: ofPay.leave } }
}
