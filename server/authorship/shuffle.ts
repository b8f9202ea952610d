import { addDays, weekOf, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  lockCloset,
  lockReviews,
  purgeGuards,
  shuffleGuards,
  shufflePasses,
  shuffleReviews,
  shuffleSalaries,
} from './store.ts'

const GUARD_YEARS = 2

/** Each night: the closet's rows anew in random order, expired passes and guards older than two years gone. */
export async function shuffleCloset(tx: Tx, clock: Clock): Promise<void> {
  const year = yearOf(clock.now())
  await lockCloset(tx)
  await purgeGuards(tx, year - GUARD_YEARS + 1)
  await shuffleGuards(tx, year - GUARD_YEARS + 1)
  await shufflePasses(tx, clock.now())
}

/** Each night: reviews and salaries that the last weeks may have touched are written anew in random order. */
export async function shuffleRecent(tx: Tx, clock: Clock): Promise<void> {
  await lockReviews(tx)
  await shuffleReviews(tx, addDays(weekOf(clock.now()), -14))
  await shuffleSalaries(tx, yearOf(clock.now()))
}
