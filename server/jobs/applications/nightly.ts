import { href } from '#shared/paths.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { waysToStop, takeLetter } from '#server/owner-desk/mail-choices.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { listNamedVacancies } from '../vacancy-names.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { MAILS, notifyApplicant } from './mails.ts'
import { anonymise } from './own-applications.ts'
import { RECORD_DAYS } from './answer-record.ts'
import * as store from './store.ts'

/** An application is anonymised six months after its vacancy's end. */
const RETENTION_DAYS = RETENTION.application.days

/**
 * Hourly: stores the end of vacancies, including closed and declined ones, and notifies applicants who still wait;
 * clears the end of a reopened vacancy.
 */
export async function followVacancies(parts: Parts): Promise<void> {
  const { db, clock } = parts
  const noted = await store.listVacancies(db.identity)
  const vacancies = await listNamedVacancies(
    db.content,
    noted.map(one => one.vacancy_id),
    dayOf(clock.now()),
  )
  for (const { vacancy_id, ended_on } of noted) {
    const vacancy = vacancies.get(vacancy_id)
    if (!vacancy || (vacancy.ended_on === null) === (ended_on === null)) continue
    const company = await getSurvivor(db.content, vacancy.company_id)
    await db.begin('identity', async tx => {
      for (const row of await store.putEnd(tx, vacancy_id, vacancy.ended_on))
        if (vacancy.ended_on !== null && (row.state === 'sent' || row.state === 'seen'))
          await notifyApplicant(tx, parts, row, 'ended', { company: company.name, title: vacancy.title })
    })
  }
  parts.wake()
}

/** Daily: anonymises applications six months after their vacancy's end, and deletes anonymous rows after a year. */
export async function purgeApplications(parts: Parts): Promise<void> {
  const { db, clock } = parts
  const today = dayOf(clock.now())
  for (const { id } of await store.listEnded(db.identity, addDays(today, -RETENTION_DAYS)))
    await anonymise(parts, id)
  await store.deleteCounted(db.identity, addDays(today, -RECORD_DAYS))
}

/** Every morning: mails owners the number of applications of the day before. */
export async function sendDigest(parts: Parts): Promise<void> {
  const { db, clock, config } = parts
  const today = dayOf(clock.now())
  for (const [companyId, count] of await countsBySurvivor(parts, addDays(today, -1))) {
    for (const { id, email: to, locale } of await mailboxesOf(parts, companyId)) {
      const { subject, body } = MAILS[locale].digest
      const link = config.publicUrl + href(locale, 'ownerApplications')
      const { stop, unsubscribe } = waysToStop(parts, id, locale, 'applications')
      const words = body(count, link, stop)
      await db.begin('identity', async tx => {
        if (await takeLetter(tx, id, 'applications', today))
          await queueMessage(tx, parts, { channel: 'email', locale, to, subject, body: words, unsubscribe })
      })
    }
  }
  parts.wake()
}

/** Number of applications on a day; those to a merged company count for the one it was merged into. */
async function countsBySurvivor({ db }: Parts, day: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { company_id, count } of await store.countSent(db.identity, day)) {
    const { id } = await getSurvivor(db.content, company_id)
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}
