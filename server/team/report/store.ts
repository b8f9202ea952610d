import type { Reported, ReportFlag } from '#shared/contract/team/desk-report.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type ReportRow = {
  week: string
  flag: ReportFlag | null
  guideline: Guideline
  words: string | null
  times: number
  locale: Locale
  subject_id: string
  company_id: string
  company: string
  subject: Reported
  /** A review's headline, or the words of any other item, if readers see them. */
  headline: string | null
  said_in: Locale
}

/**
 * Open reports of items that readers have been shown; all reports of one item are claimed together. Items that their
 * company hid, or that are examined for a request, are decided on as such.
 */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.week, item.flag, item.guideline, item.words, item.times, item.locale, item.subject_id, item.company_id, c.name as company,
    item.subject, case when r.state = 'published' then r.headline when p.state = 'shown' then p.words
      when q.state = 'published' then q.body when a.state = 'published' then a.body end as headline,
    coalesce(r.locale, q.locale, a.locale, item.locale) as said_in`,
  from: sql`content.report item left join content.review r on r.id = item.subject_id
    left join content.pay_comment p on p.id = item.subject_id
    left join content.question q on q.id = item.subject_id left join content.answer a on a.id = item.subject_id
    join content.company c on c.id = coalesce(r.company_id, p.company_id, q.company_id, a.company_id)
    where item.state = 'open' and coalesce(r.state, p.state, '') <> 'hidden'
      and coalesce(r.removed_for, p.removed_for, q.removed_for, a.removed_for, '') <> 'request'`,
  order: sql`item.week, item.id`,
  claimId: sql`item.subject_id`,
})

/** Locks the reported item before the report, in the same order as when its author withdraws it. */
export async function lockReported(tx: Tx, reportId: string): Promise<void> {
  await tx`
    select 1 from content.review where id = (select subject_id from content.report where id = ${reportId}) for update`
  await tx`
    select 1 from content.pay_comment where id = (select subject_id from content.report where id = ${reportId}) for update`
  await tx`
    select 1 from content.question where id = (select subject_id from content.report where id = ${reportId}) for update`
  await tx`
    select 1 from content.answer where id = (select subject_id from content.report where id = ${reportId}) for update`
}

export async function closeReport(tx: Tx, id: string, state: 'upheld' | 'dismissed'): Promise<void> {
  await tx`update content.report set state = ${state} where id = ${id} and state = 'open'`
}
