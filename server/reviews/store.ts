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
      guideline = case when before.state = 'removed' and ${move.to} = 'withdrawn' then r.guideline else ${move.guideline ?? null}::smallint end, note = ${move.note ?? null},
      published_on = coalesce(${move.publishedOn ?? null}, published_on),
      publish_from = coalesce(${move.publishFrom ?? null}, publish_from)
    from before
    where r.id = before.id and before.state = any(${from})
    returning before.state as "from", r.company_id, r.guard_year, r.salary_box, r.department, r.job_type`
  return moved
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
  star?: number | undefined
  recommended?: boolean | undefined
  job_role?: string | undefined
  city?: string | undefined
  /** Employees and former employees together. */
  employedOnly?: boolean
}
export type ReviewPage = {
  filter: ReviewFilter
  sort: ReviewSort
  after?: string | undefined
  within?: string[] | undefined
  limit: number
}

/** A page of a company's reviews that readers may see, stubs included, after the review `after` in the given order. */
export async function listReviews(
  sql: Queryable,
  companyId: string,
  { filter, sort, after, within, limit }: ReviewPage,
): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select ${columns(sql)} from content.review r
    where company_id = ${companyId} and state in ('published', 'hidden', 'removed') ${matching(sql, companyId, filter)}
      ${after === undefined ? sql`` : sql`and ${beyond(sql, sort, after)}`}
      ${within === undefined ? sql`` : sql`and id = any(${within}::uuid[])`}
    order by ${order(sql, sort)} limit ${limit}`
}

/**
 * A filter finds only what the page shows: a role that three share; a city only on reviews that show their city,
 * because three share the pair, or no three share the role. Otherwise filtering would tell what is not shown.
 */
function matching(
  sql: Queryable,
  companyId: string,
  { status, star, recommended, job_role, city, employedOnly }: ReviewFilter,
) {
  const shared = (role: unknown, place: unknown) => sql`
    exists (select 1 from content.company_facet f where f.company_id = ${companyId} and f.review_count >= 3
      and f.job_role_id = ${role as string} and f.city_id = ${place as string})`
  const ownRole = sql`coalesce(r.job_role_id, '-')`
  return sql`
    ${status === undefined ? sql`` : sql`and employment_status = ${status}`}
    ${employedOnly ? sql`and employment_status < 2` : sql``}
    ${star === undefined ? sql`` : sql`and star = ${star}`}
    ${recommended === undefined ? sql`` : sql`and recommended = ${recommended}`}
    ${job_role === undefined ? sql`` : sql`and employment_status < 2 and job_role_id = ${job_role} and ${shared(job_role, city ?? '')}`}
    ${city === undefined ? sql`` : sql`and city_id = ${city}`}
    ${
      city === undefined || job_role !== undefined
        ? sql``
        : sql`and (case when employment_status < 2 and ${shared(ownRole, '')} then ${shared(ownRole, city)} else ${shared('', city)} end)`
    }`
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

export async function countReviews(sql: Queryable, companyId: string, filter: ReviewFilter): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (
      select 1 from content.review r where company_id = ${companyId} and state in ('published', 'hidden', 'removed')
      and state <> 'removed' ${matching(sql, companyId, filter)} limit 1001) capped`
  return row?.n ?? 0
}

export type Summed = {
  count: number
  score_sum: number
  recommended: number
  stars: number[]
  sums: number[]
  counts: number[]
}

/** What the newest thousand counted reviews of a filter say together. */
export async function sumReviews(sql: Queryable, companyId: string, filter: ReviewFilter): Promise<Summed> {
  const [row] = await sql<Summed[]>`
    with chosen as materialized (
      select score, star, recommended, ratings from content.review r
      where company_id = ${companyId} and state in ('published', 'hidden', 'removed') and state <> 'removed' ${matching(sql, companyId, filter)}
      order by published_on desc, id desc limit 1000
    )
    select count(*) as count, coalesce(sum(score), 0) as score_sum, count(*) filter (where recommended) as recommended,
      (select array_agg((select count(*)::int from chosen where star = n) order by n) from generate_series(1, 5) n) as stars,
      coalesce((select array_agg(s order by i) from (
        select i, coalesce(sum(x), 0)::int as s from chosen, unnest(ratings) with ordinality t(x, i) group by i) by_key), '{}') as sums,
      coalesce((select array_agg(c order by i) from (
        select i, count(x)::int as c from chosen, unnest(ratings) with ordinality t(x, i) group by i) by_key), '{}') as counts
    from chosen`
  return row as Summed
}

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

/** Nothing is left to decide about a thing that its author took back. */
export async function dismissReports(tx: Tx, subjectId: string): Promise<void> {
  await tx`update content.report set state = 'dismissed' where subject_id = ${subjectId} and state = 'open'`
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

export type Kinds = { employed: number; former: number; applicant: number }

/** How many reviews each kind has, from the kept figures. */
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
