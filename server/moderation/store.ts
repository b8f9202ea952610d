import type { PendingQuery, Row } from 'postgres'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { noTask } from '#server/platform/tasks.ts'
import type { EmploymentStatus, Guideline, ReviewState } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { notHeld, type Asking } from './hold.ts'

/** No decision waits for it. */
const isUndecided = (sql: Queryable) => noTask(sql, 'content', sql`'decide:' || r.id`)

/**
 * Pending reviews that no decision is waiting for and no colleague has open: by week, then by their random ids. Those of a
 * company that waits itself come when an editor has decided on it.
 */
const undecided = (sql: Queryable, asking: Asking) => sql`
  content.review r join content.company c on c.id = r.company_id and c.status = 1
  where r.state = 'pending' and ${isUndecided(sql)} and ${notHeld(sql, 'decide', sql`r.id`, asking)}`

export async function countPending(sql: Queryable, asking: Asking): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*) as n from ${undecided(sql, asking)}`
  return row?.n ?? 0
}

type QueueRow = {
  id: string
  company: string
  week: string
  employment_status: EmploymentStatus
  locale: Locale
  headline: string
}

export async function listPending(sql: Queryable, asking: Asking, limit: number): Promise<QueueRow[]> {
  return sql<QueueRow[]>`
    select r.id, c.name as company, r.week, r.employment_status, r.locale, r.headline
    from ${undecided(sql, asking)} order by r.week, r.id limit ${limit}`
}

type Words = {
  id: string
  state: ReviewState
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
}

/** The company's latest texts, to see what is nearly the same. */
export async function listWords(
  sql: Queryable,
  companyId: string,
  exceptId: string,
  limit: number,
): Promise<Words[]> {
  return sql<Words[]>`
    select id, state, headline, likes, dislikes, advice from content.review
    where company_id = ${companyId} and id <> ${exceptId} and state <> 'withdrawn' order by week desc, id limit ${limit}`
}

export async function listOfficers(sql: Queryable, companyId: string): Promise<string[]> {
  const rows = await sql<
    { name: string }[]
  >`select name from content.company_officer where company_id = ${companyId} order by name`
  return rows.map(row => row.name)
}

/** How many reviews came in the given week, and in a usual one of the year before it. */
export async function countWeek(
  sql: Queryable,
  companyId: string,
  week: string,
  yearBefore: string,
): Promise<{ this_week: number; usual: number }> {
  const [row] = await sql<{ this_week: number; usual: number }[]>`
    select count(*) filter (where week = ${week}) as this_week, (count(*) filter (where week < ${week}) / 52.0)::float as usual
    from content.review where company_id = ${companyId} and week >= ${yearBefore} and week <= ${week}`
  return row ?? { this_week: 0, usual: 0 }
}

/** Texts with their spans masked. */
export async function writeMasked(tx: Tx, id: string, texts: Record<string, string | Buffer>): Promise<void> {
  await tx`update content.review set ${tx(texts)} where id = ${id}`
}

export type PendingRow = {
  id: string
  company_id: string
  slug: string
  name: string
  week: string
  employment_status: EmploymentStatus
  locale: Locale
  score: number
  overall_sentiment: number
  recommended: boolean
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  surprise_text: string | null
  department: string | null
  job_type: string | null
  job_role_id: string | null
  city_id: string
  left_at_year: number | null
  application_result: string | null
  salary_box: Buffer | null
  submission_mac: Buffer
}

/** A waiting review, locked until the transaction ends: its author cannot rewrite it meanwhile. */
export const lockPending = (tx: Tx, id: string): Promise<PendingRow | undefined> =>
  readPending(tx, id, tx`for update of r`)

/** One to decide on: what a colleague has just decided comes to nobody's desk while it can still be undone. */
export const findPending = (sql: Queryable, id: string): Promise<PendingRow | undefined> =>
  readPending(sql, id, sql`and ${isUndecided(sql)}`)

async function readPending(
  sql: Queryable,
  id: string,
  rest: PendingQuery<Row[]>,
): Promise<PendingRow | undefined> {
  const [row] = await sql<PendingRow[]>`
    select r.id, r.company_id, c.slug, c.name, r.week, r.employment_status, r.locale, r.score, r.overall_sentiment, r.recommended, r.headline,
      r.likes, r.dislikes, r.advice, r.surprise_text, r.department, r.job_type, r.job_role_id, r.city_id, r.left_at_year, r.application_result,
      r.salary_box, r.submission_mac
    from content.review r join content.company c on c.id = r.company_id and c.status = 1
    where r.id = ${id} and r.state = 'pending' ${rest}`
  return row
}

export type Event = {
  subject: 'review' | 'company' | 'report'
  company_id: string
  subject_id: string
  act: string
  guideline: Guideline | null
  staff_id: string
  week: string
}

export async function insertEvent(tx: Tx, event: Event): Promise<void> {
  await tx`insert into content.event ${tx({ ...event, actor: 'team' })}`
}
