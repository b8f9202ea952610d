import { randomUUID } from 'node:crypto'
import type { PendingQuery, Row } from 'postgres'
import { addDays, dayOf, type Clock } from './clock.ts'
import type { Db, Queryable } from './db.ts'
import type { Log } from './log.ts'
import * as rows from './task-rows.ts'

/** Work that must happen though the process may die: a row written in the transaction that causes it. */
export type NewTask = {
  kind: string
  payload: object
  runAt: Date
  /** A second task with the same word is not added while the first is kept. */
  dedupe?: string
}

/** Runs one task. Throwing puts it off; it must bear being run twice. */
export type TaskRunner = (payload: never) => Promise<void>
export type Schema = 'identity' | 'content'

const IDLE_MS = 1_000
const BEAT_MS = (rows.LEASE_SECONDS * 1000) / 3
const LONGEST_ASKED_SECONDS = 3_600

/** Adds work to a schema's table. False when its `dedupe` word is taken. */
export async function addTask(sql: Queryable, schema: Schema, task: NewTask): Promise<boolean> {
  const table = sql(`${schema}.task`)
  const rows = await sql`
    insert into ${table} (id, kind, payload, run_at, dedupe)
    values (${randomUUID()}, ${task.kind}, ${sql.json(task.payload as never)}, ${task.runAt}, ${task.dedupe ?? null})
    on conflict (dedupe) do nothing returning id`
  return rows.length > 0
}

/** Frees a `dedupe` word within the transaction of the work it stood for, so that it may be used again. */
export async function releaseDedupe(tx: Queryable, schema: Schema, dedupe: string): Promise<void> {
  await tx`update ${tx(`${schema}.task`)} set dedupe = null where dedupe = ${dedupe}`
}

/** For a query's condition: no task of this `dedupe` word waits or runs. */
export const noTask = (sql: Queryable, schema: Schema, dedupe: PendingQuery<Row[]>) => sql`
  not exists (select 1 from ${sql(`${schema}.task`)} t where t.dedupe = ${dedupe} and t.done_at is null)`

/** Work of every day at an hour of Jakarta; a key per day keeps two processes from running it twice. */
export type DailyTask = { schema: Schema; kind: string; hour: number }

/** Takes a waiting task back, where `holding` is named only one whose payload holds it. False when it has run, or is running. */
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

export type Tasks = {
  /** Look for due work now rather than at the next tick. */
  wake(): void
  /** Runs what is due until nothing is; for tests and for the end of a first run. */
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
}

/** A message is mostly waiting for a provider; reviews appear one after the other. */
const WORKERS: Record<Schema, number> = { identity: 4, content: 1 }

/** Runs both schemas' task tables, each by itself: a slow mail server must not keep reviews waiting. */
export function createTasks({ db, clock, log, runners, daily }: Parts): Tasks {
  const queues = (['identity', 'content'] as const).map(schema => createQueue(schema))
  let scheduled = ''

  /** Once an hour of this process: the next run of each daily task is added, and what is over is swept away. */
  async function scheduleDaily(): Promise<void> {
    const now = clock.now()
    const hourOfDay = now.toISOString().slice(0, 13)
    if (scheduled === hourOfDay) return
    const today = dayOf(now)
    for (const { schema, kind, hour } of daily) {
      const at = (day: string) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`)
      const day = at(today) > now ? today : addDays(today, 1)
      await addTask(db[schema], schema, { kind, payload: {}, runAt: at(day), dedupe: `${kind}:${day}` })
    }
    for (const schema of ['identity', 'content'] as const) await rows.sweep(db[schema], schema, now)
    scheduled = hourOfDay
  }

  function createQueue(schema: Schema) {
    const sql = db[schema]
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> = Promise.resolve()
    let stopped = true

    async function runOne(): Promise<boolean> {
      const task = await rows.lease(sql, schema, clock.now())
      if (!task) return false
      const stillAtIt = () => rows.extend(sql, schema, task, clock.now()).catch(() => {})
      const beat = setInterval(() => void stillAtIt(), BEAT_MS)
      try {
        const run = runners[schema][task.kind]
        if (!run) throw new Error(`No runner for task ${task.kind}`)
        await run(task.payload as never)
        await rows.finish(sql, schema, task, clock.now())
      } catch (error) {
        log.error(`task ${task.kind}`, error)
        const again = new Date(clock.now().getTime() + pauseOf(task.attempts, error) * 1000)
        await rows.putOff(sql, schema, task, again, error)
      } finally {
        clearInterval(beat)
      }
      return true
    }

    async function work(): Promise<void> {
      while (await runOne()) if (stopped && timer) return
    }

    async function drain(): Promise<void> {
      await scheduleDaily()
      await Promise.all(Array.from({ length: WORKERS[schema] }, work))
    }

    function tick(): void {
      if (stopped) return
      running = running.then(drain).catch(error => log.error('tasks', error))
      void running.then(() => {
        // One timer, however many wakes came meanwhile.
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(tick, IDLE_MS)
      })
    }

    return {
      drain,
      wake() {
        if (stopped) return
        clearTimeout(timer)
        tick()
      },
      start() {
        stopped = false
        tick()
      },
      async stop() {
        stopped = true
        clearTimeout(timer)
        await running
      },
    }
  }

  return {
    wake: () => queues.forEach(queue => queue.wake()),
    drain: async () => void (await Promise.all(queues.map(queue => queue.drain()))),
    start: () => queues.forEach(queue => queue.start()),
    stop: async () => void (await Promise.all(queues.map(queue => queue.stop()))),
  }
}

/** Seconds until the next try: longer each time, and what a provider asked for (`retryAfterSeconds`) at least. */
function pauseOf(attempts: number, error: unknown): number {
  const asked = (error as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0
  const pause = 2 ** Math.min(attempts, 10) * (0.5 + Math.random())
  return Math.max(pause, Math.min(asked, LONGEST_ASKED_SECONDS))
}
