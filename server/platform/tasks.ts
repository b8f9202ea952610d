import { randomUUID } from 'node:crypto'
import { addDays, dayOf, type Clock } from './clock.ts'
import type { Db, Queryable, Sql } from './db.ts'
import type { Log } from './log.ts'

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
type Schema = 'identity' | 'content'

const LEASE_SECONDS = 60
/** About half a day of trying: longer than any provider's bad hour. */
const MOST_ATTEMPTS = 50
const IDLE_MS = 1_000
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

/** Work of every day at an hour of Jakarta; a key per day keeps two processes from running it twice. */
export type DailyTask = { schema: Schema; kind: string; hour: number }

/** Takes a waiting task back. False when it has run, or is running. */
export async function cancelTask(sql: Queryable, schema: Schema, dedupe: string): Promise<boolean> {
  const table = sql(`${schema}.task`)
  const rows = await sql`
    delete from ${table} where dedupe = ${dedupe} and done_at is null and lease_until is null returning id`
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

/** One runner for both schemas' task tables: due rows are leased, run, and kept a day to answer repeats. */
export function createTasks({ db, clock, log, runners, daily }: Parts): Tasks {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = true

  async function drain(): Promise<void> {
    await scheduleDaily()
    // A slow mail server must not keep reviews waiting, nor the other way round.
    await Promise.all([drainSchema('identity'), drainSchema('content')])
  }

  async function drainSchema(schema: Schema): Promise<void> {
    while (await runOne(schema)) if (stopped && timer) return
  }

  let scheduled = ''

  /** Adds the next run of each daily task, once a day of this process. */
  async function scheduleDaily(): Promise<void> {
    const today = dayOf(clock.now())
    if (scheduled === today) return
    for (const { schema, kind, hour } of daily) {
      const at = (day: string) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`)
      const day = at(today) > clock.now() ? today : addDays(today, 1)
      await addTask(db[schema], schema, { kind, payload: {}, runAt: at(day), dedupe: `${kind}:${day}` })
    }
    for (const schema of ['identity', 'content'] as const) await sweep(schema)
    scheduled = today
  }

  /** Finished work is forgotten within a day; its times would say when its authors acted. */
  async function sweep(schema: Schema): Promise<void> {
    const dayAgo = new Date(clock.now().getTime() - 86_400_000)
    await db[schema]`delete from ${db[schema](`${schema}.task`)} where done_at < ${dayAgo}`
  }

  async function runOne(schema: Schema): Promise<boolean> {
    const sql = db[schema]
    const task = await lease(sql, schema)
    if (!task) return false
    try {
      const run = runners[schema][task.kind]
      if (!run) throw new Error(`No runner for task ${task.kind}`)
      await run(task.payload as never)
      await sql`update ${sql(`${schema}.task`)} set done_at = ${clock.now()}, payload = '{}' where id = ${task.id}`
    } catch (error) {
      log.error(`task ${task.kind}`, error)
      await putOff(sql, schema, task, error)
    }
    return true
  }

  type Leased = { id: string; kind: string; payload: object; attempts: number }

  async function lease(sql: Sql, schema: Schema): Promise<Leased | undefined> {
    const table = sql(`${schema}.task`)
    const now = clock.now()
    const until = new Date(now.getTime() + LEASE_SECONDS * 1000)
    const [task] = await sql<Leased[]>`
      update ${table} set lease_until = ${until}, attempts = attempts + 1
      where id = (
        select id from ${table}
        where done_at is null and run_at <= ${now} and (lease_until is null or lease_until < ${now}) and attempts < ${MOST_ATTEMPTS}
        order by run_at for update skip locked limit 1)
      returning id, kind, payload, attempts`
    return task
  }

  async function putOff(sql: Sql, schema: Schema, task: Leased, error: unknown): Promise<void> {
    const again = new Date(clock.now().getTime() + pauseOf(task.attempts, error) * 1000)
    const reason = error instanceof Error ? error.name : 'error'
    await sql`
      update ${sql(`${schema}.task`)} set run_at = ${again}, lease_until = null, last_error = ${reason} where id = ${task.id}`
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
    wake() {
      if (stopped) return
      clearTimeout(timer)
      tick()
    },
    drain,
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

/** Seconds until the next try: longer each time, and what a provider asked for (`retryAfterSeconds`) at least. */
function pauseOf(attempts: number, error: unknown): number {
  const asked = (error as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0
  const pause = 2 ** Math.min(attempts, 10) * (0.5 + Math.random())
  return Math.max(pause, Math.min(asked, LONGEST_ASKED_SECONDS))
}
