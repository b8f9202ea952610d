import type { SearchResults as Results } from '#shared/contract/companies.ts'
import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { SearchResults, type Asked } from '#web/search/search-results.tsx'

type Data = { results: Results; asked: Asked }

export const page = definePage<Data>({
  load,
  head: ({ data: { asked }, locale }) => {
    const said = words(locale, 'search')
    return {
      title: asked.q ? said.headTitle(asked.q) : said.all,
      description: said.description,
      noindex: Boolean(asked.q || asked.sort || asked.cursor),
    }
  },
  View: ({ data }) => <SearchResults results={data.results} asked={data.asked} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const sort = query.get('sort') as CompanySort
  const asked: Asked = {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    sort: COMPANY_SORTS.includes(sort) ? sort : null,
    cursor: query.get('cursor'),
  }
  const { q, cursor } = asked
  const results = await call('searchCompanies', {
    query: { q, ...(asked.sort && { sort: asked.sort }), ...(cursor && { cursor }) },
  })
  return { results, asked }
}
