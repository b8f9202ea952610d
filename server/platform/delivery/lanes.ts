import type { Rule } from '../limits/limits.ts'
import type { Parts } from '../parts.ts'
import type { Lanes } from '../tasks/queue.ts'
import { SLOW_RANK } from '../tasks/task-rows.ts'
import { forgetLate } from './outbox.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'clock' | 'limits'>

/**
 * Whose messages leave first, as ranks of their tasks: known devices' and the team's, those to addresses with an account,
 * strangers'. From there on, the higher the rank the later the turn. Letters to many have the slow worker to themselves.
 */
export const LANE = { expected: 0, staff: 0, account: 1, strangers: 2, many: SLOW_RANK + 1 } as const

/** A minute's budget in sixths: who comes while it is used up waits for seconds. */
const SIXTH_SECONDS = 10

/** How messages leave: so many at once, strangers' within their budget. The local inbox costs nobody anything. */
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
