import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Draft } from '../drafts/draft.ts'
import { endOf, useReviewCodes, type OwnCode } from '../drafts/own-codes.ts'
import { useJustSent } from '../drafts/sent.ts'
import { usePass } from '../drafts/withdrawal-pass.ts'

/** Said before anything is written: the server would say it only at the end. */
export function OnceAYear({ draft }: { draft?: Draft }) {
  const locale = useLocale()
  const { once, onceNext, mine } = useWords('writing')
  // Who has a pass may write: there is none this year, or it was withdrawn.
  const slug = usePass(draft) ? undefined : draft?.company?.slug
  const own = useReviewCodes().find(kept => slug && kept.slug === slug)
  const sent = useJustSent()
  return (
    <div className="once" role="status">
      {own ? (
        <Kept own={own} />
      ) : slug && sent?.slug === slug ? (
        <JustSent company={sent.name} />
      ) : (
        <p className="note">
          {once} {onceNext} <a href={href(locale, 'myReview')}>{mine.title}</a>.
        </p>
      )}
    </div>
  )
}

/** Back from the thank-you page the form is empty, as if nothing had been sent. */
function JustSent({ company }: { company: string }) {
  const { once, onceSent } = useWords('writing')
  return (
    <Notice>
      <p>
        {onceSent(company)} {once}
      </p>
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
