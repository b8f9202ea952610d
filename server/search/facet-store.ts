import type { Sql } from '#server/platform/db.ts'
import { matching } from './word-store.ts'
import { kindColumn, type Kind } from './kind.ts'
import type { Wanted } from './words.ts'

/** So many companies of one kind in one city. */
export type TallyRow = { city_id: string | null; kind: Kind; companies: number }

/** Of all listed companies. */
export async function tallyAll(sql: Sql): Promise<TallyRow[]> {
  return packed(
    sql,
    sql`
    select city_id, ${kindColumn(sql)} as kind, count(*) as companies
    from content.company_stats where status = 1 group by 1, 2`,
  )
}

/** Of those that have the words, up to `most` of them, each by itself. */
export async function tallyFound(sql: Sql, words: Wanted, most: number): Promise<TallyRow[]> {
  return packed(
    sql,
    sql`${matching(sql, words, sql`city_id, ${kindColumn(sql)} as kind, 1 as companies`)} limit ${most}`,
  )
}

async function packed(sql: Sql, rows: ReturnType<Sql>): Promise<TallyRow[]> {
  const [row] = await sql<{ tally: string | null }[]>`select ${packedTally(sql)} as tally from (${rows}) r`
  return unpackedTally(row?.tally ?? null)
}

/** Rows of a tally as one text: the driver takes ten times as long to make an object of each. */
export const packedTally = (sql: Sql) =>
  sql`string_agg(kind || ' ' || companies || ' ' || coalesce(city_id, ''), ',')`

export const unpackedTally = (text: string | null): TallyRow[] =>
  (text?.split(',') ?? []).map(line => {
    const [kind, companies, city] = line.split(' ')
    return { kind: Number(kind), companies: Number(companies), city_id: city || null }
  })
