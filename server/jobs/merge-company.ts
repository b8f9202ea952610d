import { getSurvivor } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { indexVacancies } from './words.ts'
import { changedVacancy } from './write.ts'

/**
 * After a pending company was listed or merged: moves its vacancies to the resulting company and updates their search
 * words. Open ones count as new from today, because readers see them from now on.
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
