import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Draft } from '../drafts/draft.ts'
import { endOf, useReviewCodes, type OwnCode } from '../drafts/own-codes.ts'
import { useJustSent } from '../drafts/sent.ts'
import { usePass } from '../drafts/withdrawal-pass.ts'

/** Shown before the first question, because the server would report it only at the end. */
export function OnceAYear({ draft }: { draft?: Draft }) {
  const locale = useLocale()
  const { once, onceNext, mine } = useWords('writing')
  // A person with a pass may write: there is no review of this year, or it was withdrawn.
  const slug = usePass(draft) ? undefined : draft?.company?.slug
  const own = useReviewCodes().find(one => slug && one.slug === slug)
  const sent = useJustSent()
  return (
    <div className="once" role="status">
      {own ? (
        <StoredReview own={own} />
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

/** When the user goes back from the thank-you page, the form is empty although a review was sent. */
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

/** This device has the code of a review of this company; its year is not known. */
function StoredReview({ own }: { own: OwnCode }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { once, onceStored, onceOpen } = useWords('writing')
  // A code in the address would remain in the browser's history, even after it is deleted here.
  const open = () => void navigate(href(locale, 'myReview'), { state: { codeEnd: endOf(own.code) } })
  return (
    <Notice>
      <p>
        {once} {onceStored(own.company)}
      </p>
      <LinkButton onClick={open}>{onceOpen}</LinkButton>
    </Notice>
  )
}
