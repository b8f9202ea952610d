import postgres from 'postgres'
import { hasDeadline } from '../deadline.ts'
import type { Sql } from './db.ts'

/** A role's connections. */
export type Pool = {
  /** The connections for the calling work: its statements have a deadline where a client waits for it. */
  current(): Sql
  /** Opens new connections for later work: the existing ones may never answer again. */
  renew(): void
  end(): Promise<void>
}

/** Background work needs few connections, and mostly none. */
const MOST_WITH_TIME = 4
const WITH_TIME_IDLE_SECONDS = 60
const FINISH_WITHIN_SECONDS = 5
/**
 * Share of a request's time that a statement may take, so that the database reports the timeout before the request
 * ends.
 */
const SHARE_OF_A_STATEMENT = 0.75

export function openPool(
  url: string,
  options: postgres.Options<Record<string, postgres.PostgresType>>,
  { most, answerMs }: { most: number; answerMs: number },
): Pool {
  const longest = Math.ceil(answerMs * SHARE_OF_A_STATEMENT)
  const limits = { statement_timeout: longest, idle_in_transaction_session_timeout: longest }
  const open = (own: object): Sql => postgres(url, { ...options, ...own }) as Sql
  const openBoth = () => ({
    limited: open({ max: most, connection: { ...options.connection, ...limits } }),
    withTime: open({ max: Math.min(most, MOST_WITH_TIME), idle_timeout: WITH_TIME_IDLE_SECONDS }),
  })
  let both = openBoth()
  let opened = performance.now()
  return {
    current: () => (hasDeadline() ? both.limited : both.withTime),
    renew() {
      // Requests that still wait on replaced connections call this once more.
      if (performance.now() - opened < answerMs) return
      opened = performance.now()
      const { limited, withTime } = both
      both = openBoth()
      void limited.end({ timeout: FINISH_WITHIN_SECONDS })
      // Work without a deadline may be in the middle of a long statement.
      void withTime.end()
    },
    async end() {
      await Promise.all(Object.values(both).map(sql => sql.end({ timeout: FINISH_WITHIN_SECONDS })))
    },
  }
}
