import type { Guideline } from '#shared/contract/keys.ts'
import type { Said } from '#shared/contract/contact/desk-inquiry.ts'
import { moveAsked } from '#server/questions/moves/moves.ts'
import { examineComment, giveBackComment, removeComment } from '#server/pay/comments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { removeReplyFor, showRemovedReply } from '#server/reviews/reply/reply.ts'
import type { Act } from '#server/moderation/history.ts'
import { closeReportsOf } from './report/store.ts'

type Thing = {
  subject: Said['subject']
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

/** What breaks a guideline, or, without one, the law, is removed and leaves a stub, and its open reports fall with it. Nothing where it is gone. */
export async function takeDown(
  tx: Tx,
  clock: Clock,
  { subject, subject_id, company_id }: Thing,
  guideline: Guideline | null,
): Promise<Act[]> {
  const why = { guideline, ...(guideline === null && { removedFor: 'law' as const }) }
  if (!(await remove(tx, clock, { subject, subject_id }, why))) return []
  if (subject !== 'reply') await closeReportsOf(tx, subject_id)
  return [{ subject: recordOf(subject), company_id, subject_id, act: ACTS[subject], guideline }]
}

/** It is not shown while a request about it is examined. Nothing where readers do not see it anyway. */
export async function examine(
  tx: Tx,
  clock: Clock,
  { subject, subject_id: id, company_id }: Thing,
): Promise<Act[]> {
  const why = { guideline: null, removedFor: 'request' } as const
  const isAway =
    subject === 'salary_comment'
      ? await examineComment(tx, id)
      : await remove(tx, clock, { subject, subject_id: id }, { ...why, from: 'published' })
  return isAway
    ? [{ subject: recordOf(subject), company_id, subject_id: id, act: 'examined', guideline: null }]
    : []
}

/** What was examined is shown again. Nothing where it is not examined any more, or its author took it back. */
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

type Why = { guideline: Guideline | null; removedFor?: 'request' | 'law'; from?: 'published' }

async function remove(
  tx: Tx,
  clock: Clock,
  { subject, subject_id: id }: Omit<Thing, 'company_id'>,
  why: Why,
): Promise<boolean> {
  if (subject === 'review') return (await moveReview(tx, id, { to: 'removed', ...why })) !== undefined
  if (subject === 'salary_comment') return removeComment(tx, id, why.guideline === null ? 'law' : undefined)
  if (subject === 'reply') return removeReplyFor(tx, id, why)
  const move = { to: 'removed', removedBy: 'team', ...why } as const
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
