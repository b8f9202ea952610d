import { countCandidates } from '#server/moderation/counts.ts'
import { undoDecision } from '#server/moderation/later.ts'
import { mayEdit } from '#server/moderation/policy.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { listWaitingCandidates } from './candidates.ts'
import { carryOutCandidate, decideCandidate, holdCandidate, type CandidateTask } from './decide-candidate.ts'

/** The desk for rows of directories that are close to companies we have. */
export function createDirectoryRoom(
  parts: Parts,
  places: Places,
): Room<'teamCandidates' | 'holdCandidate' | 'decideCandidate' | 'undoCandidate'> {
  const { clock, db } = parts
  const { content } = db
  return {
    handlers: {
      async teamCandidates(_input, context) {
        const asking = { staffId: await mayEdit(parts, context), now: clock.now() }
        const [total, candidates] = await Promise.all([
          countCandidates(content, asking),
          listWaitingCandidates(content, places, asking),
        ])
        return { total, candidates }
      },
      async holdCandidate({ params }, context) {
        await holdCandidate(parts, await mayEdit(parts, context), params.id)
        return { held: true }
      },
      async decideCandidate({ params, body }, context) {
        const staffId = await mayEdit(parts, context)
        return decideCandidate(parts, staffId, params.id, body)
      },
      async undoCandidate({ params }, context) {
        const staffId = await mayEdit(parts, context)
        return undoDecision(parts, staffId, 'decide-candidate', params.id)
      },
    },
    tasks: {
      content: { 'decide-candidate': (payload: CandidateTask) => carryOutCandidate(parts, payload) },
    },
  }
}
