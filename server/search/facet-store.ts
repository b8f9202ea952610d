import type { Sql } from '#server/platform/db.ts'
import { hasWords } from './has-words.ts'
import type { Wanted } from './words.ts'

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
  return packed(
    sql,
    sql`
    select city_id, features, recommends, best_score / 1000 as step, count(*) as companies
    from content.company_stats where status = 1 group by 1, 2, 3, 4`,
  )
}

/** Of those that have the words, up to `most` of them, each by itself. */
export async function tallyFound(sql: Sql, words: Wanted, most: number): Promise<TallyRow[]> {
  return packed(
    sql,
    sql`
    select city_id, features, recommends, best_score / 1000 as step, 1 as companies from content.company_stats
    where status = 1 and ${hasWords(sql, words)}
    limit ${most}`,
  )
}

/** All rows as one text: the driver takes ten times as long to make an object of each. */
async function packed(sql: Sql, rows: ReturnType<Sql>): Promise<TallyRow[]> {
  const [row] = await sql<{ text: string | null }[]>`
    select string_agg(features || ' ' || coalesce(recommends, -1) || ' ' || step || ' ' || companies || ' ' || coalesce(city_id, ''), ',') as text
    from (${rows}) r`
  return (row?.text?.split(',') ?? []).map(line => {
    const [features, recommends, step, companies, city] = line.split(' ')
    return {
      features: Number(features),
      recommends: recommends === '-1' ? null : Number(recommends),
      step: Number(step),
      companies: Number(companies),
      city_id: city || null,
    }
  })
}
