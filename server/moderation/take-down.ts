import type { Guideline } from '#shared/contract/keys.ts'
import { moveAsked, type Asked } from '#server/companies/asked/moves.ts'
import { removeComment } from '#server/pay/comments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from '#server/reviews/moves.ts'
import type { Act } from './history.ts'
import { closeReportsOf } from './report/store.ts'

type Thing = {
  subject: 'review' | 'salary_comment' | Asked
  subject_id: string
  company_id: string
}
const ACTS = {
  review: 'removed',
  salary_comment: 'comment_removed',
  question: 'question_removed',
  answer: 'answer_removed',
}

/** What breaks a guideline is removed and leaves a stub, and its open reports fall with it. Nothing where it is not shown any more. */
export async function takeDown(
  tx: Tx,
  clock: Clock,
  { subject, subject_id, company_id }: Thing,
  guideline: Guideline,
): Promise<Act[]> {
  const isGone = await remove(tx, clock, { subject, subject_id }, guideline)
  if (!isGone) return []
  await closeReportsOf(tx, subject_id)
  return [{ subject, company_id, subject_id, act: ACTS[subject], guideline }]
}

async function remove(
  tx: Tx,
  clock: Clock,
  { subject, subject_id: id }: Omit<Thing, 'company_id'>,
  guideline: Guideline,
): Promise<boolean> {
  if (subject === 'review') return (await moveReview(tx, id, { to: 'removed', guideline })) !== undefined
  if (subject === 'salary_comment') return removeComment(tx, id)
  const move = { to: 'removed', guideline, removedBy: 'team' } as const
  return (await moveAsked(tx, clock, { subject, id }, move)) !== undefined
}
