import type { OneReview, PublicReview } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { withoutMasks, Masked } from '#web/reviews/quotes/masked.tsx'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { counted } from '#web/companies/counted.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Share } from '#web/ui/controls/share.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { ReviewStub } from '#web/reviews/review-stub.tsx'
import { ReviewsSide } from '#web/reviews/reviews-side.tsx'
import { useLoginLink } from '#web/accounts/login.ts'
import { useSite } from '#web/platform/site.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import '#web/ui/layout/profile-head.css'
import '#web/reviews/reviews.css'

type Data = OneReview & { neighbours: Neighbour[] }

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const NEIGHBOURS = 3

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.company.slug,
  View: ({ data }) => <ReviewPage {...data} />,
})

async function load({ params: { id = '' }, call }: LoadArgs): Promise<Data> {
  if (!ID.test(id)) throw new Response(null, { status: 404 })
  const one = await call('review', { params: { id } })
  const { reviews } = await call('companyReviews', { params: { slug: one.company.slug }, query: {} })
  const others = reviews.filter(review => review.id !== id && !hasStub(review))
  const neighbours = others
    .slice(0, NEIGHBOURS)
    .map(({ id, headline, locale, month }) => ({ id, headline, locale, month }))
  return { ...one, neighbours }
}

function head({ data: { company, review }, locale }: HeadArgs<Data>): Head {
  const messages = words(locale, 'reading')
  if (review === null)
    return {
      title: messages.locked.title(company.name),
      description: messages.locked.body(false),
      noindex: true,
    }
  if (hasStub(review))
    return {
      title: messages.stub[review.stub.by](company.name),
      description: messages.stub.description,
      noindex: true,
    }
  const headline = withoutMasks(review.headline ?? '')
  const text = review.likes ?? review.dislikes ?? review.advice ?? review.application?.surprise_text ?? ''
  return {
    title: messages.headTitle(headline, company.name),
    description: withoutMasks(`${messages.by(company.name)} ${beginning(text)}`.trim()),
  }
}

function jsonLd({ data: { company, review }, locale, origin, siteName, path }: HeadArgs<Data>): object[] {
  if (review === null) return [notFree(origin + path, words(locale, 'reading').locked.title(company.name))]
  if (hasStub(review)) return []
  const id = company.slug
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: company.name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'reviews').title, url: origin + href(locale, 'companyReviews', { id }) },
      { name: withoutMasks(review.headline ?? ''), url: origin + path },
    ]),
  ]
}

/**
 * Structured data which says that the content requires a sign-in, so that search engines do not treat the difference as
 * cloaking.
 */
const notFree = (url: string, name: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  url,
  name,
  isAccessibleForFree: false,
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: LOCKED_PART },
})

const DESCRIPTION = 110

/** The beginning of a text, cut at a word boundary. */
function beginning(text: string): string {
  if (text.length <= DESCRIPTION) return text
  const cut = text.slice(0, DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

/** Another readable review of the same company, shown as a link. */
type Neighbour = Pick<PublicReview, 'id' | 'headline' | 'locale' | 'month'>
type Props = OneReview & { neighbours: readonly Neighbour[] }

/** Page of one review: readable, locked for this reader, or a stub; then links to others. */
function ReviewPage({ company, review, open, neighbours }: Props) {
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

type LockedReviewProps = { company: { slug: string; name: string } }

/** Selector for `isAccessibleForFree: false` in the structured data. */
const LOCKED_PART = '.review-locked'

/** Page of a review that the reader may not open: why, and how to unlock it. The server sends nothing of the review. */
function LockedReview({ company }: LockedReviewProps) {
  const locale = useLocale()
  const { locked: words } = useWords('reviews')
  const site = useSite()
  const { locked: page } = useWords('reading')
  return (
    <section className="review-locked" aria-labelledby="terkunci">
      <h1 id="terkunci">
        <Icon name="lock" />
        {page.title(company.name)}
      </h1>
      <p>{page.body(site.whatsapp !== null)}</p>
      {site.raffle && <p>{words.raffle}</p>}
      <div className="locked-a">
        <ButtonLink {...useLoginLink()}>{words.signIn}</ButtonLink>
        <ButtonLink
          kind="line"
          icon="pen-line"
          href={href(locale, 'companyWriteReview', { id: company.slug })}
        >
          {words.write}
        </ButtonLink>
      </div>
      <p className="note only-plain">{words.script}</p>
    </section>
  )
}
