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

/** What a room is made from. No globals: tests hand in their own. */
export type Parts = {
  db: Db
  /** Never goes back; a command’s is the machine’s. */
  clock: Clock
  /** What the machine's clock says, for what others reckon by clocks of their own: an authenticator, a provider's signature. */
  wallClock: Clock
  config: Config
  secrets: Secrets
  log: Log
  files: Files
  limits: LimitPlaces
  /** Look for due tasks now: called after a transaction that added one. */
  wake(): void
}

/** What a room gives the app: handlers of its endpoints, runners of its tasks, and which of its tables are written anew. */
export type Room<N extends keyof Handlers = never> = {
  handlers: Pick<Handlers, N>
  tasks?: { identity?: Record<string, TaskRunner>; content?: Record<string, TaskRunner> }
  /** Tasks of every day, at an hour of Jakarta. */
  daily?: DailyTask[]
  rewritten?: RewrittenTable[]
  /** What search engines are told of: only pages that may be indexed. */
  sitemaps?: Sitemap[]
}
