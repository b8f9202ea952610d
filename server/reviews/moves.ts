import type { Tx } from '#server/platform/db/db.ts'
import { changed } from '#server/platform/db/db.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import { closeHidings, forgetHidings } from '#server/moderation/hidings/hidings.ts'
import { dismissReportsOf } from '#server/moderation/reports/dismiss.ts'
import { countReviews, findPrior } from './figures.ts'
import { deleteReplies } from './reply/store.ts'
import { eraseWords, updateStates, type MovedReview } from './store.ts'

/** The states that a review may move to from each state. */
const MOVES: Record<ReviewState, readonly ReviewState[]> = {
  // Its author may rewrite a waiting review.
  pending: ['pending', 'approved', 'rejected', 'withdrawn'],
  approved: ['published', 'rejected', 'withdrawn'],
  rejected: ['pending', 'withdrawn'],
  published: ['hidden', 'removed', 'withdrawn'],
  hidden: ['published', 'removed', 'withdrawn'],
  // Back, or for good, while a request about it is examined.
  removed: ['published', 'removed', 'withdrawn'],
  withdrawn: [],
}

/** Reviews in these states count in the company's figures: hiding one does not change the score. */
const COUNTED: readonly ReviewState[] = ['published', 'hidden']

/**
 * States that readers see. Moves between other states invalidate no cached page, because regenerating it would disclose
 * when an author acted.
 */
export const SEEN: readonly ReviewState[] = ['published', 'hidden', 'removed']

export type Move = {
  to: ReviewState
  guideline?: number | null
  removedFor?: RemovedFor
  note?: string | null
  publishedOn?: string
  publishFrom?: string
  /** Moves only reviews in this state. */
  from?: ReviewState
}

/**
 * The only function that changes the state of reviews: moves those whose state allows it, keeps the figures consistent,
 * and invalidates the companies' pages where readers see the move.
 */
export async function moveReviews(tx: Tx, ids: string[], move: Move): Promise<MovedReview[]> {
  const from = (Object.keys(MOVES) as ReviewState[]).filter(
    state => MOVES[state].includes(move.to) && (move.from ?? state) === state,
  )
  const moved = await updateStates(tx, ids, from, move)
  const counts = COUNTED.includes(move.to)
  const recounted = moved.filter(review => COUNTED.includes(review.from) !== counts).map(({ id }) => id)
  if (recounted.length > 0) await countReviews(tx, recounted, counts ? 1 : -1, await findPrior(tx))
  await updateDependents(tx, moved, move.to)
  for (const review of moved)
    if (SEEN.includes(review.from) || SEEN.includes(move.to))
      changed(`company:${review.company_id}`, `review:${review.id}`)
  return moved
}

async function updateDependents(tx: Tx, moved: MovedReview[], to: ReviewState): Promise<void> {
  const ids = moved.map(({ id }) => id)
  if (to === 'withdrawn') {
    await dismissReportsOf(tx, ids)
    await forgetHidings(tx, ids)
    await deleteReplies(tx, ids)
    return
  }
  const unhidden = moved.filter(review => review.from === 'hidden').map(({ id }) => id)
  if (unhidden.length > 0) await closeHidings(tx, unhidden, to === 'removed' ? 'upheld' : 'returned')
}

/** Moves one review. Undefined if its state does not allow it, or it is gone. */
export async function moveReview(tx: Tx, id: string, move: Move): Promise<MovedReview | undefined> {
  return (await moveReviews(tx, [id], move))[0]
}

/**
 * Withdraws reviews for good: their words are erased, and the row stays, since the company's integrity figures count
 * it. Reviews that were already withdrawn are not touched.
 */
export async function withdrawReviews(tx: Tx, ids: string[]): Promise<MovedReview[]> {
  const moved = await moveReviews(tx, ids, { to: 'withdrawn' })
  await eraseWords(
    tx,
    moved.map(({ id }) => id),
  )
  return moved
}
