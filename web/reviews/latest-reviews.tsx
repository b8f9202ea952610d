import type { QuotedReview } from '#shared/contract/reviews.ts'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Article, News } from '#web/ui/article.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Link } from '#web/ui/link.tsx'

const SHOWN = 3

/** The newest reviews as news: the first larger. Each leads to its company's reviews, where it is open. */
export const LatestReviews = ({ reviews }: { reviews: readonly QuotedReview[] }) => (
  <News>
    {reviews.slice(0, SHOWN).map((review, i) => (
      <Quoted key={review.id} review={review} lead={i === 0} />
    ))}
  </News>
)

function Quoted({ review, lead }: { review: QuotedReview; lead: boolean }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('reviews')
  const companies = useWords('companies')
  const { company, score } = review
  const who = [
    words.kinds[REVIEWER_KINDS[review.employment_status]],
    review.department && words.departments[review.department],
    format.month(review.month),
  ]
  return (
    <Article
      lead={lead}
      href={href(locale, 'companyReviews', { id: company.slug })}
      title={<span lang={review.locale}>{words.quote(review.headline)}</span>}
      kicker={
        <>
          <Link href={href(locale, 'company', { id: company.slug })}>{company.name}</Link>
          {company.city && <span>{companies.city(company.city.name)}</span>}
        </>
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
      {review.excerpt && <span lang={review.locale}>{review.excerpt}</span>}
    </Article>
  )
}
