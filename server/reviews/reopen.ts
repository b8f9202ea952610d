import type { Tx } from '#server/platform/db/db.ts'
import { cancelTask } from '#server/platform/tasks/tasks.ts'
import { moveReview } from './moves.ts'

/** Names the decision that waits for a review: one at a time. The team's desk names it so. */
const decisionOf = (reviewId: string): string => `decide-review:${reviewId}`

/**
 * Lets the author's new words wait for the team. A decision that has not taken effect yet was about the old words
 * and is dropped; nothing of it is visible from outside. False when the review stands where it can no longer be rewritten.
 */
export async function reopenReview(tx: Tx, id: string): Promise<boolean> {
  if (!(await moveReview(tx, id, { to: 'pending' }))) return false
  await cancelTask(tx, 'content', decisionOf(id))
  return true
}
