import type { Tx } from '#server/platform/db/db.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import { decide, purge, type Finding } from './store.ts'

/**
 * Records the team's decision on a held amount: it waits for Monday, or it is rejected. False if it is no longer held.
 */
export const decideOnPay = (tx: Tx, id: string, finding: Finding): Promise<boolean> => decide(tx, id, finding)

/**
 * Cancels a decision that has not taken effect, because its amount was changed or deleted. The desk of the team
 * schedules decisions under this key.
 */
export const dropDecisionOn = async (tx: Tx, id: string): Promise<void> =>
  void (await cancelTask(tx, 'content', `decide-pay:${id}`))

export const purgeStandalone = (tx: Tx, beforeYear: number): Promise<void> => purge(tx, beforeYear)
