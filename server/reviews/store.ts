import type { Queryable, Tx } from '#server/platform/db.ts'
import type { EmploymentStatus, ReviewSort, ReviewState } from '#shared/contract/keys.ts'
import type { Move } from './moves.ts'

export type MovedReview = {
  from: ReviewState
  company_id: string
  guard_year: number
  salary_box: Buffer | null
  department: string | null
  job_type: string | null
}

export async function updateState(
  tx: Tx,
  id: string,
  from: ReviewState[],
  move: Move,
): Promise<MovedReview | undefined> {
  const [moved] = await tx<MovedReview[]>`
    with before as (select id, state from content.review where id = ${id} for update)
    update content.review r set state = ${move.to},
      guideline = ${move.guideline ?? null}, note = ${move.note ?? null},
      published_on = coalesce(${move.publishedOn ?? null}, published_on),
      publish_from = coalesce(${move.publishFrom ?? null}, publish_from)
    from before
    where r.id = before.id and before.state = any(${from})
    returning before.state as "from", r.company_id, r.guard_year, r.salary_box, r.department, r.job_type`
  return moved
}

/** Reviews whose slot has come, in random order. */
export async function listDue(tx: Tx, today: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from content.review where state = 'approved' and publish_from <= ${today} order by random()`
  return rows.map(row => row.id)
}

export async function wipeSalaryBox(tx: Tx, id: string): Promise<void> {
  await tx`update content.review set salary_box = null where id = ${id}`
}

type SalaryRow = {
  key: Buffer
  company_id: string
  department: string
  job_type: string
  year: number
  amount: number
  comment: string | null
}

export async function insertSalary(tx: Tx, row: SalaryRow): Promise<void> {
  await tx`insert into content.salary ${tx(row)} on conflict (key) do nothing`
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
}

const columns = (sql: Queryable) => sql`
  id, state, employment_status, locale, published_on, score, star, overall_sentiment, recommended, ratings, answers, city_id, department, job_type,
  job_role_id, left_at_year, application_result, interview_rounds, surprise_question, surprise_text, headline, likes, dislikes, advice,
  guideline, helpful_count`

export type ReviewFilter = {
  status?: EmploymentStatus | undefined
  sort: ReviewSort
  after?: string | undefined
  limit: number
}

/** A page of a company's reviews that readers may see, stubs included, after the review `after` in the given order. */
export async function listReviews(
  sql: Queryable,
  companyId: string,
  { status, sort, after, limit }: ReviewFilter,
): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select ${columns(sql)} from content.review r
    where company_id = ${companyId} and state in ('published', 'hidden', 'removed')
      ${status === undefined ? sql`` : sql`and employment_status = ${status}`}
      ${after === undefined ? sql`` : sql`and ${beyond(sql, sort, after)}`}
    order by ${order(sql, sort)} limit ${limit}`
}

function order(sql: Queryable, sort: ReviewSort) {
  if (sort === 'oldest') return sql`published_on, id`
  if (sort === 'best') return sql`score desc, published_on desc, id desc`
  if (sort === 'worst') return sql`score, published_on, id`
  return sql`published_on desc, id desc`
}

/** Rows behind the cursor's review; the cursor carries its id alone. */
function beyond(sql: Queryable, sort: ReviewSort, after: string) {
  const byScore = sort === 'best' || sort === 'worst'
  const key = byScore ? sql`(score, published_on, id)` : sql`(published_on, id)`
  const cursor = byScore
    ? sql`(select score, published_on, id from content.review where id = ${after})`
    : sql`(select published_on, id from content.review where id = ${after})`
  return sort === 'oldest' || sort === 'worst' ? sql`${key} > ${cursor}` : sql`${key} < ${cursor}`
}

export async function countReviews(
  sql: Queryable,
  companyId: string,
  status: EmploymentStatus | undefined,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (
      select 1 from content.review where company_id = ${companyId} and state in ('published', 'hidden', 'removed')
      ${status === undefined ? sql`` : sql`and employment_status = ${status}`} limit 1001) capped`
  return row?.n ?? 0
}

/** How many reviews each kind has, from the kept figures. */
export async function countKinds(
  sql: Queryable,
  companyId: string,
): Promise<{ employed: number; former: number; applicant: number }> {
  const [row] = await sql<{ employed: number; former: number; applicant: number }[]>`
    select review_count as employed, former_count as former, applicant_count as applicant from content.company_stats where company_id = ${companyId}`
  return row ?? { employed: 0, former: 0, applicant: 0 }
}

type Shared = { job_role_id: string | null; city_id: string; pair: number; role: number; city: number }

/** For each pair of role and city on a page: how many published reviews share the pair, the role, the city; counted to three. */
export async function countShared(
  sql: Queryable,
  companyId: string,
  pairs: { job_role_id: string | null; city_id: string }[],
): Promise<Shared[]> {
  if (pairs.length === 0) return []
  const published = sql`company_id = ${companyId} and state in ('published', 'hidden', 'removed') and state = 'published'`
  return sql<Shared[]>`
    select p.job_role_id, p.city_id,
      (select count(*) from (select 1 from content.review r where ${published} and r.job_role_id = p.job_role_id and r.city_id = p.city_id limit 3) c) as pair,
      (select count(*) from (select 1 from content.review r where ${published} and r.job_role_id = p.job_role_id limit 3) c) as role,
      (select count(*) from (select 1 from content.review r where ${published} and r.city_id = p.city_id limit 3) c) as city
    from unnest(${pairs.map(pair => pair.job_role_id)}::text[], ${pairs.map(pair => pair.city_id)}::text[]) as p(job_role_id, city_id)`
}

type Applied = { job_role_id: string; interview_rounds: number; left_at_year: number }

/** Of these combinations of applicants' role, rounds and year, those that at least five published reviews share. */
export async function listSharedApplications(
  sql: Queryable,
  companyId: string,
  given: Applied[],
): Promise<Applied[]> {
  if (given.length === 0) return []
  return sql<Applied[]>`
    select p.job_role_id, p.interview_rounds, p.left_at_year
    from unnest(${given.map(one => one.job_role_id)}::text[], ${given.map(one => one.interview_rounds)}::int[], ${given.map(one => one.left_at_year)}::int[])
      as p(job_role_id, interview_rounds, left_at_year)
    where 5 <= (select count(*) from (
      select 1 from content.review r
      where company_id = ${companyId} and state in ('published', 'hidden', 'removed') and state = 'published' and employment_status = 2
        and r.job_role_id = p.job_role_id and r.interview_rounds = p.interview_rounds and r.left_at_year = p.left_at_year limit 5) c)`
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

/** Pending and recent rows anew in random order: rows of one transaction and their order say who came when. */
export async function shuffleReviews(tx: Tx, sinceWeek: string): Promise<void> {
  await tx`
    with gone as (
      delete from content.review where week >= ${sinceWeek}
      returning id, company_id, state, employment_status, locale, week, guard_year, publish_from, published_on, score, star, overall_sentiment,
        recommended, ratings, answers, city_id, department, job_type, job_role_id, left_at_year, application_result, interview_rounds,
        surprise_question, surprise_text, headline, likes, dislikes, advice, salary_box, guideline, note, helpful_count, manage_mac, submission_mac)
    insert into content.review (id, company_id, state, employment_status, locale, week, guard_year, publish_from, published_on, score, star,
      overall_sentiment, recommended, ratings, answers, city_id, department, job_type, job_role_id, left_at_year, application_result, interview_rounds,
      surprise_question, surprise_text, headline, likes, dislikes, advice, salary_box, guideline, note, helpful_count, manage_mac, submission_mac)
    select id, company_id, state, employment_status, locale, week, guard_year, publish_from, published_on, score, star, overall_sentiment,
      recommended, ratings, answers, city_id, department, job_type, job_role_id, left_at_year, application_result, interview_rounds,
      surprise_question, surprise_text, headline, likes, dislikes, advice, salary_box, guideline, note, helpful_count, manage_mac, submission_mac
    from gone order by random()`
}

export async function shuffleSalaries(tx: Tx, year: number): Promise<void> {
  await tx`
    with gone as (delete from content.salary where year >= ${year} returning key, company_id, department, job_type, year, amount, comment, comment_hidden)
    insert into content.salary (key, company_id, department, job_type, year, amount, comment, comment_hidden)
    select key, company_id, department, job_type, year, amount, comment, comment_hidden from gone order by random()`
}
