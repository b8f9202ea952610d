import type { Decision } from '#shared/contract/moderation.ts'
import { fail, failField } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { burstOf } from './burst.ts'
import type { DecisionTask } from './carry-out.ts'
import { hold } from './hold.ts'
import { decideLater } from './later.ts'
import { masked } from './mask.ts'
import { findPending, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'
import { versionOf } from './version.ts'

type Publishing = Extract<Decision, { decision: 'publish' }>

/** Notes a decision on a review, unless something stands against it now. */
export async function decide(
  parts: Parts,
  staffId: string,
  reviewId: string,
  decision: Decision,
): Promise<{ takes_effect_in: number }> {
  const review = (await findPending(parts.db.content, reviewId)) ?? fail('already_decided')
  if (decision.version !== undefined && decision.version !== versionOf(review)) fail('conflict')
  await hold(parts, staffId, 'decide', reviewId)
  if (decision.decision === 'publish') await checkPublishing(parts, review, decision)
  const version = versionOf(review)
  const payload: DecisionTask = { review_id: reviewId, staff_id: staffId, version, decision }
  return decideLater(parts, 'decide', reviewId, payload)
}

/** Refused now rather than in ten seconds, when nobody looks any more. */
async function checkPublishing(
  { db, secrets }: Parts,
  review: PendingRow,
  { masks, version, confirm_burst }: Publishing,
): Promise<void> {
  if (masks && masks.length > 0 && version === undefined) failField('version', 'required')
  masked(textsOf(review, secrets), masks ?? [])
  if (!confirm_burst && (await burstOf(db.content, review.company_id, review.week)))
    failField('confirm_burst', 'burst')
}
