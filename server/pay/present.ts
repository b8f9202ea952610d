import type { Department, Industry } from '#shared/contract/keys.ts'
import type { PayOf, PayRange } from '#shared/contract/pay/pay.ts'
import type { YearBand } from '#shared/contract/pay/pay-parts.ts'
import type { Locale } from '#shared/locale.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import type { Places } from '#server/places/places.ts'
import { SCOPES, type CellRow, type FigureRow, type RangeRow } from './figure-store.ts'

export const presentRange = ({ people, p10, p25, p50, p75, p90 }: RangeRow): PayRange => ({
  people: people as PayRange['people'],
  p10,
  p25,
  p50,
  p75,
  p90,
})

const NOTHING: Omit<PayOf, 'scope'> = {
  department: null,
  job_type: null,
  industry: null,
  role: null,
  city: null,
  province: null,
  years: null,
}

export const cityNamed = (places: Places, id: string, locale: Locale): string => {
  const name = places.findCity(id)?.name ?? id
  return locale === 'en' ? englishCity(name) : name
}

export const provinceNamed = (places: Places, code: string, locale: Locale): string => {
  const name = places.findProvince(code)?.name ?? code
  return locale === 'en' ? englishProvince(name) : name
}

export function presentFigure(
  figure: FigureRow,
  places: Places,
  locale: Locale,
): { of: PayOf; range: PayRange } {
  const of = Object.fromEntries(
    SCOPES[figure.scope].map((part, place) => [
      part,
      named(part, [figure.a, figure.b, figure.c][place] ?? ''),
    ]),
  )
  return { of: { ...NOTHING, ...of, scope: figure.scope as PayOf['scope'] }, range: presentRange(figure) }

  function named(part: (typeof SCOPES)[keyof typeof SCOPES][number], value: string) {
    if (part === 'role') return places.roleName(value, locale)
    if (part === 'city') return cityNamed(places, value, locale)
    if (part === 'province') return provinceNamed(places, value, locale)
    return part === 'years' || part === 'year'
      ? (Number(value) as YearBand)
      : (value as Department | Industry)
  }
}

export const presentCell = (cell: CellRow): { of: PayOf; range: PayRange } => ({
  of: {
    ...NOTHING,
    scope: cell.job_type ? 'company_department_job_type' : cell.department ? 'company_department' : 'company',
    department: cell.department || null,
    job_type: cell.job_type || null,
  },
  range: presentRange(cell),
})
