import type { Handlers } from './api.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'
import type { DailyTask, TaskRunner } from './tasks.ts'

/** What a room is made from. No globals: tests hand in their own. */
export type Parts = {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  log: Log
  /** Look for due tasks now: called after a transaction that added one. */
  wake(): void
}

/** What a room gives the app: handlers of its endpoints, and runners of its tasks. */
export type Room<N extends keyof Handlers = never> = {
  handlers: Pick<Handlers, N>
  tasks?: { identity?: Record<string, TaskRunner>; content?: Record<string, TaskRunner> }
  /** Tasks of every day, at an hour of Jakarta. */
  daily?: DailyTask[]
}
