import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import type { Locale } from '#shared/locale.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { rowsOf, type ListName, type NamedList } from '../place/query.ts'
import type { PayRow } from './pay-rows.tsx'

export const floorOf = ({ floors }: TopSalaries, list: ListName) => floors[FLOORS[list]]

const FLOORS = {
  departments: 'department',
  top_paid_jobs: 'role',
  cities: 'city',
  industries: 'industry',
  top_companies: 'company_department',
} as const satisfies Record<ListName, keyof TopSalaries['floors']>

/** Targets of the rows: the pay of a role or department, or the companies of a city or industry. */
const LEADS: Record<NamedList, (locale: Locale, id: string) => string> = {
  departments: (locale, id) => href(locale, 'department', { department: id }),
  top_paid_jobs: (locale, id) => href(locale, 'position', { role: id }),
  cities: (locale, id) => href(locale, 'searchCompany', {}, { city: id }),
  industries: (locale, id) => href(locale, 'searchCompany', {}, { industry: id }),
}

/** Rows of a list, at most `most`. */
export function useRows(pay: TopSalaries, list: NamedList, most = Infinity): PayRow[] {
  const locale = useLocale()
  const { city } = useWords('companies')
  return pay[rowsOf(list)].slice(0, most).map(({ id, name, range }) => ({
    id,
    name: list === 'cities' ? city(name) : name,
    href: LEADS[list](locale, id),
    range,
  }))
}
