import type { CompanyPage } from '#shared/contract/companies.ts'
import { REVIEWER_KINDS, REVIEW_SORTS, type ReviewerKind, type ReviewSort } from '#shared/contract/keys.ts'
import type { ReviewList as List } from '#shared/contract/reviews.ts'
import { href } from '#shared/paths.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ReviewsSide } from '#web/reviews/reviews-side.tsx'
import { ReviewList } from '#web/reviews/review-list.tsx'
import { choiceQuery, type Choice } from '#web/reviews/review-tools.tsx'

type Data = { page: CompanyPage; list: List; choice: Choice }

export const page = definePage<Data>({
  load,
  head,
  View: ({ data: { page: company, list, choice } }) => (
    <>
      <CompanyHead page={company} tab="reviews" />
      <div className="wrap cols-side">
        <ReviewList company={company.company} list={list} choice={choice} />
        <ReviewsSide />
      </div>
    </>
  ),
})

async function load({ params, query, call }: LoadArgs): Promise<Data> {
  const slug = params['id'] as string
  const choice = choiceOf(query)
  const [company, list] = await Promise.all([
    call('company', { params: { slug }, query: { header: '1' } }),
    call('companyReviews', { params: { slug }, query: given(choice) }),
  ])
  return { page: company, list, choice }
}

function choiceOf(query: URLSearchParams): Choice {
  const sort = query.get('sort') as ReviewSort
  const type = query.get('type') as ReviewerKind
  return {
    sort: REVIEW_SORTS.includes(sort) ? sort : 'newest',
    type: REVIEWER_KINDS.includes(type) ? type : null,
    cursor: query.get('cursor'),
  }
}

const given = ({ sort, type, cursor }: Choice) => ({
  sort,
  ...(type && { type }),
  ...(cursor && { cursor }),
})

function head({ data: { page: company, list, choice }, locale, origin, siteName }: HeadArgs<Data>) {
  const { name, slug } = company.company
  const said = words(locale, 'reviews').head
  const at = { id: slug }
  const chosen = Object.values(choiceQuery(choice)).some(value => value !== null)
  return {
    title: said.title(name),
    description:
      list.tabs.all === 0 ? said.none(name) : said.description(name, formats(locale).count(list.tabs.all)),
    noindex: list.tabs.all === 0 || chosen,
    jsonLd: [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name, url: origin + href(locale, 'company', at) },
        { name: words(locale, 'reviews').title, url: origin + href(locale, 'companyReviews', at) },
      ]),
    ],
  }
}
