import type { Act } from '#server/moderation/history.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './desk/store.ts'
import { tellOwnersLater } from './owner-letters.ts'
import type { VacancyRow } from './store.ts'
import { changedVacancy } from './write.ts'

type Vacancy = Pick<VacancyRow, 'id' | 'company_id'>

/** The team declines a vacancy, which may have ended; its owners are notified with the reason. No effect on a removed or already declined one. */
export async function declineVacancy(
  tx: Tx,
  clock: Clock,
  { id, company_id }: Vacancy,
  note: string,
): Promise<Act[]> {
  const title = await store.decline(tx, id, note)
  if (title === undefined) return []
  changedVacancy({ id, company_id })
  await store.upholdReports(tx, [id])
  await tellOwnersLater(tx, { clock }, { company_id, letter: 'vacancyDeclined', title, note })
  return [{ subject: 'vacancy', company_id, subject_id: id, guideline: null, act: 'vacancy_declined' }]
}
