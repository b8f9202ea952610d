import type { AnswerRecord } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { listMergedIds } from '#server/companies/find.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

export const RECORD_DAYS = RETENTION.application_count.days
const WEEK = 7
const MONTH = 30

/** How often and how soon a company answers; null below five applications, so that it tells of none of them. */
export async function readRecord({ db, clock }: Parts, companyId: string): Promise<AnswerRecord | null> {
  const today = dayOf(clock.now())
  const ids = [companyId, ...(await listMergedIds(db.content, companyId))]
  const rows = await store.listAnswerDays(db.identity, ids, {
    from: addDays(today, -RECORD_DAYS),
    late: addDays(today, -APPLICATION.lateDays),
  })
  if (rows.length < APPLICATION.record) return null
  const days = rows.flatMap(row => row.days ?? []).toSorted((a, b) => a - b)
  const within = (most: number) => days.filter(took => took <= most).length
  return {
    applications: rows.length,
    answered: days.length,
    within_week: within(WEEK),
    within_month: within(MONTH),
    days: days[Math.floor((days.length - 1) / 2)] ?? null,
  }
}
