import type { HandlerInput } from '#shared/contract/contract.ts'
import { checkShare, hidingsOf, isBeingDecided } from '#server/moderation/hidings/hidings.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { hideComment, unhideComment } from '#server/pay/comments.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { hideReview, unhideReview } from '#server/reviews/removal.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'

export type Hideable = 'review' | 'salary_comment'
const HIDE = { review: hideReview, salary_comment: hideComment }
const UNHIDE = { review: unhideReview, salary_comment: unhideComment }

/**
 * The company hides an item from its page and names the guideline. Repeating it with the same guideline changes
 * nothing.
 */
export async function hide(
  { db, clock }: Parts,
  owner: ActingOwner,
  { subject, id }: { subject: Hideable; id: string },
  { guideline, words }: HandlerInput<'hideReview'>['body'],
  { locale }: Context,
): Promise<void> {
  await db.begin('content', async tx => {
    const hiding = (await hidingsOf(tx, [id])).get(id)
    // An item that is already hidden does not count again, even if the permitted share has shrunk since.
    if (hiding?.state !== 'open') await checkShare(tx, owner.company.id, { subject, id })
    if (!(await HIDE[subject](tx, clock, id, { guideline, words, locale })))
      return refuseUnlessHidden(tx, id, guideline)
    await noteOwnersAct(tx, clock, owner, { subject, subject_id: id, act: 'hidden', guideline })
  })
}

/** The company shows the item again before the time is over; it cannot hide it a second time. */
export async function unhide(
  { db, clock }: Parts,
  owner: ActingOwner,
  { subject, id }: { subject: Hideable; id: string },
): Promise<void> {
  await db.begin('content', async tx => {
    if (await isBeingDecided(tx, id)) fail('already_decided')
    if (!(await UNHIDE[subject](tx, id))) return
    await noteOwnersAct(tx, clock, owner, { subject, subject_id: id, act: 'returned' })
  })
}

async function refuseUnlessHidden(tx: Tx, id: string, guideline: number): Promise<void> {
  const hiding = (await hidingsOf(tx, [id])).get(id)
  if (hiding?.state !== 'open' || hiding.guideline !== guideline) fail('conflict')
}
