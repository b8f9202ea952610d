import { LOCALES } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import type { Places } from '#server/places/places.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

/** The subject of whatever shows vacancies of several companies. */
export const CHANGED_VACANCIES = 'vacancies'
export const changedVacancy = ({ id, company_id }: Pick<store.VacancyRow, 'id' | 'company_id'>): void =>
  changed(CHANGED_VACANCIES, `vacancy:${id}`, `company:${company_id}`)

/** A vacancy as it stands from now on, with the words that a search finds it by: its title, its role in both languages, its company. */
export async function writeVacancy(
  tx: Tx,
  places: Places,
  company: string,
  written: store.Written,
): Promise<void> {
  await store.putVacancy(tx, written, searchText(places, company, written))
  changedVacancy(written)
}

export function searchText(
  places: Places,
  company: string,
  { title, job_role_id }: Pick<store.VacancyRow, 'title' | 'job_role_id'>,
): string {
  const roles = LOCALES.map(locale => places.roleName(job_role_id, locale) ?? '')
  return plainWords([title, company, ...roles].join(' ')).join(' ')
}
