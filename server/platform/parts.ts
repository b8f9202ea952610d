import type { Handlers } from './http/api.ts'
import type { LimitPlaces } from './limits/limits.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { Files } from './files/files.ts'
import type { Sitemap } from './found/sitemap.ts'
import type { Log } from './log.ts'
import type { RewrittenTable } from './rewriting/table.ts'
import type { Secrets } from './secrets.ts'
import type { DailyTask, TaskRunner } from './tasks/tasks.ts'

/** Everything that a room depends on. There are no globals: tests pass their own. */
export type Parts = {
  db: Db
  /** Never goes back; a command uses the machine’s clock. */
  clock: Clock
  /** The machine's clock, for what others compare with their own clocks: an authenticator, a provider's signature. */
  wallClock: Clock
  config: Config
  secrets: Secrets
  log: Log
  files: Files
  limits: LimitPlaces
  /** Starts a search for due tasks; call it after a transaction that added one. */
  wake(): void
}

/** What a room gives the app: handlers of its endpoints, runners of its tasks, and its rewritten tables. */
export type Room<N extends keyof Handlers = never> = {
  handlers: Pick<Handlers, N>
  tasks?: { identity?: Record<string, TaskRunner>; content?: Record<string, TaskRunner> }
  /** Tasks that run once a day, at an hour of Jakarta. */
  daily?: DailyTask[]
  rewritten?: RewrittenTable[]
  /** Entries for search engines: only pages that may be indexed. */
  sitemaps?: Sitemap[]
}
