import type { RefObject } from 'react'
import { APPLICANT, REVIEWER_KINDS } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/reviews.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/article.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Failed, Loading } from '#web/ui/notice.tsx'
import type { Desk } from './use-desk.ts'
import { weekNumber } from './week.ts'

type Props = { review: Desk['review']; heading: RefObject<HTMLHeadingElement | null>; onRetry: () => void }

/** The review on the desk, whole: everything that could break a guideline. */
export function ReviewPane({ review, heading, onRetry }: Props) {
  const words = useWords('team')
  if (review.state !== 'here')
    return (
      <div className="work" aria-busy={review.state === 'loading'}>
        <h1 className="vh">{words.title}</h1>
        {review.state === 'loading' ? (
          <Loading label={words.loadingReview} />
        ) : (
          <Failed retry={words.retry} onRetry={onRetry}>
            {words.reviewFailed}
          </Failed>
        )}
      </div>
    )
  const { it } = review
  return (
    <article className="work" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kinds[REVIEWER_KINDS[it.employment_status]]}</b>
        <span>{words.received(it.company.name, String(weekNumber(it.week)))}</span>
      </Kicker>
      <h1 className="quote" id="work-h" ref={heading} tabIndex={-1} lang={it.locale}>
        “{it.headline}”
      </h1>
      <Facts review={it} />
      <Texts review={it} />
    </article>
  )
}

function Facts({ review }: { review: ModeratorReview }) {
  const { facts, outOf, outOf5 } = useWords('team')
  const { departments, jobTypes, results, yes, no } = useWords('reviews')
  const { score } = useFormats()
  const { department, job_type, application_result, city, left_at_year } = review
  const pairs = [
    [
      facts.score,
      <ScoreInline key="score" score={review.score} value={score(review.score)} spoken={outOf} />,
    ],
    [facts.satisfaction, outOf5(review.overall_sentiment)],
    [facts.recommended, review.recommended ? yes : no],
    [facts.department, department && departments[department]],
    [facts.role, review.job_role],
    [facts.jobType, job_type && jobTypes[job_type]],
    [facts.city, city && `${city.name}, ${city.province}`],
    [review.employment_status === APPLICANT ? facts.applied : facts.left, left_at_year],
    [facts.result, application_result && results[application_result]],
  ] as const
  return (
    <dl className="work-f">
      {pairs.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Texts({ review }: { review: ModeratorReview }) {
  const words = useWords('team')
  const { likes, dislikes, advice } = useWords('reviews')
  const parts = (
    [
      [likes, review.likes],
      [dislikes, review.dislikes],
      [advice, review.advice],
      [words.surprise, review.surprise_text],
      [words.salaryComment, review.salary_comment],
    ] as const
  ).filter(([, text]) => text)
  if (parts.length === 0) return <p className="note">{words.noText}</p>
  return parts.map(([label, text]) => (
    <section key={label} aria-label={label}>
      <h2>{label}</h2>
      <p className="work-t" lang={review.locale}>
        {text}
      </p>
    </section>
  ))
}
