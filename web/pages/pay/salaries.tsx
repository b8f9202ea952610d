import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { SalariesPage } from '#web/pay/lists/salaries-page.tsx'
import { askedOf, FIRST_ROWS, queryOf, rowsOf, type Asked } from '#web/pay/place/query.ts'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { formats } from '#web/platform/locale.ts'
import { definePage, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { asked: Asked; pay: TopSalaries; map: PayMap | null }

export const page = definePage<Data>({
  load,
  head,
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'pay').crumb, url: origin + href(locale, 'salaries') },
      ]),
    ]),
  View: ({ data }) => (
    <PayPlace>
      <SalariesPage {...data} />
    </PayPlace>
  ),
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const asked = askedOf(query)
  const { mode, department } = asked
  const isPlain = mode === null
  // One row more than is shown reveals whether there are more.
  const limit = isPlain ? { limit: FIRST_ROWS + 1 } : {}
  const top = (kind: TopSalaries['mode']) => call('topSalaries', { query: { mode: kind, ...limit } })
  const [jobs, paying, map] = await Promise.all([
    mode === 'top_companies' ? null : top('top_paid_jobs'),
    !isPlain && mode !== 'top_companies' ? null : top('top_companies'),
    isPlain ? call('payMap', { query: department ? { department } : {} }) : null,
  ])
  const pay = { ...paying, ...jobs, companies: paying?.companies ?? [] } as TopSalaries
  return { asked, pay, map }
}

function head({ data: { asked, pay, map }, locale }: HeadArgs<Data>): Head {
  const said = words(locale, 'salaries')
  const { departments } = words(locale, 'reviews')
  if (asked.mode) {
    const { heading } = said.lists[asked.mode]
    const rows = pay[asked.mode === 'top_companies' ? 'companies' : rowsOf(asked.mode)]
    const canonicalSearch = `?mode=${asked.mode}`
    return {
      title: heading,
      description: said.lists.description(heading),
      noindex: rows.length === 0,
      canonicalSearch,
    }
  }
  const isChanged = Object.values(queryOf(asked)).some(Boolean)
  return {
    title: asked.department ? said.headDepartment(departments[asked.department]) : said.headTitle,
    description: descriptionOf(map, locale),
    noindex: isChanged || pay.as_of === null,
  }
}

function descriptionOf(map: PayMap | null, locale: HeadArgs<Data>['locale']): string {
  const said = words(locale, 'salaries')
  const known = (map?.provinces ?? []).flatMap(({ name, range }) => (range ? [{ name, pay: range.p50 }] : []))
  const [top] = known.toSorted((a, b) => b.pay - a.pay)
  if (!top) return said.description
  return said.descriptionTop(words(locale, 'companies').province(top.name), formats(locale).rupiah(top.pay))
}
