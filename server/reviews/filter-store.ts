import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '#server/platform/db/db.ts'
import {
  DEPARTMENTS,
  type Department,
  type EmploymentStatus,
  type ReviewSort,
  type ReviewState,
} from '#shared/contract/keys.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { disclosesCity } from './facet-store.ts'
import { columns, type ReviewRow } from './store.ts'

type Fragment = PendingQuery<Row[]>

export type ReviewFilter = {
  status?: EmploymentStatus | undefined
  star?: number | undefined
  recommended?: boolean | undefined
  department?: Department | undefined
  job_role?: string | undefined
  city?: string | undefined
  /** Employees and former employees together. */
  employedOnly?: boolean
  /** Whether its company has replied; only for published reviews. */
  replied?: boolean
  hidden?: true
  /** Word patterns that its texts contain, as made by `found-words`. */
  words?: readonly string[] | undefined
}
/** The side of a review on which a page begins. */
type Edge = { direction: 'after' | 'before'; id: string }
export type ReviewPart = {
  filter: ReviewFilter
  sort?: ReviewSort | undefined
  edge?: Edge | undefined
  /** Only what visitors may read: the three newest published reviews, and the stubs before them. */
  openOnly?: boolean
  limit: number
  /** Without the stubs of removed reviews, which are not counted. */
  counted?: boolean
}

/**
 * A page of a company's reviews that readers may see, including stubs, in the given order; in the reverse order before
 * an edge.
 */
export async function listReviews(sql: Queryable, companyId: string, part: ReviewPart): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select ${columns(sql, { isOfDisclosedCity: part.filter.city !== undefined })} from content.review r where id = any(array(select id from (${found(sql, companyId, part)}) f))
    ${inOrder(sql, part.sort ?? 'newest', part.edge)}`
}

type OpenReview = { id: string; state: ReviewState; published_on: string }

/** Listed companies ordered by id, each with the reviews that visitors may read. */
export const listOpenAfter = (sql: Queryable, after: string, limit: number) => sql<
  { id: string; open: OpenReview[] }[]
>`
  select s.company_id as id, array(
    select json_build_object('id', r.id, 'state', r.state, 'published_on', r.published_on) from content.review r
    where r.id in (${openIds(sql, sql`s.company_id`)})) as open
  from content.company_stats s
  where s.status = 1 and s.review_count + s.applicant_count > 0 and s.company_id > ${after}
  order by s.company_id limit ${limit}`

/** The number of counted reviews, up to `limit`. */
export async function countFound(
  sql: Queryable,
  companyId: string,
  filter: ReviewFilter,
  limit: number,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (${found(sql, companyId, { filter, limit, counted: true })}) f`
  return row?.n ?? 0
}

/** Sums over a set of reviews; `rating_counts` and `rating_sums` are in the order of the rating's key list. */
export type Sums = {
  count: number
  score_sum: number
  recommend_count: number
  stars: number[]
  rating_counts: number[]
  rating_sums: number[]
}

/**
 * Sums over the newest counted reviews of a filter. Applicants' reviews have fewer ratings, so their last positions are
 * empty.
 */
export async function sumNewest(
  sql: Queryable,
  companyId: string,
  filter: ReviewFilter,
  limit: number,
): Promise<Sums> {
  const [row] = await sql<[Sums]>`
    with f as materialized (${found(sql, companyId, { filter, limit, counted: true })}),
    rated as (
      select place, count(rating) as given, coalesce(sum(rating), 0) as total
      from f, unnest(ratings) with ordinality r (rating, place) group by place),
    starred as (select n, (select count(*) from f where star = n) as given from generate_series(1, 5) n)
    select count(*) as count, coalesce(sum(score), 0) as score_sum, count(*) filter (where recommended) as recommend_count,
      array(select given::integer from starred order by n) as stars,
      array(select given::integer from rated order by place) as rating_counts,
      array(select total::integer from rated order by place) as rating_sums
    from f`
  return row
}

/** The departments of its counted reviews. */
export async function listDepartments(sql: Queryable, companyId: string): Promise<Department[]> {
  const rows = await sql<{ department: Department }[]>`
    select d.department from unnest(${[...DEPARTMENTS]}::text[]) with ordinality d (department, place)
    where exists (
      select 1 from content.review r
      where r.company_id = ${companyId} and r.department = d.department
        and r.state in ('published', 'hidden', 'removed') and r.state <> 'removed')
    order by d.place`
  return rows.map(({ department }) => department)
}

/**
 * An ordered part of a company's reviews, read from the indexes alone: they contain every column that is selected here.
 */
function found(sql: Queryable, companyId: string, part: ReviewPart): Fragment {
  const { sort = 'newest', edge, openOnly, limit, counted } = part
  return sql`
    select id, state, score, star, recommended, ratings from content.review r
    where company_id = ${companyId} and state in ('published', 'hidden', 'removed') ${matching(sql, companyId, part.filter)}
      ${counted ? sql`and state <> 'removed'` : sql``}
      ${edge ? sql`and ${beyond(sql, sort, edge)}` : sql``}
      ${openOnly ? sql`and id = any(array(${openIds(sql, companyId)}))` : sql``}
    ${inOrder(sql, sort, edge)} limit ${limit}`
}

const OPEN_TO_ALL = 3
/**
 * Stubs among this many of the newest reviews do not take the place of an open one; older stubs belong to the locked
 * part.
 */
const NEWEST_LOOKED_AT = 10

const openIds = (sql: Queryable, companyId: string | Fragment) => sql`
  select id from (
    select id, count(*) filter (where state = 'published')
      over (order by published_on desc, id desc rows between unbounded preceding and 1 preceding) as published_before
    from (
      select id, state, published_on from content.review
      where company_id = ${companyId} and state in ('published', 'hidden', 'removed')
      order by published_on desc, id desc limit ${NEWEST_LOOKED_AT}) newest) counted
  where published_before < ${OPEN_TO_ALL}`

/**
 * A filter finds only what the page shows: a department always, since every review that has one shows it (applicants
 * have none); a role that three share; a city only on reviews that show their city, because three share the pair, or
 * fewer than three share the role and three show the city. Otherwise filtering would disclose what is not shown. A star
 * is a rounded score, so it is matched as a range of scores, which an index by score can serve.
 */
function matching(sql: Queryable, companyId: string, filter: ReviewFilter) {
  const { status, star, recommended, department, job_role, city, words, replied } = filter
  return sql`
    ${status === undefined ? sql`` : sql`and employment_status = ${status}`}
    ${filter.employedOnly ? sql`and employment_status < 2` : sql``}
    ${recommended === undefined ? sql`` : sql`and recommended = ${recommended}`}
    ${replied === undefined ? sql`` : sql`and state = 'published' and ${replied ? sql`` : sql`not`} exists (select 1 from content.review_reply p where p.review_id = r.id)`}
    ${filter.hidden ? sql`and state = 'hidden'` : sql``}
    ${star === undefined ? sql`` : sql`and score between ${star * 1000 - 500} and ${star * 1000 + 499}`}
    ${department === undefined ? sql`` : sql`and department = ${department}`}
    ${job_role === undefined ? sql`` : sql`and employment_status < 2 and job_role_id = ${job_role} and ${job_role} in (${shared(sql, companyId, city ?? '')})`}
    ${city === undefined ? sql`` : sql`and city_id = ${city}`}
    ${
      city === undefined || job_role !== undefined
        ? sql``
        : sql`and (case when employment_status < 2 and job_role_id in (${shared(sql, companyId, '')})
            then job_role_id in (${shared(sql, companyId, city)}) else ${disclosed(sql, companyId, city)} end)`
    }
    ${words === undefined ? sql`` : sql`and state = 'published' and ${texts(sql)} ~* all(${startingWords(words)})`}`
}

const texts = (sql: Queryable) => sql`concat_ws(' ', headline, likes, dislikes, advice, surprise_text)`

/** In PostgreSQL's syntax. */
const startingWords = (words: readonly string[]): string[] => words.map(word => `\\m${word}`)

/** Roles that three reviews share in a city ('' stands for any role); over all cities if the city is ''. */
const shared = (sql: Queryable, companyId: string, city: string) => sql`
  select f.job_role_id from content.company_facet f
  where f.company_id = ${companyId} and f.city_id = ${city} and f.review_count >= ${PRIVACY_FLOOR}`

/** Whether enough reviews show the city. */
const disclosed = (sql: Queryable, companyId: string, city: string) => sql`
  (select ${disclosesCity(sql)} from content.company_facet f
  where f.company_id = ${companyId} and f.job_role_id = '' and f.city_id = ${city})`

/** Ties are broken in the same direction, so that a page starts with one row comparison, which an index serves. */
const ORDERS: Record<ReviewSort, { keys: readonly string[]; descending: boolean }> = {
  newest: { keys: ['published_on', 'id'], descending: true },
  oldest: { keys: ['published_on', 'id'], descending: false },
  best: { keys: ['score', 'published_on', 'id'], descending: true },
  worst: { keys: ['score', 'published_on', 'id'], descending: false },
  helpful: { keys: ['helpful_count', 'published_on', 'id'], descending: true },
}

const isDescending = (sort: ReviewSort, edge: Edge | undefined): boolean =>
  ORDERS[sort].descending !== (edge?.direction === 'before')

function inOrder(sql: Queryable, sort: ReviewSort, edge: Edge | undefined) {
  return sql`order by ${keysOf(sql, sort, isDescending(sort, edge) ? sql` desc` : sql``)}`
}

/** Rows on the requested side of the edge's review. */
function beyond(sql: Queryable, sort: ReviewSort, edge: Edge) {
  const keys = keysOf(sql, sort, sql``)
  const place = sql`(select ${keys} from content.review where id = ${edge.id})`
  return isDescending(sort, edge) ? sql`(${keys}) < ${place}` : sql`(${keys}) > ${place}`
}

const keysOf = (sql: Queryable, sort: ReviewSort, direction: Fragment): Fragment =>
  ORDERS[sort].keys.map(key => sql`${sql(key)}${direction}`).reduce((before, key) => sql`${before}, ${key}`)
