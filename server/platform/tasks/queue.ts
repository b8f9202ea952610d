import { dayStart, type Clock } from '../clock.ts'
import type { Sql } from '../db/db.ts'
import { withDeadline, withTime } from '../deadline.ts'
import type { Log } from '../log.ts'
import * as rows from './task-rows.ts'
import type { Schema, TaskRunner } from './tasks.ts'

const IDLE_MS = 1_000
const BEAT_MS = (rows.LEASE_SECONDS * 1000) / 3
const MAX_RETRY_AFTER_SECONDS = 3_600

/**
 * How many tasks of a schema run at once, in addition to a slow one. Tasks from rank `lastFrom` on leave one worker
 * free for the others, and start only while `mayStart` returns true; `started` is called for each, `dropped` when
 * late tasks have been dropped.
 */
export type Lanes = { workers: number; dropped?(): Promise<unknown> } & ({ lastFrom?: undefined } | Budgeted)
type Budgeted = { lastFrom: number; mayStart(): Promise<boolean>; started(): Promise<void> }

type Queue = {
  schema: Schema
  sql: Sql
  clock: Clock
  log: Log
  runners: Record<string, TaskRunner>
  /** Kinds that no person's act causes. */
  regular: ReadonlySet<string>
  lanes: Lanes
  /** Called before each search for work. */
  beforeEach(): Promise<void>
}

/** Runs one schema's tasks with its workers. */
export function createQueue({ schema, sql, clock, log, runners, regular, lanes, beforeEach }: Queue) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let cleared = 0
  let preparing = Promise.resolve()
  let leasing = Promise.resolve()
  const fault = (error: unknown) => log.error('tasks', error)
  const workers = Array.from({ length: lanes.workers }, (_, place) =>
    createWorker({ lease: () => leaseFor(place), runOne, stopped: () => stopped, fault }),
  )
  const slow = createWorker({
    lease: () => rows.lease(sql, schema, clock.now(), { from: rows.SLOW_RANK }),
    runOne,
    stopped: () => stopped,
    fault,
  })

  /** The first worker never takes the last ranks; the others do while these may start. */
  async function leaseFor(place: number): Promise<rows.Leased | undefined> {
    if (lanes.lastFrom === undefined) return rows.lease(sql, schema, clock.now())
    if (place === 0 && lanes.workers > 1)
      return rows.lease(sql, schema, clock.now(), { below: lanes.lastFrom })
    // One after the other, so that two workers do not both use the last place of a budget.
    const next = leasing.then(() => leaseWithin(lanes))
    leasing = next.then(
      () => {},
      () => {},
    )
    return next
  }

  async function leaseWithin({ lastFrom, mayStart, started }: Budgeted): Promise<rows.Leased | undefined> {
    const task = await rows.lease(sql, schema, clock.now(), (await mayStart()) ? {} : { below: lastFrom })
    if (task && task.rank >= lastFrom) await started()
    return task
  }

  async function runOne(task: rows.Leased): Promise<void> {
    const stillAtIt = () => rows.extend(sql, schema, task, clock.now()).catch(() => {})
    const beat = setInterval(() => void stillAtIt(), BEAT_MS)
    try {
      const run = runners[task.kind]
      if (!run) throw new Error(`No runner for task ${task.kind}`)
      await withTime(() => run(task.payload as never))
      const now = clock.now()
      await rows.finish(sql, schema, task, regular.has(task.kind) ? now : dayStart(now))
    } catch (error) {
      log.error(`task ${task.kind}`, error)
      const again = new Date(clock.now().getTime() + pauseOf(task.attempts, error) * 1000)
      await rows.putOff(sql, schema, task, again, error)
    } finally {
      clearInterval(beat)
    }
  }

  async function prepare(): Promise<void> {
    await beforeEach()
    const now = clock.now()
    if (now.getTime() - cleared < IDLE_MS) return
    cleared = now.getTime()
    await rows.dropLate(sql, schema, now)
    await lanes.dropped?.()
  }

  async function drain(): Promise<void> {
    await prepare()
    await Promise.all(workers.map(worker => worker.run()))
    await slow.run()
  }

  function tick(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(tick, IDLE_MS)
    withDeadline(() => {
      preparing = preparing.then(prepare).catch(fault)
      void preparing.then(() => [...workers, slow].forEach(worker => void worker.run()))
    })
  }

  return {
    drain,
    wake: () => void (timer && tick()),
    start() {
      stopped = false
      tick()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      timer = undefined
      await preparing
      await Promise.all([...workers, slow].map(worker => worker.ended()))
    },
  }
}

/**
 * Seconds until the next try: longer each time, and at least what a provider asked for (`retryAfterSeconds`), up to
 * an hour.
 */
function pauseOf(attempts: number, error: unknown): number {
  const requested = (error as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0
  const pause = 2 ** Math.min(attempts, 10) * (0.5 + Math.random())
  return Math.max(pause, Math.min(requested, MAX_RETRY_AFTER_SECONDS))
}

type Work = {
  lease(): Promise<rows.Leased | undefined>
  runOne(task: rows.Leased): Promise<void>
  stopped(): boolean
  fault(error: unknown): void
}

/** Runs one task after the other until none is left. A call while it runs makes it look once more before it ends. */
function createWorker({ lease, runOne, stopped, fault }: Work) {
  let running: Promise<void> | undefined
  let isRequested = false

  async function work(): Promise<void> {
    while (isRequested && !stopped()) {
      isRequested = false
      for (let task = await lease(); task; task = await lease()) {
        await runOne(task)
        if (stopped()) return
      }
    }
  }

  return {
    run(): Promise<void> {
      isRequested = true
      running ??= work()
        .catch(fault)
        .finally(() => (running = undefined))
      return running
    },
    ended: async () => void (await running),
  }
}
