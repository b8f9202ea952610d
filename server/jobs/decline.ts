import { vacancyDeclined as en } from '#shared/messages/en/contact/inquiry-mails.ts'
import { vacancyDeclined as id } from '#shared/messages/id/contact/inquiry-mails.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedown } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './desk/store.ts'
import { notifyOwnersLater } from './owner-letters.ts'
import type { VacancyRow } from './row.ts'
import { lockVacancy } from './store.ts'
import { changedVacancy } from './write.ts'

type Vacancy = Pick<VacancyRow, 'id' | 'company_id'>

/** The team declines a vacancy, which may have ended; its owners are notified with the reason. No effect on a removed or already declined one. */
export async function declineVacancy(tx: Tx, clock: Clock, vacancy: Vacancy, note: string): Promise<Act[]> {
  const { id: subject_id, company_id } = vacancy
  const title = await store.decline(tx, subject_id, note)
  if (title === undefined) return []
  changedVacancy(vacancy)
  await store.upholdReports(tx, [subject_id])
  await notifyOwnersLater(tx, { clock }, { company_id, letter: 'vacancyDeclined', title, note })
  return [{ subject: 'vacancy', company_id, subject_id, guideline: null, act: 'vacancy_declined' }]
}

const NOTE = { id, en }

/** A takedown request that is granted declines the vacancy; its owners are notified in the language of the vacancy. */
export const vacancyTakedown = (clock: Clock): Takedown => ({
  async lock(tx, id) {
    const row = await lockVacancy(tx, id)
    return row && { company_id: row.company_id, version: null }
  },
  takeDown: async (tx, vacancy) =>
    (await declineVacancy(tx, clock, vacancy, NOTE[await store.localeOf(tx, vacancy.id)])).length > 0,
  acts: { removed: 'vacancy_declined' },
})
