import type { Guideline } from '#shared/contract/keys.ts'
import type { Decision, Span } from '#shared/contract/reviews/desk-review.ts'
import { masked } from '#shared/rules/mask.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { moveReview } from '../moves.ts'
import { publicationDate } from '../publish.ts'
import { closeWaiting, openWaiting } from '#server/pay/pending-pay.ts'
import type { Found } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { writeMasked, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'

type Review = Found<PendingRow>

export const carryOut = (tx: Tx, parts: Parts, review: Review, decision: Decision): Promise<Act[]> =>
  decision.decision === 'publish'
    ? approve(tx, parts, review, decision.masks ?? [])
    : reject(tx, review, decision)

async function approve(
  tx: Tx,
  { clock, config, secrets }: Parts,
  review: Review,
  masks: Span[],
): Promise<Act[]> {
  const publishFrom = await publicationDate(tx, { clock, secrets }, review.company_id, config.slot)
  if (!(await moveReview(tx, review.id, { to: 'approved', publishFrom }))) return []
  if (masks.length > 0) await mask(tx, secrets, review, masks)
  if (config.slot === 'now')
    await addTask(tx, 'content', { kind: 'publish-due', payload: {}, runAt: clock.now() })
  return [...(masks.length > 0 ? [actOn(review, 'masked')] : []), actOn(review, 'approved')]
}

async function mask(tx: Tx, secrets: Parts['secrets'], review: Review, masks: Span[]): Promise<void> {
  const { salary_comment: comment, ...texts } = masked(textsOf(review, secrets), masks)
  if (Object.keys(texts).length > 0) await writeMasked(tx, review.id, texts)
  if (comment === undefined || !review.salary_box) return
  await writeMasked(tx, review.id, {
    salary_box: closeWaiting(secrets, { ...openWaiting(secrets, review.salary_box), comment }),
  })
}

async function reject(
  tx: Tx,
  review: Review,
  { guideline, note: words }: Extract<Decision, { decision: 'reject' }>,
): Promise<Act[]> {
  const moved = await moveReview(tx, review.id, { to: 'rejected', guideline, note: words })
  return moved ? [actOn(review, 'rejected', guideline)] : []
}

const actOn = (review: Review, act: Act['act'], guideline: Guideline | null = null): Act => ({
  subject: 'review',
  company_id: review.company_id,
  subject_id: review.id,
  act,
  guideline,
})
