import { randomUUID } from 'node:crypto'
import type { PendingQuery, Row } from 'postgres'
import { addDays, dayOf, type Clock } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { withTime } from '../deadline.ts'
import type { Log } from '../log.ts'
import * as rows from './task-rows.ts'
import { createQueue, type Lanes } from './queue.ts'

/** Work that must happen even if the process dies: a row written in the transaction that causes it. */
export type NewTask = {
  kind: string
  payload: object
  runAt: Date
  /** Idempotency key: a second task with it is not added while the first is stored. */
  dedupe?: string | undefined
  /** Lower ranks are taken first; zero by default. */
  rank?: number
  /** The time from which the task would come too late: it is dropped. */
  until?: Date
}

/** Runs one task. Throwing puts it off; it must be safe to run twice. */
export type TaskRunner = (payload: never) => Promise<void>
export type Schema = 'identity' | 'content'

const HOUR_MS = 3_600_000

/** Adds work to a schema's table. Returns false when its `dedupe` key is taken. */
export async function addTask(sql: Queryable, schema: Schema, task: NewTask): Promise<boolean> {
  const [added = false] = await addTasks(sql, schema, [task])
  return added
}

/** Adds several tasks, and returns for each whether it was added. */
export async function addTasks(
  sql: Queryable,
  schema: Schema,
  tasks: readonly NewTask[],
): Promise<boolean[]> {
  if (tasks.length === 0) return []
  const values = tasks.map(({ kind, payload, runAt, dedupe = null, rank = 0, until = null }) => ({
    id: randomUUID(),
    kind,
    payload: sql.json(payload as never),
    run_at: runAt,
    dedupe,
    rank,
    until,
  }))
  const rows = await sql<{ id: string }[]>`
    insert into ${sql(`${schema}.task`)} ${sql(values as never)}
    on conflict (dedupe) do nothing returning id`
  const added = new Set(rows.map(({ id }) => id))
  return values.map(({ id }) => added.has(id))
}

/** Frees a `dedupe` key within the transaction of its work, so that the key may be used again. */
export async function releaseDedupe(tx: Queryable, schema: Schema, dedupe: string): Promise<void> {
  await tx`update ${tx(`${schema}.task`)} set dedupe = null where dedupe = ${dedupe}`
}

/** For a query's condition: no task with this `dedupe` key waits or runs. */
export const noTask = (sql: Queryable, schema: Schema, dedupe: PendingQuery<Row[]>) => sql`
  not exists (select 1 from ${sql(`${schema}.task`)} t where t.dedupe = ${dedupe} and t.done_at is null)`

/**
 * Work of every day at an hour of Jakarta, or of every hour; a key for each time prevents two processes from running
 * it twice. Slow work does not delay other work.
 */
export type DailyTask = { schema: Schema; kind: string; hour: number | 'every'; slow?: true }

/** Cancels a waiting task; with `holding`, only one whose payload contains it. False when it has run, or is running. */
export async function cancelTask(
  sql: Queryable,
  schema: Schema,
  dedupe: string,
  holding: Record<string, string> = {},
): Promise<boolean> {
  const table = sql(`${schema}.task`)
  const rows = await sql`
    delete from ${table}
    where dedupe = ${dedupe} and done_at is null and lease_until is null and payload @> ${sql.json(holding)} returning id`
  return rows.length > 0
}

/** Other waiting tasks of a kind: a runner that does their work together with its own ends them with `endWaiting`. */
export const listWaiting = <P extends object>(sql: Queryable, schema: Schema, kind: string) =>
  sql<{ id: string; payload: P }[]>`
    select id, payload from ${sql(`${schema}.task`)}
    where kind = ${kind} and done_at is null and lease_until is null`

export async function endWaiting(sql: Queryable, schema: Schema, ids: string[]): Promise<void> {
  await sql`
    delete from ${sql(`${schema}.task`)}
    where id = any(${ids}::uuid[]) and done_at is null and lease_until is null`
}

export type Tasks = {
  /** Looks for due work now rather than at the next tick. */
  wake(): void
  /** Runs due tasks until none is left; for tests and for the end of a first run. */
  drain(): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Parts = {
  db: Db
  clock: Clock
  log: Log
  runners: Record<Schema, Record<string, TaskRunner>>
  daily: DailyTask[]
  lanes?: Partial<Record<Schema, Lanes>>
  /** Run once an hour by every process that runs tasks. */
  everyHour?: (() => Promise<unknown>)[]
}

/** Runs both schemas' task tables separately: a slow mail server must not delay reviews. */
export function createTasks({ db, clock, log, runners, daily, lanes = {}, everyHour = [] }: Parts): Tasks {
  const queues = (['identity', 'content'] as const).map(schema =>
    createQueue({
      schema,
      sql: db[schema],
      clock,
      log,
      runners: runners[schema],
      regular: new Set(daily.map(({ kind }) => kind)),
      lanes: lanes[schema] ?? { workers: 1 },
      beforeEach: scheduleDaily,
    }),
  )
  let scheduled = ''

  /** Once an hour of this process: adds the next run of each daily task, and deletes old rows. */
  async function scheduleDaily(): Promise<void> {
    const now = clock.now()
    const hourOfDay = now.toISOString().slice(0, 13)
    if (scheduled === hourOfDay) return
    for (const { schema, kind, hour, slow } of daily) {
      const { runAt, name } = hour === 'every' ? nextHour(now) : nextDay(now, hour)
      await addTask(db[schema], schema, {
        kind,
        payload: {},
        runAt,
        dedupe: `${kind}:${name}`,
        rank: slow ? rows.SLOW_RANK : 0,
      })
    }
    for (const schema of ['identity', 'content'] as const) await rows.sweep(db[schema], schema, now)
    for (const work of everyHour) await withTime(work)
    scheduled = hourOfDay
  }

  return {
    wake: () => queues.forEach(queue => queue.wake()),
    drain: async () => void (await Promise.all(queues.map(queue => queue.drain()))),
    start: () => queues.forEach(queue => queue.start()),
    stop: async () => void (await Promise.all(queues.map(queue => queue.stop()))),
  }
}

function nextHour(now: Date): { runAt: Date; name: string } {
  const runAt = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)
  return { runAt, name: runAt.toISOString() }
}

function nextDay(now: Date, hour: number): { runAt: Date; name: string } {
  const at = (day: string) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`)
  const today = dayOf(now)
  const name = at(today) > now ? today : addDays(today, 1)
  return { runAt: at(name), name }
}
