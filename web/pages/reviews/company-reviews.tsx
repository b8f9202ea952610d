import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import type { ReviewChoices, ReviewList as List, ReviewSummary } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { choiceOf, choiceQuery, filtersOf, type Choice } from '#web/reviews/choice.ts'
import { ReviewsSide } from '#web/reviews/reviews-side.tsx'
import { ReviewList } from '#web/reviews/review-list.tsx'

type Data = {
  page: CompanyPage
  list: List
  choices: ReviewChoices
  summary: ReviewSummary
  choice: Choice
}

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && (({ data }) => ({ owner: ownerOf(data.page.company) })),
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.page.company.slug,
  View: ({ data: { page: company, ...shown } }) => (
    <>
      <CompanyHead page={company} tab="reviews" />
      <div className="wrap">
        <ReviewList company={company.company} {...shown} />
        <ReviewsSide />
      </div>
    </>
  ),
})

async function load({ params: { id }, query, call }: LoadArgs): Promise<Data> {
  const params = { slug: id as string }
  const choice = choiceOf(query)
  const filters = filtersOf(choice)
  const [company, list, choices, summary] = await Promise.all([
    call('company', { params, query: { header: '1' } }),
    call('companyReviews', {
      params,
      query: {
        ...filters,
        sort: choice.sort,
        ...(choice.q && { q: choice.q }),
        ...(choice.cursor && { cursor: choice.cursor }),
      },
    }),
    call('reviewFilters', { params }),
    call('reviewSummary', { params, query: filters }),
  ])
  return { page: company, list, choices, summary, choice }
}

function head({ data: { page: company, list, choice }, locale }: HeadArgs<Data>) {
  const { name } = company.company
  const messages = words(locale, 'reviews').head
  const chosen = Object.values(choiceQuery(choice)).some(value => value !== null)
  return {
    title: messages.title(name),
    description:
      list.tabs.all === 0
        ? messages.none(name)
        : messages.description(name, formats(locale).count(list.tabs.all)),
    noindex: !isIndexed.company({ reviews: list.tabs.all }) || chosen,
  }
}

function jsonLd({ data, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const { name, slug: id } = data.page.company
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name, url: origin + href(locale, 'company', { id }) },
      { name: words(locale, 'reviews').title, url: origin + href(locale, 'companyReviews', { id }) },
    ]),
  ]
}
