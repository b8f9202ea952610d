import { noteOwnersAct } from '#server/moderation/history.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { changedVacancy } from './write.ts'

const FROM = {
  closed: ['open', 'held', 'declined'],
  removed: ['open', 'held', 'declined', 'closed', 'ended'],
} as const

/** Closes or removes a company's own vacancy; idempotent. */
export async function withdrawVacancy(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  owner: ActingOwner,
  row: store.VacancyRow,
  to: keyof typeof FROM,
): Promise<void> {
  await db.begin('content', async tx => {
    if (!(await store.setState(tx, row.id, [...FROM[to]], to))) return
    changedVacancy(row)
    await noteOwnersAct(tx, clock, owner, { subject: 'vacancy', subject_id: row.id, act: `vacancy_${to}` })
  })
}
