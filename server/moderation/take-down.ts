import type { Guideline } from '#shared/contract/keys.ts'
import type { Thing as Taken } from '#shared/contract/contact/desk-inquiry.ts'
import { moveAsked } from '#server/companies/asked/moves.ts'
import { giveBackComment, removeComment } from '#server/pay/comments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { removeShownReply, showRemovedReply } from '#server/reviews/reply/reply.ts'
import type { Act } from './history.ts'
import { closeReportsOf } from './report/store.ts'

type Thing = {
  subject: Taken['subject']
  subject_id: string
  company_id: string
}
const ACTS = {
  review: 'removed',
  reply: 'reply_rejected',
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
  if (subject !== 'reply') await closeReportsOf(tx, subject_id)
  return [{ subject: recordOf(subject), company_id, subject_id, act: ACTS[subject], guideline }]
}

/** What was taken down is shown again. Nothing where it is not down any more, or its author took it back. */
export async function bringBack(
  tx: Tx,
  clock: Clock,
  { subject, subject_id, company_id }: Thing,
): Promise<Act[]> {
  if (!(await show(tx, clock, { subject, subject_id }))) return []
  const act = subject === 'reply' ? 'reply_shown' : 'returned'
  return [{ subject: recordOf(subject), company_id, subject_id, act, guideline: null }]
}

/** A reply stands on record under its review. */
const recordOf = (subject: Thing['subject']) => (subject === 'reply' ? 'review' : subject)

async function remove(
  tx: Tx,
  clock: Clock,
  { subject, subject_id: id }: Omit<Thing, 'company_id'>,
  guideline: Guideline,
): Promise<boolean> {
  if (subject === 'review') return (await moveReview(tx, id, { to: 'removed', guideline })) !== undefined
  if (subject === 'salary_comment') return removeComment(tx, id)
  if (subject === 'reply') return removeShownReply(tx, id, guideline)
  const move = { to: 'removed', guideline, removedBy: 'team' } as const
  return (await moveAsked(tx, clock, { subject, id }, move)) !== undefined
}

async function show(
  tx: Tx,
  clock: Clock,
  { subject, subject_id: id }: Omit<Thing, 'company_id'>,
): Promise<boolean> {
  if (subject === 'review')
    return (await moveReview(tx, id, { to: 'published', from: 'removed' })) !== undefined
  if (subject === 'salary_comment') return giveBackComment(tx, id)
  if (subject === 'reply') return showRemovedReply(tx, id)
  return (await moveAsked(tx, clock, { subject, id }, { to: 'published', from: 'removed' })) !== undefined
}
