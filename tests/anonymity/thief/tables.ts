import type { Sql } from '#server/platform/db/db.ts'

/** A row as a thief of the running database has it; a dump has only place and values. */
export type Row = {
  /** Position among the table's rows in the order of reading. */
  place: number
  /** The transaction that wrote the row; undefined in a dump. */
  xmin?: number
  values: Record<string, unknown>
}
/** Rows by `schema.table`. */
export type Tables = Map<string, Row[]>

export const SCHEMAS = ['identity', 'content'] as const

/** Every table of both schemas, with the engine's system columns of each row. */
export async function takeTables(sql: Sql): Promise<Tables> {
  const names = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('identity', 'content') and tablename not in ('city', 'province', 'job_role', 'search_word', 'search_typo')
    order by schemaname, tablename`
  const tables: Tables = new Map()
  for (const { schema, name } of names) {
    const rows = await sql<{ xmin: string; values: Record<string, unknown> }[]>`
      select t.xmin::text, to_jsonb(t) as values from ${sql(`${schema}.${name}`)} t order by t.ctid`
    tables.set(
      `${schema}.${name}`,
      rows.map(({ xmin, values }, place) => ({ place, xmin: Number(xmin), values })),
    )
  }
  return tables
}
