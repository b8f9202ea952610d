import type { OneReview } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { LOCKED_PART } from '#web/reviews/locked/locked-review.tsx'
import { withoutMasks } from '#web/reviews/quotes/masked.tsx'
import { ReviewPage, type Neighbour } from '#web/reviews/review-page.tsx'

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
  const said = words(locale, 'reading')
  if (review === null)
    return {
      title: said.locked.title(company.name),
      description: said.locked.body(false),
      noindex: true,
    }
  if (hasStub(review))
    return {
      title: said.stub[review.stub.by](company.name),
      description: said.stub.description,
      noindex: true,
    }
  const headline = withoutMasks(review.headline ?? '')
  const text = review.likes ?? review.dislikes ?? review.advice ?? review.application?.surprise_text ?? ''
  return {
    title: said.headTitle(headline, company.name),
    description: withoutMasks(`${said.by(company.name)} ${beginning(text)}`.trim()),
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
