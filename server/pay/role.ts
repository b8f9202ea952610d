import type { Sent } from '#shared/contract/contract.ts'
import type { YearBand } from '#shared/contract/pay/pay-parts.ts'
import { presentRole } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import { figureKey, findFigures, listFigures, type WideScope } from './figure-store.ts'
import { isSame } from './nearest.ts'
import { paidBest } from './paid-companies.ts'
import { cityNamed, presentFigure, presentRange } from './present.ts'
import { presentProvince } from './provinces.ts'
import type { Deps } from './reading.ts'

const MOST_COMPANIES = 10

/** A role's pay over all companies: by province, by years in the role, over the years. */
export async function readRolePay(deps: Deps, id: string): Promise<Sent<'rolePay'>> {
  const { sql, places, locale } = deps
  const role = places.findRole(id) ?? fail('not_found')
  const own = figureKey('role', id)
  const department = figureKey('department', role.department)
  const [as_of, figures, parts, companies] = await Promise.all([
    deps.asOf(),
    findFigures(sql, [own, department]),
    listFigures(sql, ['role_province', 'role_city', 'role_years', 'role_year'], id),
    paidBest(deps, role.department, MOST_COMPANIES),
  ])
  const of = (scope: WideScope) => parts.filter(row => row.scope === scope)
  const range = figures.find(row => isSame(row, own))
  const fallback = range ? undefined : figures.find(row => isSame(row, department))
  return {
    as_of,
    role: presentRole(role, locale),
    range: range ? presentRange(range) : null,
    fallback: fallback ? presentFigure(fallback, places, locale) : null,
    provinces: of('role_province').map(row => presentProvince(deps, row)),
    cities: of('role_city').map(row => ({
      id: row.b,
      name: cityNamed(places, row.b, locale),
      range: presentRange(row),
    })),
    experience: of('role_years')
      .map(row => ({ from: Number(row.b) as YearBand, range: presentRange(row) }))
      .toSorted((a, b) => a.from - b.from),
    years: of('role_year')
      .map(row => ({ year: Number(row.b), p50: row.p50, minimum_wage: meanMinimumWage(deps, Number(row.b)) }))
      .toSorted((a, b) => a.year - b.year),
    companies,
  }
}

export async function rolesWithPay(sql: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await listFigures(sql, ['role'])).map(({ a }) => a))
}

/**
 * The mean over all provinces, if all are known for that year. It is the same for every role, so it does not disclose
 * where anyone works.
 */
function meanMinimumWage({ wages, places }: Deps, year: number): number | null {
  const amounts = places.provinces.flatMap(({ code }) => wages.find(code, year)?.amount ?? [])
  if (amounts.length < places.provinces.length) return null
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
}
