import type { ReviewSubmission } from '#shared/contract/writing/writing.ts'
import { submissionMac } from '#server/authorship/keys.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { failField } from '#server/platform/http/errors.ts'
import { signBlinded } from '#server/raffle/tickets/sign.ts'
import type { Deps } from './review-row.ts'

/** The submission without its request for a raffle ticket. */
export function withoutTicket<S extends ReviewSubmission>(given: S): S {
  const { raffle_blinded: _, ...rest } = given
  return rest as S
}

/**
 * The raffle signature for the sender of a stored submission, on the first sending and on every repeat. The blinded
 * ticket is part of the submission: with another one it is a different submission. A review that was rewritten after
 * withdrawal, or edited, is stored as one without a ticket and gets none: a review brings at most one, and no row
 * discloses whether it did.
 */
export async function ticketOf(
  deps: Deps,
  stored: { submission_mac: Buffer },
  given: ReviewSubmission,
): Promise<string | null> {
  const isStored = (submission: ReviewSubmission) =>
    sameBytes(stored.submission_mac, submissionMac(deps.secrets, given.manage_code, submission))
  if (isStored(given)) return signBlinded(deps, given.raffle_blinded)
  if (isStored(withoutTicket(given))) return null
  return failField('manage_code', 'code_taken')
}
