import { href } from '#shared/paths.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { waysToStop, takeLetter } from '#server/owner-desk/mail-choices.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { listNamedVacancies } from '../vacancy-names.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { MAILS, tellApplicant } from './mails.ts'
import { letGo } from './own-applications.ts'
import { RECORD_DAYS } from './answer-record.ts'
import * as store from './store.ts'

/** So many days after its vacancy's end an application goes: six months. */
const KEPT_DAYS = RETENTION.application.days

/** Every hour: notes which vacancies ended, closed or taken down ones too, and tells those who still wait; forgets an end that was taken back. */
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
          await tellApplicant(tx, parts, row, 'ended', { company: company.name, title: vacancy.title })
    })
  }
  parts.wake()
}

/** Every day: what is six months past its vacancy's end is nobody's any more, and what only counted goes after a year. */
export async function purgeApplications(parts: Parts): Promise<void> {
  const { db, clock } = parts
  const today = dayOf(clock.now())
  for (const { id } of await store.listEnded(db.identity, addDays(today, -KEPT_DAYS))) await letGo(parts, id)
  await store.deleteCounted(db.identity, addDays(today, -RECORD_DAYS))
}

/** Every morning: owners are told how many applications came the day before. */
export async function sendDigest(parts: Parts): Promise<void> {
  const { db, clock, config } = parts
  const today = dayOf(clock.now())
  for (const [companyId, count] of await cameBySurvivor(parts, addDays(today, -1))) {
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

/** How many came on a day; what went to a company that was merged counts where it went. */
async function cameBySurvivor({ db }: Parts, day: string): Promise<Map<string, number>> {
  const came = new Map<string, number>()
  for (const { company_id, count } of await store.countCame(db.identity, day)) {
    const { id } = await getSurvivor(db.content, company_id)
    came.set(id, (came.get(id) ?? 0) + count)
  }
  return came
}
