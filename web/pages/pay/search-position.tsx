import type { Positions } from '#shared/contract/pay/positions.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { searchOf, isFiltered, type Search } from '#web/pay/positions/query.ts'
import { PositionResults } from '#web/pay/positions/position-results.tsx'
import { titleOf } from '#web/pay/positions/title.ts'

type Data = { results: Positions; search: Search; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { results, search }, locale }) => {
    const { head, ...messages } = words(locale, 'roles')
    const isAny = Boolean(search.q) || isFiltered(search)
    const what = titleOf(
      results,
      search,
      { head, ...messages },
      words(locale, 'companies'),
      words(locale, 'reviews'),
    )
    return {
      title: isAny ? head.titleAt(what) : head.title,
      description: head.description,
      noindex: isAny || results.page.total === 0 || Boolean(search.sort || search.cursor),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <PositionResults {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const search = searchOf(query)
  const given = Object.entries(search).filter(([, value]) => value !== null)
  const results = await call('positions', { query: Object.fromEntries(given) })
  const { city, company } = results
  return {
    results,
    search: { ...search, city: city?.id ?? null, company: company?.slug ?? null },
    unknownCity: city ? null : search.city,
  }
}

function jsonLd({ locale, origin, siteName }: HeadArgs<Data>): object[] {
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'roles').title, url: origin + href(locale, 'searchPosition') },
    ]),
  ]
}
