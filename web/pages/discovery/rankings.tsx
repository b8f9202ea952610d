import type { TopCompanies } from '#shared/contract/discovery/rankings.ts'
import { href, queryString } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { choiceOf, queryOf, type Choice } from '#web/discovery/rankings/query.ts'
import { Ranking } from '#web/discovery/rankings/ranking.tsx'
import { countIn, titleOf } from '#web/discovery/rankings/title.ts'

type Data = { top: TopCompanies; choice: Choice; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { top, choice }, locale }) => {
    const messages = words(locale, 'rankings')
    const what = titleOf(top, messages, words(locale, 'companies'))
    const isWide = !choice.city && !choice.size
    return {
      title: messages.head.title(what),
      description: messages.head.description(what, countIn(top.aspect, messages)(String(top.floor.reviews))),
      noindex: !isWide || !isIndexed.ranking({ ranked: top.ranked.length }),
      canonicalSearch: queryString(queryOf(choice)),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <Ranking {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const choice = choiceOf(query)
  const given = Object.entries(choice).filter(([, value]) => value !== null)
  const top = await call('topCompanies', { query: Object.fromEntries(given) })
  return {
    top,
    choice: { ...choice, city: top.city?.id ?? null },
    unknownCity: top.city ? null : choice.city,
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
