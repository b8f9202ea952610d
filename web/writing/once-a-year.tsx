import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Draft } from './draft.ts'
import { endOf, useOwnCodes, type OwnCode } from './own-codes.ts'
import { useHandedOver } from './sent.ts'

/** Said before anything is written: the server would say it only at the end. */
export function OnceAYear({ draft }: { draft?: Draft }) {
  const locale = useLocale()
  const { once, onceNext, mine } = useWords('writing')
  // Who has a pass may write: there is none this year, or it was withdrawn.
  const slug = draft?.pass ? undefined : draft?.company?.slug
  const own = useOwnCodes().find(kept => slug && kept.slug === slug)
  const sent = useHandedOver()
  return (
    <div className="once" role="status">
      {own ? (
        <Kept own={own} />
      ) : slug && sent?.company.slug === slug ? (
        <JustSent company={sent.company.name} />
      ) : (
        <p className="note">
          {once} {onceNext} <a href={href(locale, 'myReview')}>{mine.title}</a>.
        </p>
      )}
    </div>
  )
}

/** This tab still shows the code of one: back from there leads to an empty form, as if nothing had been sent. */
function JustSent({ company }: { company: string }) {
  const locale = useLocale()
  const { once, onceSent, onceCode } = useWords('writing')
  return (
    <Notice>
      <p>
        {onceSent(company)} {once}
      </p>
      <ArrowLink href={href(locale, 'thankYou')}>{onceCode}</ArrowLink>
    </Notice>
  )
}

/** This device keeps the code of a review of that company; of which year it does not know. */
function Kept({ own }: { own: OwnCode }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { once, onceKept, onceOpen } = useWords('writing')
  // A code in the address would stay in the browser’s history, also once it is forgotten here.
  const open = () => void navigate(href(locale, 'myReview'), { state: { kept: endOf(own.code) } })
  return (
    <Notice>
      <p>
        {once} {onceKept(own.company)}
      </p>
      <LinkButton onClick={open}>{onceOpen}</LinkButton>
    </Notice>
  )
}
