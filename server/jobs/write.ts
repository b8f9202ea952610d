import type { Places } from '#server/places/places.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'
import { indexVacancies } from './words.ts'

/** The subject of whatever shows vacancies of several companies. */
export const CHANGED_VACANCIES = 'vacancies'
export const changedVacancy = ({ id, company_id }: Pick<store.VacancyRow, 'id' | 'company_id'>): void =>
  changed(CHANGED_VACANCIES, `vacancy:${id}`, `company:${company_id}`)

/** A vacancy as it stands from now on, with the words that a search finds it by. */
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
