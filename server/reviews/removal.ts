import { noteHiding, type Hidden } from '#server/moderation/hidings/hidings.ts'
import type { OwnsContent, Reason } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { moveReview } from './moves.ts'
import { removeReplyFor, showRemovedReply } from './reply/reply.ts'
import { lockReply, lockReviewOf } from './reply/store.ts'

type HidingDetails = Omit<Hidden, 'subject' | 'subject_id' | 'company_id'>

/**
 * A company hides a review that readers see; a stub states the guideline that it names. False if readers do not see the
 * review.
 */
export async function hideReview(tx: Tx, clock: Clock, id: string, details: HidingDetails): Promise<boolean> {
  const moved = await moveReview(tx, id, { to: 'hidden', from: 'published', guideline: details.guideline })
  if (!moved) return false
  await noteHiding(tx, clock, {
    ...details,
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

const byLaw = ({ guideline }: Reason) => (guideline === null ? { removedFor: 'law' as const } : {})

/** How the team takes reviews and replies down; what breaks no guideline is removed by law. */
export const reviewTakedowns: OwnsContent['takedowns'] = {
  review: {
    async lock(tx, id) {
      const row = await lockReviewOf(tx, id)
      return row && { company_id: row.company_id, version: null }
    },
    takeDown: async (tx, { id }, reason) =>
      (await moveReview(tx, id, { to: 'removed', ...reason, ...byLaw(reason) })) !== undefined,
    examine: async (tx, { id }) =>
      (await moveReview(tx, id, {
        to: 'removed',
        from: 'published',
        guideline: null,
        removedFor: 'request',
      })) !== undefined,
    bringBack: async (tx, { id }) =>
      (await moveReview(tx, id, { to: 'published', from: 'removed' })) !== undefined,
    acts: { removed: 'removed' },
  },
  reply: {
    lock: (tx, id) => lockReply(tx, id),
    takeDown: (tx, { id }, reason) => removeReplyFor(tx, id, { ...reason, ...byLaw(reason) }),
    examine: (tx, { id }) => removeReplyFor(tx, id, { guideline: null, removedFor: 'request' }),
    bringBack: (tx, { id }) => showRemovedReply(tx, id),
    acts: { removed: 'reply_rejected', returned: 'reply_shown' },
  },
}
