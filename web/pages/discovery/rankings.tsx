import type { TopCompanies } from '#shared/contract/discovery/rankings.ts'
import { href, queryString } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { askedOf, queryOf, type Asked } from '#web/discovery/rankings/query.ts'
import { Ranking } from '#web/discovery/rankings/ranking.tsx'
import { countIn, titleOf } from '#web/discovery/rankings/title.ts'

type Data = { top: TopCompanies; asked: Asked; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { top, asked }, locale }) => {
    const said = words(locale, 'rankings')
    const what = titleOf(top, said, words(locale, 'companies'))
    const isWide = !asked.city && !asked.size
    return {
      title: said.head.title(what),
      description: said.head.description(what, countIn(top.aspect, said)(String(top.floor.reviews))),
      noindex: !isWide || !isIndexed.ranking({ ranked: top.ranked.length }),
      canonicalSearch: queryString(queryOf(asked)),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <Ranking {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const asked = askedOf(query)
  const given = Object.entries(asked).filter(([, value]) => value !== null)
  const top = await call('topCompanies', { query: Object.fromEntries(given) })
  return {
    top,
    asked: { ...asked, city: top.city?.id ?? null },
    unknownCity: top.city ? null : asked.city,
  }
}

function jsonLd({ locale, origin, siteName }: HeadArgs<Data>): object[] {
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'rankings').name, url: origin + href(locale, 'topCompanies') },
    ]),
  ]
}
