import { addDays, weekOf, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { shuffleReviews, shuffleSalaries } from './store.ts'

/** Each night: the rows that the day may have touched are written anew in random order. */
export async function shuffleRecent(tx: Tx, clock: Clock): Promise<void> {
  await shuffleReviews(tx, addDays(weekOf(clock.now()), -14))
  await shuffleSalaries(tx, yearOf(clock.now()))
}
