import type { Takedown } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { moveAsked, type Asked, type Move } from './moves/moves.ts'

/** How the team takes down a question or an answer. */
export function askedTakedown(clock: Clock, subject: Asked): Takedown {
  const move = async (tx: Parameters<Takedown['takeDown']>[0], id: string, by: Move): Promise<boolean> =>
    (await moveAsked(tx, clock, { subject, id }, by)) !== undefined
  const removed = { to: 'removed', removedBy: 'team' } as const
  return {
    takeDown: (tx, { id }, { guideline }) =>
      move(tx, id, { ...removed, guideline, ...(guideline === null && { removedFor: 'law' }) }),
    examine: (tx, { id }) =>
      move(tx, id, { ...removed, from: 'published', guideline: null, removedFor: 'request' }),
    bringBack: (tx, { id }) => move(tx, id, { to: 'published', from: 'removed' }),
    acts: { removed: `${subject}_removed` },
  }
}
