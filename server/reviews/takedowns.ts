import type { OwnsContent, Reason } from '#server/moderation/takedown.ts'
import { moveReview } from './moves.ts'
import { removeReplyFor, showRemovedReply } from './reply/reply.ts'

const byLaw = ({ guideline }: Reason) => (guideline === null ? { removedFor: 'law' as const } : {})

/** How the team takes down reviews, and what companies reply to them. */
export const reviewTakedowns: OwnsContent['takedowns'] = {
  review: {
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
    takeDown: (tx, { id }, reason) => removeReplyFor(tx, id, { ...reason, ...byLaw(reason) }),
    examine: (tx, { id }) => removeReplyFor(tx, id, { guideline: null, removedFor: 'request' }),
    bringBack: (tx, { id }) => showRemovedReply(tx, id),
    acts: { removed: 'reply_rejected', returned: 'reply_shown' },
  },
}
