import { YEAR_BANDS } from '#shared/contract/pay/pay-parts.ts'
import { figureKey, type WideScope } from '../figure-store.ts'
import { regroup, shared, type Chance, type Members, type Way } from './groups.ts'
import { isStep, type Steps } from './cooperative-steps.ts'
import { addCompany, addTo, emptyPool, bothYears, type Pool } from './pool.ts'
import { LEAST, LEAST_COMPANIES, shownOf } from './range.ts'
import type { Figure } from './wide-cells.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

type Numbers = Record<number, number>

/** The rows for roles and places as columns; `amount` is in units of `PAY_STEP`. */
export type RolePays = Members & {
  length: number
  /** A role's number; -1 for none. */
  role: Numbers
  city: Numbers
  year: Numbers
  givenIn: Numbers
  amount: Numbers
  /** Index of a band of years in the role; -1 for none. */
  years: Numbers
  /** A company's tag; 0 for none. */
  company: Numbers
}

const LEAST_PEOPLE = 10

/** Members a year at which lists show a figure, since they pool two years; later rows then wait for a finer group. */
const ENOUGH = { role_province: 10, role_years: 10, role: 15, place: 25 }

const NONE = -1
const provinceOf = (city: number): number => Math.floor(city / 100)

/** Regroups the rows in place and calculates the figures; also returns the indexes of changed rows. */
export function* snapshotOfRoles(
  pays: RolePays,
  { to, roles }: { to: number; roles: string[] },
  chance: Chance,
): Steps<{ changed: Iterable<number>; figures: Figure[] }> {
  const cells = createRoleCells(pays, { to, roles })
  const changed: Set<number>[] = []
  for (const rows of yield* partitions(pays)) {
    const year = pays.year[rows[0] as number] as number
    const rules = { least: LEAST, ways: waysOf(pays), isOver: year !== to }
    const made = yield* regroup(rows, pays, rules, chance)
    changed.push(made.changed)
    for (const group of made.groups.values()) {
      yield
      cells.add(group, year)
    }
  }
  return { changed: changed.values().flatMap(rows => rows), figures: yield* cells.figures() }
}

/** Rows of one year, given in one year. */
function* partitions({ length, year, givenIn }: RolePays): Steps<Iterable<number[]>> {
  const parts = new Map<number, number[]>()
  for (let row = 0; row < length; row += 1) {
    if (isStep(row)) yield
    const key = bothYears(year[row] as number, givenIn[row] as number)
    const part = parts.get(key)
    if (part) part.push(row)
    else parts.set(key, [row])
  }
  return parts.values()
}

function waysOf({ role, city, years }: RolePays): Way[] {
  const of = (kind: (row: number) => number) => (row: number) => (role[row] === NONE ? NaN : kind(row))
  const roleAt = (row: number) => (role[row] as number) * 100_000
  const cityAt = (row: number) => city[row] as number
  const provinceAt = (row: number) => provinceOf(cityAt(row))
  const bandAt = (row: number) => ((years[row] as number) + 1) * 10_000
  return [
    { of: of(row => roleAt(row) + cityAt(row) + bandAt(row)), enough: Infinity },
    { of: of(row => roleAt(row) + provinceAt(row) + bandAt(row)), enough: ENOUGH.role_province },
    { of: of(row => roleAt(row) + provinceAt(row)), enough: ENOUGH.role_province },
    { of: of(row => roleAt(row) + bandAt(row)), enough: ENOUGH.role_years },
    { of: of(roleAt), enough: ENOUGH.role },
    { of: cityAt, enough: ENOUGH.place },
    { of: provinceAt, enough: ENOUGH.place },
  ]
}

/**
 * A group counts in the cells of the values that all its members share; all cells except those of one year pool the
 * last two years.
 */
function createRoleCells(pays: RolePays, { to, roles }: { to: number; roles: string[] }) {
  const pools = new Map<string, Map<string, Pool>>()

  return {
    add(group: number[], year: number): void {
      const role = roles[shared(group, row => pays.role[row] as number)]
      const city = shared(group, row => pays.city[row] as number)
      const province = shared(group, row => provinceOf(pays.city[row] as number))
      const band = YEAR_BANDS[shared(group, row => pays.years[row] as number)]
      const cities = Number.isNaN(city) ? [] : [`${String(city).slice(0, 2)}.${String(city).slice(2)}`]
      const provinces = Number.isNaN(province) ? [] : [String(province)]
      if (role !== undefined) count('role_year', role, String(year), group)
      if (year < to - 1 || year > to) return
      for (const one of cities) count('city', one, '', group)
      for (const one of provinces) count('province', one, '', group)
      if (role === undefined) return
      count('role', role, '', group)
      for (const one of cities) count('role_city', role, one, group)
      for (const one of provinces) count('role_province', role, one, group)
      if (band !== undefined) count('role_years', role, String(band), group)
    },
    *figures(): Steps<Figure[]> {
      const figures: Figure[] = []
      for (const [scope, byKey] of pools)
        for (const [key, pool] of byKey) {
          yield
          const [a = '', b = ''] = key.split(' ')
          const shown =
            pool.companies.size < LEAST_COMPANIES ? undefined : shownOf(pool, PAY_STEP, LEAST_PEOPLE)
          if (shown) figures.push({ key: figureKey(scope as WideScope, a, b), ...shown })
        }
      return figures
    },
  }

  function count(scope: WideScope, a: string, b: string, group: number[]): void {
    const byKey = pools.get(scope) ?? new Map<string, Pool>()
    pools.set(scope, byKey)
    const key = `${a} ${b}`
    const pool = byKey.get(key) ?? emptyPool()
    byKey.set(key, pool)
    for (const row of group) {
      addTo(
        pool,
        pays.amount[row] as number,
        bothYears(pays.year[row] as number, pays.givenIn[row] as number),
      )
      if (pays.company[row] !== 0) addCompany(pool, pays.company[row] as number)
    }
  }
}
