import type { Tx } from '#server/platform/db/db.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import { purge } from './store.ts'

/** A decision that has not taken effect yet was about an amount that is another now, or gone; the team's desk names it so. */
export const dropDecisionOn = async (tx: Tx, id: string): Promise<void> =>
  void (await cancelTask(tx, 'content', `decide-pay:${id}`))

export const purgeAlone = (tx: Tx, beforeYear: number): Promise<void> => purge(tx, beforeYear)
