import type { Guideline } from '#shared/contract/keys.ts'
import { removeComment } from '#server/pay/comments.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from '#server/reviews/moves.ts'
import type { Act } from './history.ts'
import { closeReportsOf } from './report/store.ts'

type Thing = { subject: 'review' | 'salary_comment'; subject_id: string; company_id: string }

/** What breaks a guideline is removed and leaves a stub, and its open reports fall with it. Nothing where it is not shown any more. */
export async function takeDown(
  tx: Tx,
  { subject, subject_id, company_id }: Thing,
  guideline: Guideline,
): Promise<Act[]> {
  const isGone =
    subject === 'review'
      ? (await moveReview(tx, subject_id, { to: 'removed', guideline })) !== undefined
      : await removeComment(tx, subject_id)
  if (!isGone) return []
  await closeReportsOf(tx, subject_id)
  return [
    {
      subject,
      company_id,
      subject_id,
      act: subject === 'review' ? 'removed' : 'comment_removed',
      guideline,
    },
  ]
}
