import type { Rule } from '../limits/limits.ts'
import type { Parts } from '../parts.ts'
import type { Lanes } from '../tasks/queue.ts'
import { SLOW_RANK } from '../tasks/task-rows.ts'
import { forgetLate } from './outbox.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'clock' | 'limits'>

/**
 * The order in which messages leave, as ranks of their tasks; lower ranks leave first. Known devices and the team,
 * addresses with an account, strangers. Letters to many have the slow worker to themselves.
 */
export const LANE = { expected: 0, staff: 0, account: 1, strangers: 2, many: SLOW_RANK + 1 } as const

/** The minute's budget is divided into sixths, so that a message over the budget waits only for seconds. */
const SIXTH_SECONDS = 10

/** How messages leave: a fixed number at once, strangers' within their budget. The local inbox needs no budget. */
export function deliveryLanes({ config, db, clock, limits: { everywhere } }: Needs): Lanes {
  const workers = config.DELIVERY_WORKERS
  const dropped = () => forgetLate(db.identity, clock.now())
  if (config.inbox) return { workers, dropped }
  const most = Math.ceil(config.STRANGERS_PER_MINUTE / (60 / SIXTH_SECONDS))
  const rule: Rule = { name: 'strangers', most, seconds: SIXTH_SECONDS }
  const budget = { rule, of: [] }
  return {
    workers,
    dropped,
    lastFrom: LANE.strangers,
    mayStart: async () => (await everywhere.waitFor(budget)) === undefined,
    started: async () => void (await everywhere.note(budget)),
  }
}
