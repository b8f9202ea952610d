import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { listAllIds } from '#server/companies/find.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

export const RECORD_DAYS = RETENTION.application_count.days

/** Applications sent on or before this day are late: without an answer they count as unanswered. */
export const lateBy = ({ clock }: Pick<Parts, 'clock'>): string =>
  addDays(dayOf(clock.now()), -APPLICATION.lateDays)

/** How often and how soon companies answer; omitted below five applications, so that it discloses none of them. */
export async function readRecords(parts: Parts, companyIds: string[]): Promise<AnswerRecords> {
  const { db, clock } = parts
  const rows = await store.countAnswers(db.identity, await listAllIds(db.content, companyIds), {
    from: addDays(dayOf(clock.now()), -RECORD_DAYS),
    late: lateBy(parts),
  })
  const known = rows.filter(row => row.applications >= APPLICATION.record)
  return Object.fromEntries(known.map(({ company_id, ...record }) => [company_id, record]))
}
