import type { Queryable, Tx } from '#server/platform/db.ts'
import { noTask } from '#server/platform/tasks.ts'
import type { Guideline, Industry, LegalForm, ReviewState } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { notHeld, type Asking } from './hold.ts'

/** What waits, no decision waits for it, and it lies on no colleague's desk. */
const waitingCompany = (sql: Queryable, asking: Asking) => sql`
  c.status = 0 and ${noTask(sql, 'content', sql`'decide-company:' || c.id`)} and ${notHeld(sql, 'decide-company', sql`c.id`, asking)}`
const waitingReport = (sql: Queryable, asking: Asking) => sql`
  r.state = 'open' and ${noTask(sql, 'content', sql`'decide-report:' || r.id`)} and ${notHeld(sql, 'decide-report', sql`r.subject_id`, asking)}`

type PendingCompanyRow = {
  id: string
  slug: string
  name: string
  legal_form: LegalForm | null
  city_id: string | null
  website_host: string | null
  industry: Industry | null
  reviews: number
  declined_before: boolean
}

export async function listPendingCompanies(
  sql: Queryable,
  asking: Asking,
  limit: number,
): Promise<PendingCompanyRow[]> {
  return sql<PendingCompanyRow[]>`
    select c.id, c.slug, c.name, c.legal_form, c.city_id, c.website_host, c.industry,
      (select count(*) from content.review r where r.company_id = c.id and r.state = 'pending') as reviews,
      exists (select 1 from content.event e where e.subject_id = c.id and e.act = 'declined') as declined_before
    from content.company c where ${waitingCompany(sql, asking)} order by c.listed_on, c.id limit ${limit}`
}

export async function countPendingCompanies(sql: Queryable, asking: Asking): Promise<number> {
  const [row] = await sql<
    { n: number }[]
  >`select count(*) as n from content.company c where ${waitingCompany(sql, asking)}`
  return row?.n ?? 0
}

/** The waiting reviews of a company that is none. */
export async function listPendingOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx<
    { id: string }[]
  >`select id from content.review where company_id = ${companyId} and state = 'pending'`
  return rows.map(row => row.id)
}

type ReportRow = {
  id: string
  week: string
  guideline: Guideline
  words: string | null
  locale: Locale
  subject_id: string
  company_id: string
}

export async function listOpenReports(sql: Queryable, asking: Asking, limit: number): Promise<ReportRow[]> {
  return sql<ReportRow[]>`
    select id, week, guideline, words, locale, subject_id, company_id from content.report r
    where ${waitingReport(sql, asking)} and subject = 'review' order by week, id limit ${limit}`
}

export async function countOpenReports(sql: Queryable, asking: Asking): Promise<number> {
  const [row] = await sql<
    { n: number }[]
  >`select count(*) as n from content.report r where ${waitingReport(sql, asking)}`
  return row?.n ?? 0
}

export async function countCandidates(sql: Queryable, asking: Asking): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from content.import_candidate c
    where c.state = 'waiting' and ${noTask(sql, 'content', sql`'decide-candidate:' || c.key`)}
      and ${notHeld(sql, 'decide-candidate', sql`c.key`, asking)}`
  return row?.n ?? 0
}

/** What an open report is about. */
export async function findReported(sql: Queryable, reportId: string): Promise<string | undefined> {
  const [row] = await sql<{ subject_id: string }[]>`
    select subject_id from content.report where id = ${reportId} and state = 'open'`
  return row?.subject_id
}

export async function hasOpenReport(tx: Tx, subjectId: string): Promise<boolean> {
  const [row] =
    await tx`select 1 from content.report where subject_id = ${subjectId} and state = 'open' limit 1`
  return row !== undefined
}

/** Holds the review that a report is about, before the report itself: whoever withdraws it takes them in this order. */
export async function lockReported(tx: Tx, reportId: string): Promise<void> {
  await tx`
    select 1 from content.review where id = (select subject_id from content.report where id = ${reportId}) for update`
}

/** Closes a report, once; what it was about, or undefined when it was closed before. */
export async function closeReport(
  tx: Tx,
  id: string,
  state: 'upheld' | 'dismissed',
): Promise<ReportRow | undefined> {
  const [row] = await tx<ReportRow[]>`
    update content.report set state = ${state} where id = ${id} and state = 'open'
    returning id, week, guideline, words, locale, subject_id, company_id`
  return row
}

/** Other open reports of the same thing fall with it. */
export async function closeReportsOf(tx: Tx, subjectId: string): Promise<void> {
  await tx`update content.report set state = 'upheld' where subject_id = ${subjectId} and state = 'open'`
}

export type EventRow = {
  id: string
  week: string
  act: string
  guideline: Guideline | null
  subject: string
  subject_id: string
  company: string | null
  slug: string | null
  review_id: string | null
  headline: string | null
  locale: Locale | null
  state: ReviewState | null
  staff_id: string | null
}

/** What was done, newest week first, and about what, as that stands now; `after` is the last event read. */
export async function listEvents(
  sql: Queryable,
  { subject, after, limit }: { subject?: string | undefined; after?: string | undefined; limit: number },
): Promise<EventRow[]> {
  return sql<EventRow[]>`
    select e.id, e.week, e.act, e.guideline, e.subject, e.subject_id, c.name as company,
      case when c.status in (1, 2) then c.slug end as slug, r.id as review_id, r.headline, r.locale, r.state, e.staff_id
    from content.event e left join content.report p on p.id = e.subject_id
      left join content.review r on r.id = coalesce(p.subject_id, e.subject_id)
      left join content.company c on c.id = coalesce(r.company_id, e.company_id)
    where true ${subject === undefined ? sql`` : sql`and e.subject_id = ${subject}`}
      ${after === undefined ? sql`` : sql`and (e.week, e.id) < (select week, id from content.event where id = ${after})`}
    order by e.week desc, e.id desc limit ${limit}`
}
