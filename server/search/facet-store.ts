import type { Sql } from '#server/platform/db.ts'

/** So many companies of one kind: `step` is the shown score in whole stars, 0 without one. */
export type TallyRow = {
  city_id: string | null
  features: number
  recommends: number | null
  step: number
  companies: number
}

/** Of all listed companies. */
export async function tallyAll(sql: Sql): Promise<TallyRow[]> {
  return sql<TallyRow[]>`
    select city_id, features, recommends, best_score / 1000 as step, count(*) as companies
    from content.company_stats where status = 1 group by 1, 2, 3, 4`
}

/** Of those that have the words, up to `most` of them. */
export async function tallyFound(sql: Sql, words: string, most: number): Promise<TallyRow[]> {
  return sql<TallyRow[]>`
    with found as materialized (
      select city_id, features, recommends, best_score from content.company_stats
      where status = 1 and content.found_by(search_text, city_id, recommends, best_score, features) @@ ${words}::tsquery limit ${most})
    select city_id, features, recommends, best_score / 1000 as step, count(*) as companies from found group by 1, 2, 3, 4`
}

/** Of these. */
export async function tallyAmong(sql: Sql, ids: string[]): Promise<TallyRow[]> {
  return sql<TallyRow[]>`
    select city_id, features, recommends, best_score / 1000 as step, count(*) as companies
    from content.company_stats where status = 1 and company_id = any(${ids}::uuid[]) group by 1, 2, 3, 4`
}
