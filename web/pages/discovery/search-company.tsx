import type { SearchResults as Results } from '#shared/contract/companies/companies.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { searchOf, isFiltered, queryOf, type Search } from '#web/discovery/search/query.ts'
import { SearchResults } from '#web/discovery/search/search-results.tsx'

type Data = { results: Results; search: Search; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { search }, locale }) => {
    const messages = words(locale, 'search')
    return {
      title: search.q ? messages.headTitle(search.q) : messages.all,
      description: messages.description,
      noindex: Boolean(search.q || search.sort || search.cursor) || isFiltered(search),
    }
  },
  View: ({ data }) => <SearchResults {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const search = searchOf(query)
  const given = Object.entries(queryOf(search)).filter(([, value]) => value !== null)
  const results = await call('searchCompanies', { query: Object.fromEntries(given) })
  const city = results.city?.id ?? null
  return { results, search: { ...search, city }, unknownCity: city ? null : search.city }
}
