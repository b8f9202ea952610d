import type { SearchResults as Results } from '#shared/contract/companies/companies.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { askedOf, isFiltered, queryOf, type Asked } from '#web/discovery/search/query.ts'
import { SearchResults } from '#web/discovery/search/search-results.tsx'

type Data = { results: Results; asked: Asked; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { asked }, locale }) => {
    const said = words(locale, 'search')
    return {
      title: asked.q ? said.headTitle(asked.q) : said.all,
      description: said.description,
      noindex: Boolean(asked.q || asked.sort || asked.cursor) || isFiltered(asked),
    }
  },
  View: ({ data }) => <SearchResults {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const asked = askedOf(query)
  const given = Object.entries(queryOf(asked)).filter(([, value]) => value !== null)
  const results = await call('searchCompanies', { query: Object.fromEntries(given) })
  const city = results.city?.id ?? null
  return { results, asked: { ...asked, city }, unknownCity: city ? null : asked.city }
}
