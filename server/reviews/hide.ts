import { noteHiding, type Hidden } from '#server/moderation/hidings/hidings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from './moves.ts'

type Said = Omit<Hidden, 'subject' | 'subject_id' | 'company_id'>

/**
 * A company hides a review that readers see; a stub states the guideline that it names. False if readers do not see the
 * review.
 */
export async function hideReview(tx: Tx, clock: Clock, id: string, said: Said): Promise<boolean> {
  const moved = await moveReview(tx, id, { to: 'hidden', from: 'published', guideline: said.guideline })
  if (!moved) return false
  await noteHiding(tx, clock, {
    ...said,
    subject: 'review',
    subject_id: id,
    company_id: moved.company_id,
  })
  return true
}

/** Shows it again as it was. False if it is not hidden. */
export async function unhideReview(tx: Tx, id: string): Promise<boolean> {
  return (await moveReview(tx, id, { to: 'published', from: 'hidden' })) !== undefined
}
