import { addDays, weekOf, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { SHUFFLED, WRITTEN_OVER, shuffleTable, writeOver } from './night-store.ts'
import { lockCloset, purgeGuards, shuffleGuards, shufflePasses } from './store.ts'

const GUARD_YEARS = 2

/** Each night: the closet's rows anew in random order, expired passes and guards older than two years gone. */
export async function shuffleCloset(tx: Tx, clock: Clock): Promise<void> {
  const year = yearOf(clock.now())
  await lockCloset(tx)
  await purgeGuards(tx, year - GUARD_YEARS + 1)
  await shuffleGuards(tx, year - GUARD_YEARS + 1)
  await shufflePasses(tx, clock.now())
}

/**
 * Each night: what authors' acts may have written since the last night is written anew, and the last weeks' reviews and
 * salaries once more, so that nights mix. A table has a transaction of its own: who holds one lock waits for no other.
 */
export async function shuffleRecent(db: Db, clock: Clock): Promise<void> {
  const night = (work: (tx: Tx) => Promise<void>) => db.begin('content', work)
  const week = addDays(weekOf(clock.now()), -14)
  for (const table of SHUFFLED)
    await night(tx => shuffleTable(tx, table, { week, year: yearOf(clock.now()) }))
  for (const table of WRITTEN_OVER) await night(tx => writeOver(tx, table))
}
