import { listRefused } from '#server/owners/memberships.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { changedVacancy } from './write.ts'

/** Hourly: ends vacancies past their last day, and closes those of companies whose subscription no longer permits vacancies. */
export async function endVacancies(parts: Parts): Promise<void> {
  const { db, clock } = parts
  await store.endPassed(db.content, dayOf(clock.now()))
  const refused = await listRefused(parts, 'vacancies', await store.listPosting(db.content))
  if (refused.length === 0) return
  await db.begin('content', async tx => {
    for (const row of await store.closeAll(tx, refused)) changedVacancy(row)
  })
}
