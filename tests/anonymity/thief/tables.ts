import type { Sql } from '#server/platform/db/db.ts'

/** A row as a thief of the running database has it; of a dump there are only place and values. */
export type Row = {
  /** Where it stands among the table's rows, as they are read. */
  place: number
  /** The transaction that wrote it; undefined in a dump. */
  xmin?: number
  values: Record<string, unknown>
}
/** Rows by `schema.table`. */
export type Tables = Map<string, Row[]>

export const SCHEMAS = ['identity', 'content'] as const

/** Every table of both schemas with what the engine keeps beside each row. */
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
