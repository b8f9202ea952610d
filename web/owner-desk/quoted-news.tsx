import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { kickerOf } from '#web/reviews/quotes/kicker.ts'
import { Masked } from '#web/reviews/quotes/masked.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Byline, Kicker, QuoteTitle } from '#web/ui/layout/article.tsx'

/** A review as an article: author's role, headline, rating and month. */
export function QuotedNews({
  review,
  href,
  level = 2,
}: {
  review: PublicReview
  href: string
  level?: 2 | 3
}) {
  const format = useFormats()
  const words = useWords('reviews')
  const companies = useWords('companies')
  const { kind, place } = kickerOf(review, words, companies)
  return (
    <>
      <Kicker>
        <b>{kind}</b>
        {place && <span>{place}</span>}
      </Kicker>
      <QuoteTitle level={level} href={href}>
        <span lang={review.locale}>
          <Masked text={words.quote(review.headline ?? '')} />
        </span>
      </QuoteTitle>
      <Byline>
        <ScoreInline
          score={review.score}
          value={format.score(review.score)}
          spoken={words.spoken(companies.bands[scoreBand(review.score)])}
        />
        <time dateTime={review.month}>{format.month(review.month)}</time>
      </Byline>
    </>
  )
}
