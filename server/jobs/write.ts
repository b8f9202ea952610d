import type { Places } from '#server/places/places.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'
import { indexVacancies } from './words.ts'

/** Cache subject of pages that show vacancies of several companies. */
export const CHANGED_VACANCIES = 'vacancies'
export const changedVacancy = ({ id, company_id }: Pick<store.VacancyRow, 'id' | 'company_id'>): void =>
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
