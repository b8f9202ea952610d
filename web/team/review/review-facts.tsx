import { APPLICANT } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { ScoreInline } from '#web/ui/charts/score.tsx'

/** What the author said in figures and choices. */
export function ReviewFacts({ review }: { review: ModeratorReview }) {
  const { facts } = useWords('team')
  const { departments, jobTypes, results, yes, no } = useWords('reviews')
  const places = useWords('companies')
  const { score } = useFormats()
  const { department, job_type, application_result, city, left_at_year } = review
  const pairs = [
    [
      facts.score,
      <ScoreInline
        key="score"
        score={review.score}
        value={score(review.score)}
        spoken={places.score.outOf}
      />,
    ],
    [facts.satisfaction, `${review.overall_sentiment} ${places.score.outOf}`],
    [facts.recommended, review.recommended ? yes : no],
    [facts.department, department && departments[department]],
    [facts.role, review.job_role],
    [facts.roleWords, review.job_role_words],
    [facts.jobType, job_type && jobTypes[job_type]],
    [facts.city, city && `${places.city(city.name)}, ${places.province(city.province)}`],
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
