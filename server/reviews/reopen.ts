import type { Tx } from '#server/platform/db/db.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import { moveReview } from './moves.ts'

/**
 * Key of the decision that waits for a review: one at a time. The desk of the team schedules decisions under this key.
 */
const decisionOf = (reviewId: string): string => `decide-review:${reviewId}`

/**
 * Puts the author's new words before the team. A decision that has not taken effect was about the old words and is
 * dropped, which is not visible from outside. False if the review's state no longer allows a rewrite.
 */
export async function reopenReview(tx: Tx, id: string): Promise<boolean> {
  if (!(await moveReview(tx, id, { to: 'pending' }))) return false
  await cancelTask(tx, 'content', decisionOf(id))
  return true
}
