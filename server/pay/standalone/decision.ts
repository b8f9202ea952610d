import type { Tx } from '#server/platform/db/db.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import { decide, purge, type Finding } from './store.ts'

/** What the team found of an amount that it held: it waits for Monday, or it is rejected. False where it is held no more. */
export const decideOnPay = (tx: Tx, id: string, finding: Finding): Promise<boolean> => decide(tx, id, finding)

/** A decision that has not taken effect yet was about an amount that is another now, or gone; the team's desk names it so. */
export const dropDecisionOn = async (tx: Tx, id: string): Promise<void> =>
  void (await cancelTask(tx, 'content', `decide-pay:${id}`))

export const purgeAlone = (tx: Tx, beforeYear: number): Promise<void> => purge(tx, beforeYear)
