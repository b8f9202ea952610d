import { getSurvivor, listMergedIds } from '#server/companies/find.ts'
import { listNamedVacancies } from '../vacancy-names.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openLetter } from './letter-box.ts'
import { notifyApplicant } from './mails.ts'
import * as store from './store.ts'

/** Warns all applicants of a company whose vacancies the team took down, including invited ones. */
export const notifyTakenDown = (parts: Parts, companyId: string): Promise<void> =>
  notifyAll(parts, companyId, 'takenDown')

/** Notifies the warned applicants of these vacancies that the takedown was lifted. */
export const notifyLifted = (parts: Parts, companyId: string, vacancies: string[]): Promise<void> =>
  notifyAll(parts, companyId, 'lifted', vacancies)

/** One mail per applicant, for all their applications to the company. */
async function notifyAll(
  parts: Parts,
  companyId: string,
  kind: 'takenDown' | 'lifted',
  only?: string[],
): Promise<void> {
  const { db, clock, secrets } = parts
  const company = await getSurvivor(db.content, companyId)
  const ids = [companyId, ...(await listMergedIds(db.content, companyId))]
  const rows = (await store.listUnwithdrawn(db.identity, ids)).filter(
    row => !only || only.includes(row.vacancy_id),
  )
  const vacancies = await listNamedVacancies(
    db.content,
    rows.map(row => row.vacancy_id),
    dayOf(clock.now()),
  )
  for (const sent of Map.groupBy(rows, row => row.applicant.toString('hex')).values()) {
    const recipient = sent.find(row => openLetter(secrets, row)?.email) ?? sent[0]
    const titles = sent.flatMap(row => vacancies.get(row.vacancy_id)?.title ?? [])
    if (!recipient) continue
    await db.begin('identity', async tx => {
      for (const { vacancy_id } of sent)
        await store.putEnd(tx, vacancy_id, vacancies.get(vacancy_id)?.ended_on ?? null)
      await notifyApplicant(tx, parts, recipient, kind, { company: company.name, title: titles.join('; ') })
    })
  }
  parts.wake()
}
