import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db.ts'
import { maskOf, type Filters } from './filters.ts'
import * as store from './facet-store.ts'
import type { TallyRow } from './facet-store.ts'

export type { TallyRow } from './facet-store.ts'

/** From so many companies on the count is not made for every search, but kept. */
const LARGE = 20_000
const KEPT_MS = 60_000

/**
 * How many listed companies there are of each city, score, share and set of features. A large directory's is a minute
 * old; while it is made anew the one before it answers.
 */
export function createTally(sql: Sql, clock: Clock): () => Promise<TallyRow[]> {
  let kept: { rows: TallyRow[]; until: number } | undefined
  let reading: Promise<TallyRow[]> | undefined
  const read = () =>
    (reading ??= store
      .tallyAll(sql)
      .then(keep)
      .finally(() => (reading = undefined)))
  const keep = (rows: TallyRow[]) => {
    kept = countIn(rows) < LARGE ? undefined : { rows, until: clock.now().getTime() + KEPT_MS }
    return rows
  }
  return async () => {
    if (!kept) return read()
    if (clock.now().getTime() >= kept.until) read().catch(() => undefined)
    return kept.rows
  }
}

export const countIn = (rows: TallyRow[]): number => rows.reduce((sum, row) => sum + row.companies, 0)

export const countFitting = (rows: TallyRow[], filters: Filters): number => {
  const fits = fitting(filters)
  return rows.reduce((sum, row) => sum + (fits(row) ? row.companies : 0), 0)
}

/** Whether a row of the tally fits; `step` is its score in whole stars. */
export function fitting({ score, recommend, city, feature }: Filters): (row: TallyRow) => boolean {
  const mask = maskOf(feature)
  const share = recommend === undefined ? undefined : Number(recommend)
  return row =>
    (score === undefined || row.step >= score) &&
    (share === undefined || row.recommends === share) &&
    (city === undefined || row.city_id === city) &&
    (row.features & mask) === mask
}
