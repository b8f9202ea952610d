import type { ActingOwner } from '#server/owners/owner.ts'
import { noteOthersAct } from '#server/moderation/history.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'

type ReplyAct = 'reply_written' | 'reply_changed' | 'reply_removed'

/** What somebody did for the company goes into its history, with who it was. */
export const noteOwn = (
  tx: Tx,
  clock: Clock,
  { id, company }: ActingOwner,
  reviewId: string,
  act: ReplyAct,
): Promise<void> =>
  noteOthersAct(
    tx,
    clock,
    { actor: 'owner', staff_id: id },
    { subject: 'review', subject_id: reviewId, company_id: company.id, act, guideline: null },
  )
