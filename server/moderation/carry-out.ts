import type { Guideline } from '#shared/contract/keys.ts'
import type { Decision, Span } from '#shared/contract/moderation.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { slotFor } from '#server/reviews/publish.ts'
import { closeSalary, openSalary } from '#server/reviews/salary-box.ts'
import { noteAct } from './history.ts'
import { release } from './hold.ts'
import { takeEffect } from './later.ts'
import { masked } from './mask.ts'
import { lockPending, writeMasked, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'
import { versionOf } from './version.ts'

/** `version` names the words that were decided on. */
export type DecisionTask = { review_id: string; staff_id: string; version: string; decision: Decision }

/** The decision takes effect: state, words, events and the slot. */
export async function carryOut(
  parts: Parts,
  { review_id, staff_id, version, decision }: DecisionTask,
): Promise<void> {
  await takeEffect(parts, 'decide', review_id, async tx => {
    const review = await lockPending(tx, review_id)
    // Words that were written after the decision are nobody's decision yet.
    if (review && versionOf(review) === version) {
      const acts =
        decision.decision === 'publish'
          ? await approve(tx, parts, review, decision.masks ?? [])
          : await reject(tx, review, decision)
      for (const act of acts) await note(tx, parts, review, staff_id, act)
    }
    await release(tx, 'decide', review_id)
  })
}

type Act = { act: string; guideline: Guideline | null }

async function approve(
  tx: Tx,
  { clock, config, secrets }: Parts,
  review: PendingRow,
  masks: Span[],
): Promise<Act[]> {
  const publishFrom = await slotFor(tx, { clock, secrets }, review.company_id, config.slot)
  if (!(await moveReview(tx, review.id, { to: 'approved', publishFrom }))) return []
  if (masks.length > 0) await mask(tx, secrets, review, masks)
  if (config.slot === 'now')
    await addTask(tx, 'content', { kind: 'publish-due', payload: {}, runAt: clock.now() })
  const approved = { act: 'approved', guideline: null }
  return masks.length > 0 ? [{ act: 'masked', guideline: null }, approved] : [approved]
}

async function mask(tx: Tx, secrets: Parts['secrets'], review: PendingRow, masks: Span[]): Promise<void> {
  const { salary_comment: comment, ...texts } = masked(textsOf(review, secrets), masks)
  if (Object.keys(texts).length > 0) await writeMasked(tx, review.id, texts)
  if (comment === undefined || !review.salary_box) return
  await writeMasked(tx, review.id, {
    salary_box: closeSalary(secrets, { ...openSalary(secrets, review.salary_box), comment }),
  })
}

async function reject(
  tx: Tx,
  review: PendingRow,
  { guideline, note: words }: Extract<Decision, { decision: 'reject' }>,
): Promise<Act[]> {
  if (!(await moveReview(tx, review.id, { to: 'rejected', guideline, note: words }))) return []
  return [{ act: 'rejected', guideline }]
}

async function note(
  tx: Tx,
  { clock }: Parts,
  review: PendingRow,
  staffId: string,
  { act, guideline }: Act,
): Promise<void> {
  await noteAct(tx, clock, {
    subject: 'review',
    company_id: review.company_id,
    subject_id: review.id,
    act,
    guideline,
    staff_id: staffId,
  })
}
