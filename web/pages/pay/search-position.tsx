import type { Positions } from '#shared/contract/pay/positions.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { askedOf, isFiltered, type Asked } from '#web/pay/positions/query.ts'
import { PositionResults } from '#web/pay/positions/position-results.tsx'
import { titleOf } from '#web/pay/positions/title.ts'

type Data = { results: Positions; asked: Asked; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { results, asked }, locale }) => {
    const { head, ...said } = words(locale, 'roles')
    const isAny = Boolean(asked.q) || isFiltered(asked)
    const what = titleOf(
      results,
      asked,
      { head, ...said },
      words(locale, 'companies'),
      words(locale, 'reviews'),
    )
    return {
      title: isAny ? head.titleAt(what) : head.title,
      description: head.description,
      noindex: isAny || results.page.total === 0 || Boolean(asked.sort || asked.cursor),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <PositionResults {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const asked = askedOf(query)
  const given = Object.entries(asked).filter(([, value]) => value !== null)
  const results = await call('positions', { query: Object.fromEntries(given) })
  const { city, company } = results
  return {
    results,
    asked: { ...asked, city: city?.id ?? null, company: company?.slug ?? null },
    unknownCity: city ? null : asked.city,
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
