import type { Tx } from '#server/platform/db.ts'
import { changed } from '#server/platform/db.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import { countReview, findPrior } from './figures.ts'
import { dismissReports, updateState, type MovedReview } from './store.ts'

/** Where a review may go from each state. */
const MOVES: Record<ReviewState, readonly ReviewState[]> = {
  pending: ['approved', 'rejected', 'withdrawn'],
  approved: ['published', 'rejected', 'withdrawn'],
  rejected: ['pending', 'withdrawn'],
  published: ['hidden', 'removed', 'withdrawn'],
  hidden: ['published', 'removed', 'withdrawn'],
  removed: ['published', 'withdrawn'],
  withdrawn: [],
}

/** Reviews in these states count in the company's figures: hiding one does not change the score. */
const COUNTED: readonly ReviewState[] = ['published', 'hidden']

/** Readers see these. Other moves drop no kept page: its making anew would tell when an author acted. */
const SEEN: readonly ReviewState[] = ['published', 'hidden', 'removed']

export type Move = {
  to: ReviewState
  guideline?: number | null
  note?: string | null
  publishedOn?: string
  publishFrom?: string
}

/**
 * The one door for a review's state: moves it if it stands where the move may start, keeps the figures in step, and
 * announces its company where readers see the move. Undefined when it stands elsewhere, or is gone.
 */
export async function moveReview(tx: Tx, id: string, move: Move): Promise<MovedReview | undefined> {
  const from = (Object.keys(MOVES) as ReviewState[]).filter(state => MOVES[state].includes(move.to))
  const moved = await updateState(tx, id, from, move)
  if (!moved) return undefined
  const counted = COUNTED.includes(moved.from)
  const counts = COUNTED.includes(move.to)
  if (counted !== counts) await countReview(tx, id, counts ? 1 : -1, await findPrior(tx))
  if (move.to === 'withdrawn') await dismissReports(tx, id)
  if (SEEN.includes(moved.from) || SEEN.includes(move.to))
    changed(`company:${moved.company_id}`, `review:${id}`)
  return moved
}
