import type { Queryable, Tx } from '#server/platform/db.ts'
import type { EmploymentStatus, ReviewState } from '#shared/contract/keys.ts'
import { sharing } from './facet-store.ts'
import type { Move } from './moves.ts'

export type MovedReview = {
  id: string
  from: ReviewState
  company_id: string
  guard_year: number
  salary_box: Buffer | null
  department: string | null
  job_type: string | null
}

/** Those that stand where the move may start. */
export async function updateStates(
  tx: Tx,
  ids: string[],
  from: ReviewState[],
  move: Move,
): Promise<MovedReview[]> {
  return tx<MovedReview[]>`
    with before as (select id, state from content.review where id = any(${ids}::uuid[]) for update)
    update content.review r set state = ${move.to},
      guideline = case when before.state = 'removed' and ${move.to} = 'withdrawn' then r.guideline else ${move.guideline ?? null}::smallint end, note = ${move.note ?? null},
      published_on = coalesce(${move.publishedOn ?? null}, published_on),
      publish_from = coalesce(${move.publishFrom ?? null}, publish_from)
    from before
    where r.id = before.id and before.state = any(${from})
    returning r.id, before.state as "from", r.company_id, r.guard_year, r.salary_box, r.department, r.job_type`
}

/** Back to waiting, with what the team said of the old words gone. False when it stands elsewhere. */
export async function reopen(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`
    update content.review set state = 'pending', guideline = null, note = null
    where id = ${id} and state in ('pending', 'rejected') returning 1`
  return rows.length > 0
}

/** Reviews whose slot has come, in random order. */
export async function listDue(sql: Queryable, today: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from content.review where state = 'approved' and publish_from <= ${today} order by random()`
  return rows.map(row => row.id)
}

export async function wipeSalaryBoxes(tx: Tx, ids: string[]): Promise<void> {
  await tx`update content.review set salary_box = null where id = any(${ids}::uuid[])`
}

export type SalaryRow = {
  key: Buffer
  company_id: string
  department: string
  job_type: string
  year: number
  amount: number
  comment: string | null
}

export async function insertSalaries(tx: Tx, rows: SalaryRow[]): Promise<void> {
  await tx`insert into content.salary ${tx(rows)} on conflict (key) do nothing`
}

export type ReviewRow = {
  id: string
  state: ReviewState
  employment_status: EmploymentStatus
  locale: 'id' | 'en'
  published_on: string
  score: number
  star: number
  overall_sentiment: number
  recommended: boolean
  ratings: (number | null)[]
  answers: (number | null)[]
  city_id: string
  department: string | null
  job_type: string | null
  job_role_id: string | null
  left_at_year: number | null
  application_result: string | null
  interview_rounds: number | null
  surprise_question: boolean | null
  surprise_text: string | null
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  guideline: number | null
  helpful_count: number
  /** What enough reviews of the company share with it. */
  shares_role: boolean
  shares_city: boolean
  shares_both: boolean
  shares_application: boolean
}

/** Of `content.review r`. */
export const columns = (sql: Queryable, known = { isOfToldCity: false }) => sql`
  id, state, employment_status, locale, published_on, score, star, overall_sentiment, recommended, ratings, answers, city_id, department, job_type,
  job_role_id, left_at_year, application_result, interview_rounds, surprise_question, surprise_text, headline, likes, dislikes, advice,
  guideline, helpful_count, ${sharing(sql, known)}`

/** One review that readers may see. */
export async function findVisible(
  sql: Queryable,
  id: string,
): Promise<(ReviewRow & { company_id: string }) | undefined> {
  const [row] = await sql<(ReviewRow & { company_id: string })[]>`
    select company_id, ${columns(sql)} from content.review r where id = ${id} and state in ('published', 'hidden', 'removed')`
  return row
}

type NewReport = {
  company_id: string
  subject: string
  subject_id: string
  guideline: number
  words: string | null
  locale: string
  week: string
}

/** Nothing is left to decide about things that their authors took back. */
export async function dismissReports(tx: Tx, subjectIds: string[]): Promise<void> {
  await tx`update content.report set state = 'dismissed' where subject_id = any(${subjectIds}::uuid[]) and state = 'open'`
}

export async function countOpenReports(sql: Queryable, subjectId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from content.report where subject_id = ${subjectId} and state = 'open'`
  return row?.n ?? 0
}

/** The same report of the same thing is kept once while it is open. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx`insert into content.report ${tx(report)} on conflict do nothing`
}

/** How many reviews each kind has; `employed` are employees and former ones together. */
export type Kinds = { employed: number; former: number; applicant: number }

/** As they stand inside a transaction. */
export async function countKinds(sql: Queryable, companyId: string): Promise<Kinds> {
  const [row] = await sql<Kinds[]>`
    select review_count as employed, former_count as former, applicant_count as applicant
    from content.company_stats where company_id = ${companyId}`
  return row ?? { employed: 0, former: 0, applicant: 0 }
}

type LatestRow = Pick<
  ReviewRow,
  | 'id'
  | 'locale'
  | 'headline'
  | 'likes'
  | 'dislikes'
  | 'score'
  | 'employment_status'
  | 'department'
  | 'published_on'
> & {
  company_id: string
}

/** The newest published reviews of all companies. */
export async function listLatest(sql: Queryable, limit: number): Promise<LatestRow[]> {
  return sql<LatestRow[]>`
    select id, company_id, locale, headline, likes, dislikes, score, employment_status, department, published_on
    from content.review
    where state in ('published', 'hidden', 'removed') and state = 'published'
    order by published_on desc, id desc limit ${limit}`
}

export async function listCounted(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from content.review where company_id = ${companyId} and state in ('published', 'hidden')`
  return rows.map(row => row.id)
}

export async function moveRows(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.review set company_id = ${into} where company_id = ${from}`
  await tx`update content.salary set company_id = ${into} where company_id = ${from}`
  await tx`update content.report set company_id = ${into} where company_id = ${from}`
}

export async function moveIntake(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    with gone as (delete from content.company_intake where company_id = ${from} returning received, since_year)
    insert into content.company_intake as i (company_id, received, since_year)
    select ${into}, received, since_year from gone
    on conflict (company_id) do update set received = i.received + excluded.received,
      since_year = least(i.since_year, excluded.since_year)`
}
