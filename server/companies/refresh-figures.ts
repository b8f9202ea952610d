import { changed, type Tx } from '#server/platform/db/db.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import { lastQuarters } from './quarters.ts'
import { QUARTERS_SHOWN } from './figures.ts'
import * as figures from './figure-store.ts'

/** Recalculates the industries' means and the ranking's prior, and ranks every company by it. */
export async function refreshFigures(tx: Tx, clock: Clock): Promise<void> {
  const today = dayOf(clock.now())
  const since = lastQuarters(clock.now(), QUARTERS_SHOWN)[0] as string
  const before = await figures.deleteIndustryFigures(tx)
  const now = await figures.insertIndustryFigures(tx, since, today)
  const prior = await figures.upsertPlatformFigure(tx, today)
  await figures.rankAgain(tx, prior)
  const industries = [...new Set([...before, ...now])].map(industry => `industry:${industry}`)
  if (industries.length > 0) changed(...industries)
}
