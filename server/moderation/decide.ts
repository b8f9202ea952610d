import type { Guideline } from '#shared/contract/keys.ts'
import type { Decision } from '#shared/contract/reviews.ts'
import { weekOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask, cancelTask, releaseDedupe } from '#server/platform/tasks.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { decisionOf } from '#server/reviews/reopen.ts'
import { slotFor } from '#server/reviews/publish.ts'
import { countRejected, findPending, insertEvent, listPending } from './store.ts'

export type DecisionTask = { review_id: string; staff_id: string; decision: Decision }

/** Notes a decision that takes effect in a while; until then it can be undone and leaves no trace. */
export async function decide(
  { db, clock, config, wake }: Parts,
  staffId: string,
  reviewId: string,
  decision: Decision,
): Promise<{ takes_effect_in: number; next: string | null }> {
  const review = (await findPending(db.content, reviewId)) ?? fail('already_decided')
  if (decision.version !== undefined && decision.version !== versionOf(review)) fail('conflict')
  const runAt = new Date(clock.now().getTime() + config.DECISION_SECONDS * 1000)
  const payload: DecisionTask = { review_id: reviewId, staff_id: staffId, decision }
  const added = await addTask(db.content, 'content', {
    kind: 'decide',
    payload,
    runAt,
    dedupe: decisionOf(reviewId),
  })
  if (!added) fail('already_decided')
  wake()
  const [next] = await listPending(db.content, 1)
  return { takes_effect_in: config.DECISION_SECONDS, next: next?.id ?? null }
}

/** Names the words that a moderator read. */
export const versionOf = ({ submission_mac }: { submission_mac: Buffer }): string =>
  submission_mac.toString('base64url')

export async function undoDecision({ db }: Parts, reviewId: string): Promise<void> {
  if (!(await cancelTask(db.content, 'content', decisionOf(reviewId)))) fail('already_decided')
}

/** The decision takes effect: state, event, figures and the slot in one transaction. A second run does nothing. */
export async function carryOut(parts: Parts, { review_id, staff_id, decision }: DecisionTask): Promise<void> {
  const { db, wake } = parts
  await db.begin('content', async tx => {
    const companyId =
      decision.decision === 'publish'
        ? await approve(tx, parts, review_id)
        : await reject(tx, review_id, decision)
    if (companyId) await note(tx, parts, companyId, review_id, staff_id, decision)
    await releaseDedupe(tx, 'content', decisionOf(review_id))
  })
  wake()
}

async function approve(tx: Tx, { clock, config, secrets }: Parts, id: string): Promise<string | undefined> {
  const review = await findPending(tx, id)
  const publishFrom = review && (await slotFor(tx, { clock, secrets }, review.company_id, config.slot))
  const moved = publishFrom && (await moveReview(tx, id, { to: 'approved', publishFrom }))
  if (!moved) return undefined
  if (config.slot === 'now') {
    await addTask(tx, 'content', { kind: 'publish-due', payload: {}, runAt: clock.now() })
  }
  return moved.company_id
}

async function reject(
  tx: Tx,
  id: string,
  { guideline, note: words }: Extract<Decision, { decision: 'reject' }>,
): Promise<string | undefined> {
  const moved = await moveReview(tx, id, { to: 'rejected', guideline, note: words })
  if (moved) await countRejected(tx, moved.company_id)
  return moved?.company_id
}

async function note(
  tx: Tx,
  { clock }: Parts,
  companyId: string,
  reviewId: string,
  staffId: string,
  decision: Decision,
): Promise<void> {
  const guideline: Guideline | null = decision.decision === 'reject' ? decision.guideline : null
  const act = decision.decision === 'reject' ? 'rejected' : 'approved'
  await insertEvent(tx, {
    company_id: companyId,
    subject_id: reviewId,
    act,
    guideline,
    staff_id: staffId,
    week: weekOf(clock.now()),
  })
}
