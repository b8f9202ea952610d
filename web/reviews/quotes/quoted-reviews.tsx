import type { QuotedReview } from '#shared/contract/reviews/reviews.ts'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Article, News } from '#web/ui/layout/article.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { departmentOf } from './kicker.ts'
import { Masked } from './masked.tsx'

type Unsaid = 'company' | 'excerpt' | 'department'
/** Excerpt of a review; company and department are optional where the page already shows them. */
export type Quote = Omit<QuotedReview, Unsaid> & Partial<Pick<QuotedReview, Unsaid>>

const SHOWN = 3

/**
 * The newest reviews as articles, the first one larger. A company's newest review needs no sign-in, so that each links
 * to its page.
 */
export const LatestReviews = ({ reviews }: { reviews: readonly QuotedReview[] }) => (
  <News>
    {reviews.slice(0, SHOWN).map((review, i) => (
      <Quoted key={review.id} review={review} lead={i === 0} level={3} />
    ))}
  </News>
)

/** The reviews as a list. */
export const QuotedReviews = ({ reviews, level }: { reviews: readonly Quote[]; level: 2 | 3 }) => (
  <div>
    {reviews.map(review => (
      <Quoted key={review.id} review={review} lead={false} level={level} />
    ))}
  </div>
)

function Quoted({ review, lead, level }: { review: Quote; lead: boolean; level: 2 | 3 }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('reviews')
  const companies = useWords('companies')
  const { company, department = null, excerpt, score } = review
  const who = [
    words.kinds[REVIEWER_KINDS[review.employment_status]],
    departmentOf({ department }, words),
    format.month(review.month),
    review.locale !== locale && words.otherLanguage,
  ]
  return (
    <Article
      lead={lead}
      level={level}
      href={href(locale, 'review', { id: review.id })}
      title={
        <span lang={review.locale}>
          <Masked text={words.quote(review.headline)} />
        </span>
      }
      kicker={
        company && (
          <>
            <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
            {company.city && <span>{companies.city(company.city.name)}</span>}
          </>
        )
      }
      byline={
        <>
          <ScoreInline
            score={score}
            value={format.score(score)}
            spoken={words.spoken(companies.bands[scoreBand(score)])}
          />
          <span>{who.filter(Boolean).join(', ')}</span>
        </>
      }
    >
      {excerpt && (
        <span lang={review.locale}>
          <Masked text={excerpt} />
        </span>
      )}
    </Article>
  )
}
