import { href } from '#shared/paths.ts'
import type { OneReview, PublicReview } from '#shared/contract/reviews.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik-cover.tsx'
import { ArrowLink } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Section } from '#web/ui/section.tsx'
import { hasStub } from './has-stub.ts'
import { LockedReview } from './locked-review.tsx'
import { Masked } from './masked.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewStub } from './review-stub.tsx'
import { ReviewsSide } from './reviews-side.tsx'
import './reviews.css'

/** Another open review of the same company, as a line that leads to it. */
export type Neighbour = Pick<PublicReview, 'id' | 'headline' | 'locale' | 'month'>
type Props = OneReview & { neighbours: readonly Neighbour[] }

/** One review by itself: whole, locked for this reader, or what is left of it; then the way to the others. */
export function ReviewPage({ company, review, neighbours }: Props) {
  const words = useWords('reading')
  return (
    <>
      <Cover id={company.id} size="low" />
      <div className="wrap">
        <Owner company={company} />
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

function Owner({ company }: Pick<Props, 'company'>) {
  const locale = useLocale()
  return (
    <p className="review-owner">
      <Monogram id={company.id} name={company.name} />
      <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
    </p>
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
