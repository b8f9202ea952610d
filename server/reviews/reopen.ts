import { changed, type Tx } from '#server/platform/db.ts'
import { cancelTask } from '#server/platform/tasks.ts'
import { reopen } from './store.ts'

/** Names the decision that waits for a review: one at a time. */
export const decisionOf = (reviewId: string): string => `decide:${reviewId}`

/**
 * Lets the author's new words wait for the team. A decision that has not taken effect yet was about the old words
 * and is dropped. False when the review stands where it can no longer be rewritten.
 */
export async function reopenReview(tx: Tx, id: string): Promise<boolean> {
  const companyId = await reopen(tx, id)
  if (!companyId) return false
  await cancelTask(tx, 'content', decisionOf(id))
  changed(`company:${companyId}`)
  return true
}
