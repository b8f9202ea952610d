import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db.ts'
import { keptWhileLarge } from '#server/platform/kept.ts'
import { maskOf, type Filters } from './filters.ts'
import * as store from './facet-store.ts'
import type { TallyRow } from './facet-store.ts'

export type { TallyRow } from './facet-store.ts'

/** From so many companies on the count is not made for every search, but kept. */
const LARGE = 2_000
const KEPT_MS = 60_000

/** How many listed companies there are of each city, score, share and set of features. A large directory's is up to two minutes old. */
export const createTally = (sql: Sql, clock: Clock): (() => Promise<TallyRow[]>) =>
  keptWhileLarge(
    clock,
    KEPT_MS,
    () => store.tallyAll(sql),
    rows => countIn(rows) >= LARGE,
  )

/** A large tally has a row for each city many times over: summed up once, it answers most questions from few rows. */
type Folded = { all: TallyRow[]; cities: Map<string | null, TallyRow[]> }
const folds = new WeakMap<TallyRow[], Folded>()

function folded(rows: TallyRow[]): Folded {
  const known = folds.get(rows)
  if (known) return known
  const kinds = new Map<string, TallyRow>()
  for (const row of rows) {
    const kind = `${row.features} ${row.recommends} ${row.step}`
    const before = kinds.get(kind)
    kinds.set(kind, { ...row, city_id: null, companies: row.companies + (before?.companies ?? 0) })
  }
  const made = { all: [...kinds.values()], cities: Map.groupBy(rows, row => row.city_id) }
  folds.set(rows, made)
  return made
}

export const countIn = (rows: TallyRow[]): number => sum(folded(rows).all)

export function countFitting(rows: TallyRow[], filters: Filters): number {
  const { all, cities } = folded(rows)
  const among = filters.city === undefined ? all : (cities.get(filters.city) ?? [])
  return sum(among, fitting(filters))
}

/** How many fit in each city. */
export function countByCity(rows: TallyRow[], filters: Filters): [city: string, companies: number][] {
  const fits = fitting(filters)
  return [...folded(rows).cities].flatMap(([city, ofCity]) =>
    city === null ? [] : [[city, sum(ofCity, fits)] as [string, number]],
  )
}

function sum(rows: TallyRow[], fits: (row: TallyRow) => boolean = () => true): number {
  let total = 0
  for (const row of rows) if (fits(row)) total += row.companies
  return total
}

/** Whether a row fits, its city aside; `step` is its score in whole stars. */
function fitting({ score, recommend, feature }: Filters): (row: TallyRow) => boolean {
  const mask = maskOf(feature)
  const share = recommend === undefined ? undefined : Number(recommend)
  return row =>
    (score === undefined || row.step >= score) &&
    (share === undefined || row.recommends === share) &&
    (row.features & mask) === mask
}
