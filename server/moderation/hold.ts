import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { hold, releaseOlder } from './store.ts'

/** As long as a moderator may need for one review; after that a colleague may take it. */
const HOLD_MINUTES = 10
/** Beside the one opened last: the one on the desk while the next is fetched ahead, and the one just decided. */
const OTHERS_HELD = 2

/** Puts a review on this moderator's desk, or refuses while it lies on a colleague's. */
export async function holdReview({ db, clock }: Parts, staffId: string, reviewId: string): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  if (!(await hold(db.content, reviewId, staffId, now, until))) fail('held')
  await releaseOlder(db.content, reviewId, staffId, OTHERS_HELD)
}
