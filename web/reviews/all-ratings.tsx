import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'

/** Every single rating and answer of a review, opened on demand; works before JavaScript. */
export function AllRatings({ review, open }: { review: PublicReview; open?: boolean }) {
  const format = useFormats()
  const words = useWords('reviews')
  const { benefits } = useWords('companies')
  const ratings = review.ratings.map(({ key, value }) => ({
    key,
    label: words.ratings[key],
    value: value === null ? words.notApplicable : format.count(value),
  }))
  const answers = review.answers.map(({ key, yes }) => ({
    key,
    label: benefits[key],
    value: yes ? words.yes : words.no,
  }))
  const work = review.job_type
    ? [{ key: 'job_type', label: words.jobType, value: words.jobTypes[review.job_type] }]
    : []
  return (
    <Disclosure summary={words.allRatings(format.count(ratings.length))} open={open}>
      <div className="all-ratings">
        <Leaders items={[...ratings, ...answers, ...work]} />
      </div>
    </Disclosure>
  )
}
