import type { RolePage as Companies } from '#shared/contract/companies/companies.ts'
import type { RolePay } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { occupation } from '#web/pay/role/occupation.ts'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { RolePage } from '#web/pay/role/role-page.tsx'
import type { CitySearch } from '#web/pay/role/city-pay.tsx'
import { isCallError } from '#web/platform/call.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type Card, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = {
  companies: Companies
  pay: RolePay | null
  citySearch: CitySearch | null
  cursor: string | null
}

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && card,
  jsonLd:
    import.meta.env.SSR &&
    (({ data: { companies, pay }, locale, siteName, origin }) => {
      const { role } = companies
      const url = origin + href(locale, 'position', { role: role.id })
      return [
        breadcrumbs([
          { name: siteName, url: origin + href(locale, 'home') },
          { name: words(locale, 'pay').crumb, url: origin + href(locale, 'salaries') },
          { name: role.name, url },
        ]),
        ...(pay ? occupation(pay, url) : []),
      ]
    }),
  View: ({ data: { companies, pay, citySearch } }) => (
    <PayPlace>
      <RolePage companies={companies} pay={pay} citySearch={citySearch} />
    </PayPlace>
  ),
})

const LONGEST_CITY = 60

async function load({ params: { role = '' }, query, call }: LoadArgs): Promise<Data> {
  const cursor = query.get('cursor')
  const typed = (query.get('city') ?? '').trim().slice(0, LONGEST_CITY)
  const [companies, pay, near] = await Promise.all([
    call('jobRole', { params: { role }, query: cursor === null ? {} : { cursor } }),
    cursor === null ? call('rolePay', { params: { role } }) : null,
    typed ? inCity(role, typed, call) : null,
  ])
  return { companies, pay, citySearch: near, cursor }
}

/** For an unknown city the page shows a message instead of an error. */
async function inCity(role: string, typed: string, call: LoadArgs['call']): Promise<CitySearch> {
  try {
    return { typed, pay: await call('payBenchmark', { query: { job_role: role, city: typed } }) }
  } catch (error) {
    if (!isCallError(error) || !error.errors['city']) throw error
    return { typed, pay: null }
  }
}

function head({ data: { companies, pay, citySearch, cursor }, locale }: HeadArgs<Data>): Head {
  const { role } = companies
  const messages = words(locale, 'positions').role
  const { range } = words(locale, 'pay')
  const format = formats(locale)
  const isPlain = cursor === null && citySearch === null
  if (!pay?.range)
    return {
      title: messages.reviewed.headTitle(role.name),
      description: messages.reviewed.description(role.name),
      noindex: !isPlain || !isIndexed.position({ hasPay: false, companies: companies.companies.length }),
    }
  const { p25, p50, p75 } = pay.range
  const half = range(format.millions(p25), format.millions(p75))
  return {
    title: messages.headFigure(role.name, format.rupiah(p50)),
    description: messages.description(role.name, format.rupiah(p50), half),
    noindex: !isPlain,
  }
}

function card({ data: { companies, pay }, locale }: HeadArgs<Data>): Partial<Card> {
  if (!pay?.range) return {}
  const { p25, p50, p75 } = pay.range
  const messages = words(locale, 'pay')
  const { millions, rupiah } = formats(locale)
  return {
    title: companies.role.name,
    below: '',
    figure: {
      value: rupiah(p50),
      word: words(locale, 'positions').role.gap.pay,
      note: messages.half(messages.range(millions(p25), millions(p75))),
    },
  }
}
