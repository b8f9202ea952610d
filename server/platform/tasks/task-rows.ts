import { dayStart, MOST_AHEAD_MS } from '../clock.ts'
import type { Db, Sql } from '../db/db.ts'
import type { Schema } from './tasks.ts'

/** A lease that is not extended for this long has expired: another process may take the task. */
export const LEASE_SECONDS = 25
/**
 * With a backoff that doubles up to a quarter of an hour: about half a day of tries. A task with `until` is tried
 * until then.
 */
export const MOST_ATTEMPTS = 50
const HOUR_MS = 3_600_000

export type Leased = { id: string; kind: string; payload: object; attempts: number; rank: number }

/** Tasks from this rank on are slow, and have a worker of their own. */
export const SLOW_RANK = 1_000_000_000

type Ranks = { from?: number; below?: number }

/**
 * Leases the task of the lowest rank among these that has been due longest, if there is one; no slow one by default.
 */
export async function lease(
  sql: Sql,
  schema: Schema,
  now: Date,
  { from, below = SLOW_RANK }: Ranks = {},
): Promise<Leased | undefined> {
  const table = sql(`${schema}.task`)
  const until = leaseFrom(now)
  const [task] = await sql<Leased[]>`
    update ${table} set lease_until = ${until}, attempts = attempts + 1
    where id = (
      select id from ${table}
      where done_at is null and run_at <= ${now} and (lease_until is null or lease_until < ${now})
        and (until > ${now} or (until is null and attempts < ${MOST_ATTEMPTS})) and ${from === undefined ? sql`rank < ${below}` : sql`rank >= ${from}`}
      order by rank, run_at for update skip locked limit 1)
    returning id, kind, payload, attempts, rank`
  return task
}

/** Heartbeat: extends the lease, so that no other process takes the task. */
export async function extend(sql: Sql, schema: Schema, { id, attempts }: Leased, now: Date): Promise<void> {
  await sql`
    update ${sql(`${schema}.task`)} set lease_until = ${leaseFrom(now)}
    where id = ${id} and attempts = ${attempts} and done_at is null and lease_until is not null`
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1000)

/**
 * Only the leased attempt is finished or put off: a later one belongs to another process. Of finished tasks a row
 * stays only where its `dedupe` key still prevents a second one, with the day alone; with the moment, `at`, where the
 * key names nobody.
 */
export async function finish(sql: Sql, schema: Schema, { id, attempts }: Leased, at: Date): Promise<void> {
  const table = sql(`${schema}.task`)
  await sql`
    with gone as (delete from ${table} where id = ${id} and attempts = ${attempts} and dedupe is null)
    update ${table} set done_at = ${at}, run_at = ${at}, lease_until = null, payload = '{}', rank = 0, until = null
    where id = ${id} and attempts = ${attempts} and dedupe is not null`
}

/** Drops tasks that would come too late, whatever waits before them. */
export async function dropLate(sql: Sql, schema: Schema, now: Date): Promise<void> {
  await sql`
    delete from ${sql(`${schema}.task`)}
    where done_at is null and until <= ${now} and (lease_until is null or lease_until < ${now})`
}

export async function putOff(
  sql: Sql,
  schema: Schema,
  { id, attempts }: Leased,
  again: Date,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.name : 'error'
  await sql`
    update ${sql(`${schema}.task`)} set run_at = ${again}, lease_until = null, last_error = ${reason}
    where id = ${id} and attempts = ${attempts}`
}

/** The latest time at which regular work was finished, as the database knows it. */
export async function newestDone({ identity, content }: Pick<Db, Schema>): Promise<Date> {
  const newest = async (sql: Sql, schema: Schema) => {
    const [row] = await sql<
      { done: Date | null }[]
    >`select max(done_at) as done from ${sql(`${schema}.task`)}`
    return row?.done?.getTime() ?? 0
  }
  return new Date(Math.max(await newest(identity, 'identity'), await newest(content, 'content')))
}

/**
 * Deletes finished tasks in the second hour of the next day, and those that a wrong clock marked as finished long
 * after now. Tasks that failed too often are given up: their key is free again, so that the same work can be added
 * again.
 */
export async function sweep(sql: Sql, schema: Schema, now: Date): Promise<void> {
  const table = sql(`${schema}.task`)
  const from = dayStart(new Date(now.getTime() - HOUR_MS))
  const until = new Date(now.getTime() + MOST_AHEAD_MS)
  await sql`delete from ${table} where done_at < ${from} or done_at > ${until}`
  await sql`
    delete from ${table}
    where done_at is null and until is null and attempts >= ${MOST_ATTEMPTS} and (lease_until is null or lease_until < ${now})`
}
