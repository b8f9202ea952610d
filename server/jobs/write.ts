import { getSurvivor } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { VacancyRow } from './row.ts'
import * as store from './store.ts'
import { indexVacancies } from './search-words.ts'
import { listNotPermitted } from '#server/owners/memberships.ts'

/** Cache subject of pages that show vacancies of several companies. */
export const CHANGED_VACANCIES = 'vacancies'
export const changedVacancy = ({ id, company_id }: Pick<VacancyRow, 'id' | 'company_id'>): void =>
  changed(CHANGED_VACANCIES, `vacancy:${id}`, `company:${company_id}`)

/** Writes a vacancy with its search words, and invalidates cached pages. */
export async function writeVacancy(
  tx: Tx,
  places: Places,
  company: string,
  written: store.Written,
): Promise<void> {
  await store.putVacancy(tx, written)
  await indexVacancies(tx, places, [{ ...written, company }])
  changedVacancy(written)
}

/**
 * After a pending company was listed or merged: moves its vacancies to the resulting company and updates their search
 * words. Open ones count as new from today, because readers see them from now on. A task and no part of the merge,
 * because the owners' subscription, which vacancies need, is moved in the other schema first.
 */
export async function followCompany(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  places: Places,
  from: string,
): Promise<void> {
  const { id: company_id, name } = await getSurvivor(db.content, from)
  const today = dayOf(clock.now())
  await db.begin('content', async tx => {
    const rows = await store.lockOfCompany(tx, from)
    for (const row of rows) {
      const opened_on = row.state === 'open' && row.last_day >= today ? today : row.opened_on
      await store.moveVacancy(tx, { id: row.id, company_id, opened_on })
      changedVacancy(row)
      changedVacancy({ id: row.id, company_id })
    }
    await indexVacancies(
      tx,
      places,
      rows.map(row => ({ ...row, company: name })),
    )
  })
}

/** Hourly: ends vacancies past their last day, and closes those of companies whose subscription no longer permits vacancies. */
export async function endVacancies(parts: Parts): Promise<void> {
  const { db, clock } = parts
  await store.endPassed(db.content, dayOf(clock.now()))
  const refused = await listNotPermitted(parts, 'vacancies', await store.listPosting(db.content))
  if (refused.length === 0) return
  await db.begin('content', async tx => {
    for (const row of await store.closeAll(tx, refused)) changedVacancy(row)
  })
}
