import type { Act } from '#server/moderation/history.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './desk-store.ts'
import type { VacancyRow } from './store.ts'
import { changedVacancy } from './write.ts'

type Vacancy = Pick<VacancyRow, 'id' | 'company_id'>

/** The team takes a vacancy from readers, ended ones, too; its company reads why. Nothing where it is gone. */
export async function declineVacancy(tx: Tx, { id, company_id }: Vacancy, note: string): Promise<Act[]> {
  if (!(await store.decline(tx, id, note))) return []
  changedVacancy({ id, company_id })
  await store.upholdReports(tx, [id])
  return [{ subject: 'vacancy', company_id, subject_id: id, guideline: null, act: 'vacancy_declined' }]
}
