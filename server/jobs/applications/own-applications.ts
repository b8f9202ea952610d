import type { Attachment } from '#shared/contract/files/sent-files.ts'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { dropFilesOf, getFileOf } from '#server/files/private.ts'
import { listNamedVacancies } from '../vacancy-names.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { lateBy } from './answer-record.ts'
import { applicantOf, filesOf, openLetter } from './letter-box.ts'
import { notifyApplicant } from './mails.ts'
import { presentOwn } from './present.ts'
import * as store from './store.ts'

const RESUMES: Rule = { name: 'own-resume', most: 120, seconds: 3600 }

/** All applications of the signed-in person, newest first. */
export async function listOwn(parts: Parts, { holder }: Context): Promise<OwnApplication[]> {
  const rows = await store.listOf(parts.db.identity, applicantOf(parts.secrets, holder?.id ?? ''))
  return presentAll(parts, rows)
}

export async function readOwn(parts: Parts, row: store.ApplicationRow): Promise<OwnApplication> {
  const [own = fail('not_found')] = await presentAll(parts, [row])
  return own
}

async function presentAll(parts: Parts, rows: store.ApplicationRow[]): Promise<OwnApplication[]> {
  const { db, secrets, clock } = parts
  const today = dayOf(clock.now())
  const vacancies = await listNamedVacancies(
    db.content,
    rows.map(row => row.vacancy_id),
    today,
  )
  const ids = [...new Set(rows.map(row => row.company_id))]
  const companies = new Map(
    await Promise.all(ids.map(async id => [id, await getSurvivor(db.content, id)] as const)),
  )
  return rows.flatMap(row => {
    const [vacancy, company] = [vacancies.get(row.vacancy_id), companies.get(row.company_id)]
    return vacancy && company ? [presentOwn({ secrets, today }, row, vacancy, company)] : []
  })
}

/** The résumé of an application, for its applicant. */
export async function ownResume(parts: Parts, id: string, { holder }: Context): Promise<Attachment> {
  const { db, secrets, limits } = parts
  orWait(await limits.here.take({ rule: RESUMES, of: [holder?.id ?? ''] }))
  const rows = await store.listOf(db.identity, applicantOf(secrets, holder?.id ?? ''))
  const row = rows.find(one => one.id === id) ?? fail('not_found')
  const letter = openLetter(secrets, row) ?? fail('not_found')
  return getFileOf(db.identity, filesOf(id), letter.file.id)
}

/** Withdraws an application: its content and résumé are deleted at once, and the company sees that it was withdrawn. */
export async function withdraw(parts: Parts, id: string, context: Context): Promise<OwnApplication> {
  const applicant = applicantOf(parts.secrets, context.holder?.id ?? '')
  const { company, vacancy } = (await listOwn(parts, context)).find(one => one.id === id) ?? fail('not_found')
  await ended(parts, async tx => {
    const found = (await store.lockOwn(tx, id, applicant)) ?? fail('not_found')
    await notifyApplicant(tx, parts, found, 'withdrawn', { company: company.name, title: vacancy.title })
    await store.withdraw(tx, id)
    return found
  })
  return (await listOwn(parts, context)).find(one => one.id === id) ?? fail('not_found')
}

/** Deletes an application for both the applicant and the company. */
export async function remove(parts: Parts, id: string, { holder }: Context): Promise<{ removed: true }> {
  const applicant = applicantOf(parts.secrets, holder?.id ?? '')
  await ended(parts, async tx => {
    const found = (await store.lockOwn(tx, id, applicant)) ?? fail('not_found')
    await store.anonymise(tx, id, lateBy(parts))
    return found
  })
  return { removed: true }
}

/** Deletes the applications of a deleted account; idempotent. */
export async function removeOfAccount(parts: Parts, accountId: string): Promise<void> {
  for (const { id } of await store.listOf(parts.db.identity, applicantOf(parts.secrets, accountId)))
    await anonymise(parts, id)
}

/** Deletes an application but for what the company's answer record counts. */
export async function anonymise(parts: Parts, id: string): Promise<void> {
  await ended(parts, async tx => {
    await store.anonymise(tx, id, lateBy(parts))
    return { id }
  })
}

/** Runs an action that ends an application, and deletes its résumé. */
async function ended(parts: Parts, act: (tx: Tx) => Promise<{ id: string }>): Promise<void> {
  const removeBytes = await parts.db.begin('identity', async tx => {
    const { id } = await act(tx)
    return dropFilesOf(tx, parts, filesOf(id))
  })
  await removeBytes()
  parts.wake()
}
