import type { Sql } from '#server/platform/db.ts'
import { maskOf, masksWith, type Filters } from './filters.ts'

/** For a search that finds all first: features as the sets that hold them, which an index can look up. */
export const fit = (sql: Sql, filters: Filters) => sql`
  ${filters.feature.length === 0 ? sql`` : sql`and features <> 0 and features = any(${masksWith(filters.feature)}::smallint[])`}
  ${others(sql, filters)}`

/** For rows that are met one after the other: features by a comparison of which the planner expects that it often holds. */
export const met = (sql: Sql, filters: Filters) => sql`
  ${filters.feature.length === 0 ? sql`` : sql`and features & ${maskOf(filters.feature)}::smallint >= ${maskOf(filters.feature)}::smallint`}
  ${others(sql, filters)}`

const others = (sql: Sql, { score, recommend, city }: Filters) => sql`
  ${score === undefined ? sql`` : (AT_LEAST[score]?.(sql) ?? sql`and false`)}
  ${recommend === undefined ? sql`` : recommend === '1' ? sql`and recommends = 1` : sql`and recommends = 0`}
  ${city === undefined ? sql`` : sql`and city_id = ${city}`}`

/** As literals: a plan for a mean of five would be a bad one for a mean of one. */
const AT_LEAST: Record<number, (sql: Sql) => ReturnType<Sql>> = {
  1: sql => sql`and best_score >= 1000`,
  2: sql => sql`and best_score >= 2000`,
  3: sql => sql`and best_score >= 3000`,
  4: sql => sql`and best_score >= 4000`,
  5: sql => sql`and best_score >= 5000`,
}
