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

/** More than the features' bits, and than scores have steps. */
const FEATURES = 16_384
const STEPS = 8
const UNDECIDED = 2

/** All rows as one text: the driver takes ten times as long to make an object of each. What is narrowed by is one number. */
async function packed(sql: Sql, rows: ReturnType<Sql>): Promise<TallyRow[]> {
  const [row] = await sql<{ text: string | null }[]>`
    select string_agg(
      (features + ${FEATURES}::int * (step + ${STEPS}::int * coalesce(recommends, ${UNDECIDED}::int))) || ' ' || companies || ' ' || coalesce(city_id, ''), ',') as text
    from (${rows}) r`
  return (row?.text?.split(',') ?? []).map(line => {
    const [number, companies, city] = line.split(' ')
    const rest = Math.floor(Number(number) / FEATURES)
    const recommends = Math.floor(rest / STEPS)
    return {
      features: Number(number) % FEATURES,
      recommends: recommends === UNDECIDED ? null : recommends,
      step: rest % STEPS,
      companies: Number(companies),
      city_id: city || null,
    }
  })
}
