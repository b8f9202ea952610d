import type { ReportFlag } from '#shared/contract/desk-report.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '../desk/subject.ts'

export type ReportRow = {
  week: string
  flag: ReportFlag | null
  guideline: Guideline
  words: string | null
  locale: Locale
  subject_id: string
  company_id: string
  company: string
  /** Of the review, where readers see it. */
  headline: string | null
  review_locale: Locale
}

/** Open reports of reviews; all of one review are claimed together. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.week, item.flag, item.guideline, item.words, item.locale, item.subject_id, item.company_id, c.name as company,
    case when r.state = 'published' then r.headline end as headline, r.locale as review_locale`,
  from: sql`content.report item join content.review r on r.id = item.subject_id
    join content.company c on c.id = r.company_id
    where item.state = 'open' and item.subject = 'review'`,
  order: sql`item.week, item.id`,
  claimId: sql`item.subject_id`,
})

/** Locks the review that a report is about, before the report itself: whoever withdraws it takes them in this order. */
export async function lockReported(tx: Tx, reportId: string): Promise<void> {
  await tx`
    select 1 from content.review where id = (select subject_id from content.report where id = ${reportId}) for update`
}

export async function closeReport(tx: Tx, id: string, state: 'upheld' | 'dismissed'): Promise<void> {
  await tx`update content.report set state = ${state} where id = ${id} and state = 'open'`
}

/** Other open reports of the same thing fall with it. */
export async function closeReportsOf(tx: Tx, subjectId: string): Promise<void> {
  await tx`update content.report set state = 'upheld' where subject_id = ${subjectId} and state = 'open'`
}
