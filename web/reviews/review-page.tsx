import { href } from '#shared/paths.ts'
import type { OneReview, PublicReview } from '#shared/contract/reviews/reviews.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { counted } from '#web/companies/counted.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Share } from '#web/ui/controls/share.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { hasStub } from './has-stub.ts'
import { LockedReview } from './locked/locked-review.tsx'
import { Masked, withoutMasks } from './quotes/masked.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewStub } from './review-stub.tsx'
import { ReviewsSide } from './reviews-side.tsx'
import '#web/ui/layout/profile-head.css'
import './reviews.css'

/** Another readable review of the same company, shown as a link. */
export type Neighbour = Pick<PublicReview, 'id' | 'headline' | 'locale' | 'month'>
type Props = OneReview & { neighbours: readonly Neighbour[] }

/** Page of one review: readable, locked for this reader, or a stub; then links to others. */
export function ReviewPage({ company, review, open, neighbours }: Props) {
  const words = useWords('reading')
  return (
    <>
      <Cover id={company.id} size="low" />
      <div className="wrap">
        <Owner company={company} review={review} open={open} />
        <div className="cols-side review-page">
          <div>
            {review === null ? (
              <LockedReview company={company} />
            ) : hasStub(review) ? (
              <>
                <h1>{words.stub[review.stub.by](company.name)}</h1>
                <ReviewStub review={review} />
              </>
            ) : (
              <ReviewEntry review={review} whole />
            )}
            <Others company={company} neighbours={neighbours} />
          </div>
          <ReviewsSide />
        </div>
      </div>
    </>
  )
}

/**
 * The reviewed company for readers who come from a search engine: name, score, number of reviews, industry and place.
 */
function Owner({ company, review, open }: Pick<Props, 'company' | 'review' | 'open'>) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const reading = useWords('reading')
  const { list, spoken } = useWords('reviews')
  const { score } = company
  return (
    <div className="review-owner">
      <Monogram id={company.id} name={company.name} />
      <div className="review-owner-name">
        <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
        <p className="dotted">
          {score !== null && (
            <ScoreInline
              score={score}
              value={format.score(score)}
              spoken={spoken(words.bands[scoreBand(score)])}
            />
          )}
          <span>{counted(company, list, format.count)}</span>
          <span>{placeLine(company, words)}</span>
        </p>
      </div>
      {review && !hasStub(review) && (
        <Share
          path={href(locale, 'review', { id: review.id })}
          title={reading.headTitle(withoutMasks(review.headline ?? ''), company.name)}
          locked={!open}
        />
      )}
    </div>
  )
}

function Others({ company, neighbours }: Pick<Props, 'company' | 'neighbours'>) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('reading')
  const { quote } = useWords('reviews')
  return (
    <Section title={words.others(company.name)} small>
      {neighbours.length > 0 && (
        <ul className="neighbours">
          {neighbours.map(({ id, headline, locale: written, month }) => (
            <li key={id}>
              <a href={href(locale, 'review', { id })} lang={written}>
                <Masked text={quote(headline ?? '')} />
              </a>
              <time dateTime={month}>{format.month(month)}</time>
            </li>
          ))}
        </ul>
      )}
      <ArrowLink href={href(locale, 'companyReviews', { id: company.slug })}>
        {words.all(company.name)}
      </ArrowLink>
    </Section>
  )
}
