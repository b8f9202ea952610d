import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { OwnReview as Review } from '#shared/contract/writing/writing.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { CompanyReply } from '#web/reviews/company-reply.tsx'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { storeWithdrawalPass } from '#web/writing/drafts/withdrawal-pass.ts'
import { hasEdit } from './edit-draft.ts'
import { HiddenComment } from './hidden-comment.tsx'
import { Reason } from './reason.tsx'
import { StoreCode } from './store-code.tsx'
import { TakeBack } from './take-back.tsx'
import { useOwnAttempt } from './own-attempt.ts'
import '#web/ui/forms/form.css'

type Props = {
  code: string
  review: Review
  onChange: (review: Review) => void
  onEdit: () => void
  onLeave: () => void
}

/** The author's view of a review: its state and the reason, its content, and the actions. */
export function OwnReview({ code, review, onChange, onEdit, onLeave }: Props) {
  const locale = useLocale()
  const { mine } = useWords('writing')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [review.state])
  const { slug, name } = review.company
  const rewritable = isRewritable(review)
  return (
    <>
      <p className="mine-for">
        {mine.about} <b>{name}</b>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {review.second ? mine.second[0] : mine.states[shownState(review)][0]}
      </h1>
      <State review={review} />
      {review.review_id && (
        <ArrowLink href={href(locale, 'review', { id: review.review_id })}>{mine.seeOwn}</ArrowLink>
      )}
      {review.state === 'hidden' && (
        <ArrowLink href={href(locale, 'companyReviews', { id: slug })}>{mine.seePublic}</ArrowLink>
      )}
      <Texts review={review} />
      <HiddenComment hidden={review.comment_hidden} />
      <Replied review={review} />
      <div className="mine-a">
        {review.draft && (
          <Button icon="pen-line" onClick={onEdit}>
            {hasEdit(review) ? mine.goOn : review.state === 'rejected' ? mine.editRejected : mine.edit}
          </Button>
        )}
        {rewritable && <Rewrite code={code} review={review} />}
        {review.state !== 'withdrawn' && <Withdrawal code={code} review={review} onWithdrawn={onChange} />}
        <StoreCode own={{ code, company: name, slug }} useful={review.state !== 'withdrawn' || rewritable} />
        <Button kind="line" onClick={onLeave}>
          {mine.another}
        </Button>
      </div>
    </>
  )
}

const isRewritable = ({ state, rewritable }: Review): boolean => state === 'withdrawn' && rewritable

/** A removed review is described by the reason of its removal. */
const shownState = ({ state, removed_for }: Review) => (state === 'removed' ? (removed_for ?? state) : state)

function State({ review }: { review: Review }) {
  const { company, state, published_month } = review
  const { mine } = useWords('writing')
  const { day, month } = useFormats()
  const waits = state === 'pending' && company.pending
  const meaning = review.second
    ? mine.second[1]
    : waits
      ? mine.companyPending
      : mine.states[shownState(review)][1]
  return (
    <>
      {meaning && <p className="form-p">{meaning}</p>}
      {review.second && <p className="form-p">{mine.secondElse}</p>}
      {isRewritable(review) && <p className="form-p">{mine.stillFor}</p>}
      {review.salary_second && <p className="form-p">{mine.salarySecond}</p>}
      {published_month && state === 'published' && (
        <p className="form-p">{mine.publishedIn(month(published_month))}</p>
      )}
      {review.hidden_until && <p className="form-p">{mine.hiddenUntil(day(review.hidden_until))}</p>}
      <Reason review={review} />
    </>
  )
}

function Texts({ review }: { review: Review }) {
  const { mine, fields } = useWords('writing')
  const { likes, dislikes } = useWords('reviews')
  if (review.headline === null) return null
  const parts = [
    [likes, review.likes],
    [dislikes, review.dislikes],
    [fields.advice.label, review.advice],
  ] as const
  return (
    <Section title={mine.texts} small>
      <h3 className="quote">“{review.headline}”</h3>
      {parts.map(
        ([label, text]) =>
          text && (
            <div key={label} className="mine-t">
              <h4>{label}</h4>
              <p>{text}</p>
            </div>
          ),
      )}
    </Section>
  )
}

/** The company's reply as readers see it. */
function Replied({ review: { reply, company } }: { review: Review }) {
  const { mine } = useWords('writing')
  if (!reply) return null
  return (
    <Section title={mine.reply} small>
      <CompanyReply reply={reply} company={company} />
    </Section>
  )
}

type WithdrawalProps = { code: string; review: Review; onWithdrawn: (review: Review) => void }

/** Withdraws the review, which deletes its texts. */
function Withdrawal({ code, review, onWithdrawn }: WithdrawalProps) {
  const { mine } = useWords('writing')
  const work = async () => {
    await httpCall('withdrawReview', {}, code)
    const guideline = review.state === 'removed' ? review.guideline : null
    onWithdrawn({ ...review, ...ERASED, guideline })
  }
  return (
    <TakeBack label={mine.withdraw} title={mine.withdrawTitle} doneMessage={mine.withdrawn} work={work}>
      <p>{mine.withdrawBody}</p>
      {review.rewritable && <p>{mine.withdrawAfter}</p>}
    </TakeBack>
  )
}

const ERASED = {
  state: 'withdrawn',
  note: null,
  headline: null,
  likes: null,
  dislikes: null,
  advice: null,
  published_month: null,
  review_id: null,
  second: false,
  salary_second: false,
  draft: null,
} as const satisfies Partial<Review>

/** The code of a withdrawn review allows one new review of the same company. */
function Rewrite({ code, review }: { code: string; review: Review }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { mine } = useWords('writing')
  const { busy, problem, attempt } = useOwnAttempt()
  const { slug } = review.company
  const write = () =>
    attempt(async () => {
      // This device may not have the pass, if another one withdrew. A repeated withdrawal returns the same pass.
      const { pass } = await httpCall('withdrawReview', {}, code)
      if (pass) storeWithdrawalPass({ slug, pass })
      void navigate(href(locale, 'companyWriteReview', { id: slug }))
    })
  return (
    <>
      <Button icon="pen-line" busy={busy} onClick={() => void write()}>
        {mine.writeAgain}
      </Button>
      {problem && (
        <Notice kind="warn" role="alert">
          {mine[problem.kind]}
        </Notice>
      )}
    </>
  )
}
