import type { Queryable, Tx } from '#server/platform/db.ts'
import type { EmploymentStatus, Guideline } from '#shared/contract/keys.ts'

/** Pending reviews that no decision is waiting for: by week, then by their random ids. */
const undecided = (sql: Queryable) => sql`
  state = 'pending' and not exists (select 1 from content.task t where t.dedupe = 'decide:' || r.id and t.done_at is null)`

export async function countPending(sql: Queryable): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*) as n from content.review r where ${undecided(sql)}`
  return row?.n ?? 0
}

export async function listPending(
  sql: Queryable,
  limit: number,
): Promise<{ id: string; company: string; week: string; employment_status: EmploymentStatus }[]> {
  return sql`
    select r.id, c.name as company, r.week, r.employment_status
    from content.review r join content.company c on c.id = r.company_id
    where ${undecided(sql)} order by r.week, r.id limit ${limit}`
}

export type PendingRow = {
  id: string
  company_id: string
  slug: string
  name: string
  week: string
  employment_status: EmploymentStatus
  locale: 'id' | 'en'
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

export async function findPending(sql: Queryable, id: string): Promise<PendingRow | undefined> {
  const [row] = await sql<PendingRow[]>`
    select r.id, r.company_id, c.slug, c.name, r.week, r.employment_status, r.locale, r.score, r.overall_sentiment, r.recommended, r.headline,
      r.likes, r.dislikes, r.advice, r.surprise_text, r.department, r.job_type, r.job_role_id, r.city_id, r.left_at_year, r.application_result,
      r.salary_box, r.submission_mac
    from content.review r join content.company c on c.id = r.company_id
    where r.id = ${id} and r.state = 'pending'`
  return row
}

type Event = {
  company_id: string
  subject_id: string
  act: string
  guideline: Guideline | null
  staff_id: string
  week: string
}

export async function insertEvent(tx: Tx, event: Event): Promise<void> {
  await tx`insert into content.event ${tx({ ...event, subject: 'review', actor: 'team' })}`
}

export async function countRejected(tx: Tx, companyId: string): Promise<void> {
  await tx`update content.company_intake set rejected = rejected + 1 where company_id = ${companyId}`
}
