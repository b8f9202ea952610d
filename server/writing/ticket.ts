import type { ReviewSubmission } from '#shared/contract/writing/writing.ts'
import { submissionMac } from '#server/authorship/keys.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { failField } from '#server/platform/http/errors.ts'
import { signBlinded } from '#server/raffle/tickets/sign.ts'
import type { Deps } from './review-row.ts'

/** A submission that asks for no raffle ticket. */
export function withoutTicket<S extends ReviewSubmission>(given: S): S {
  const { raffle_blinded: _, ...rest } = given
  return rest as S
}

/**
 * The signature that a stored submission's sender gets, now and on every repeat. A ticket belongs to the submission:
 * with another one the submission is another. What was written anew after withdrawing, or edited, was kept as one
 * without a ticket, and brings none: a review brings one at most, and of that no row tells.
 */
export async function ticketOf(
  deps: Deps,
  kept: { submission_mac: Buffer },
  given: ReviewSubmission,
): Promise<string | null> {
  const isKept = (submission: ReviewSubmission) =>
    sameBytes(kept.submission_mac, submissionMac(deps.secrets, given.manage_code, submission))
  if (isKept(given)) return signBlinded(deps, given.raffle_blinded)
  if (isKept(withoutTicket(given))) return null
  return failField('manage_code', 'code_taken')
}
