import type { Queryable, Tx } from '../db/db.ts'
import type { Counter } from './counter.ts'

type Row = { name: string; counter: Counter }

/** Locks the rows in the order of their names, which prevents deadlocks. */
export async function lockCounters(tx: Tx, names: string[]): Promise<Map<string, Counter>> {
  return byName(
    await tx<Row[]>`
      insert into identity.limit_count (name) select name from unnest(${names}::text[]) as u(name) order by name
      on conflict (name) do update set until = limit_count.until returning name, counter`,
  )
}

export async function readCounters(sql: Queryable, names: string[]): Promise<Map<string, Counter>> {
  return byName(
    await sql<Row[]>`select name, counter from identity.limit_count where name = any(${names}::text[])`,
  )
}

export async function writeCounters(tx: Tx, rows: (Row & { until: number })[]): Promise<void> {
  await tx`
    update identity.limit_count l set counter = r.counter, until = r.until
    from jsonb_to_recordset(${tx.json(rows)}) as r(name text, counter jsonb, until integer)
    where l.name = r.name`
}

export const deleteCounters = (sql: Queryable, names: string[]) =>
  sql`delete from identity.limit_count where name = any(${names}::text[])`

/** Returns how many rows remain. */
export async function deleteEnded(sql: Queryable, now: number): Promise<number> {
  await sql`delete from identity.limit_count where until <= ${Math.floor(now)}`
  const [row] = await sql<{ left: number }[]>`select count(*)::int as left from identity.limit_count`
  return row?.left ?? 0
}

const byName = (rows: readonly Row[]): Map<string, Counter> =>
  new Map(rows.map(({ name, counter }) => [name, counter]))
