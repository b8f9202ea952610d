import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '#server/platform/db.ts'
import type { EmploymentStatus, ReviewSort } from '#shared/contract/keys.ts'
import { SHARED_BY, tellsCity } from './facet-store.ts'
import { columns, type ReviewRow } from './store.ts'

type Fragment = PendingQuery<Row[]>

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
  /** None where only their number is asked for. */
  sort?: ReviewSort | undefined
  after?: string | undefined
  /** Among what visitors may read: the three newest published reviews, and the stubs that stand before them. */
  openOnly?: boolean
  limit: number
  /** Without the stubs of removed reviews, which are no number. */
  counted?: boolean
}

/** A page of a company's reviews that readers may see, stubs included, after the review `after` in the given order. */
export async function listReviews(sql: Queryable, companyId: string, page: ReviewPage): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select ${columns(sql, { isOfToldCity: page.filter.city !== undefined })} from content.review r where id = any(array(select id from (${found(sql, companyId, page)}) f))
    ${inOrder(sql, page.sort)}`
}

/** How many are counted, up to `limit`. */
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

/** Sums of a set of reviews; of each rating how many gave it, and their sum. */
export type Sums = {
  count: number
  score_sum: number
  recommend_count: number
  stars: number[]
  rating_counts: number[]
  rating_sums: number[]
}

/** Counts above this bit, sums below it: enough for 1,600 reviews of up to five stars. */
const COUNT = 2 ** 13
/** The second of two ratings stands so far above the first. */
const SECOND = 2 ** 24

/**
 * What the newest counted reviews of a filter say, summed. Of reviews with fewer ratings the last are never given. Counts and
 * sums of two ratings are one number, because each aggregate of its own costs more than all its additions.
 */
export async function sumNewest(
  sql: Queryable,
  companyId: string,
  filter: ReviewFilter,
  limit: number,
): Promise<Sums> {
  const [row] = await sql<[Omit<Sums, 'rating_counts' | 'rating_sums'> & { packed: number[] }]>`
    select count(*) as count, coalesce(sum(score), 0) as score_sum, count(*) filter (where recommended) as recommend_count,
      array[count(*) filter (where star = 1), count(*) filter (where star = 2), count(*) filter (where star = 3),
        count(*) filter (where star = 4), count(*) filter (where star = 5)]::integer[] as stars,
      array[
        coalesce(sum(coalesce(ratings[1] + 8192, 0) + (coalesce(ratings[2] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[3] + 8192, 0) + (coalesce(ratings[4] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[5] + 8192, 0) + (coalesce(ratings[6] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[7] + 8192, 0) + (coalesce(ratings[8] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[9] + 8192, 0) + (coalesce(ratings[10] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[11] + 8192, 0) + (coalesce(ratings[12] + 8192, 0)::bigint << 24)), 0),
        coalesce(sum(coalesce(ratings[13] + 8192, 0)), 0)]::bigint[] as packed
    from (${found(sql, companyId, { filter, sort: 'newest', limit, counted: true })}) f`
  const { packed, ...sums } = row
  const each = packed.flatMap(two => [two % SECOND, Math.floor(two / SECOND)])
  return {
    ...sums,
    rating_counts: each.map(one => Math.floor(one / COUNT)),
    rating_sums: each.map(one => one % COUNT),
  }
}

/**
 * A page's reviews in order, with what their indexes have. In the indexes of the orders each kind of reviewer, and who
 * recommends and who does not, stands apart: a page is merged from as many runs.
 */
function found(sql: Queryable, companyId: string, page: ReviewPage): Fragment {
  const { filter, sort, after, openOnly, limit, counted } = page
  const rows = (kind: Fragment) => sql`
    select id, state, published_on, score, star, recommended, ratings from content.review r
    where company_id = ${companyId} and state in ('published', 'hidden', 'removed') ${kind}
      ${counted ? sql`and state <> 'removed'` : sql``} ${matching(sql, companyId, page)}
      ${after === undefined ? sql`` : sql`and ${beyond(sql, sort, after)}`}
      ${openOnly ? sql`and id = any(array(${openIds(sql, companyId)}))` : sql``}
    ${inOrder(sql, sort)} limit ${limit}`
  const { recommended, status, employedOnly, job_role, city } = filter
  if (openOnly || job_role !== undefined || city !== undefined)
    return rows(sql`
      ${recommended === undefined ? sql`` : sql`and recommended = ${recommended}`}
      ${status === undefined ? sql`` : sql`and employment_status = ${status}`}
      ${employedOnly ? sql`and employment_status < 2` : sql``}`)
  const sides = recommended === undefined ? [sql`true`, sql`false`] : [sql`${recommended}`]
  const all = employedOnly ? [sql`0`, sql`1`] : [sql`0`, sql`1`, sql`2`]
  const kinds = status === undefined ? all : [sql`${status}`]
  const runs = sides.flatMap(side =>
    kinds.map(kind => sql`(${rows(sql`and recommended = ${side} and employment_status = ${kind}`)})`),
  )
  const merged = runs.reduce((before, run) => sql`${before} union all ${run}`)
  return sql`
    select id, state, published_on, score, star, recommended, ratings from (${merged}) f ${inOrder(sql, sort)} limit ${limit}`
}

const OPEN_TO_ALL = 3
/** Stubs among so many of the newest take no place of an open review; beyond them they are left to the locked part. */
const NEWEST_LOOKED_AT = 10

/** Each kind of reviewer stands apart in the index of the order, as in `found`. */
const openIds = (sql: Queryable, companyId: string) => sql`
  select id from (
    select f.id, count(*) filter (where f.state = 'published')
      over (order by f.published_on desc, f.id desc rows between unbounded preceding and 1 preceding) as published_before
    from (values (true), (false)) s (side), (values (0), (1), (2)) k (kind), lateral (
      select id, state, published_on from content.review
      where company_id = ${companyId} and state in ('published', 'hidden', 'removed') and recommended = side and employment_status = kind
      order by published_on desc, id desc limit ${NEWEST_LOOKED_AT}) f
    order by f.published_on desc, f.id desc limit ${NEWEST_LOOKED_AT}) newest
  where published_before < ${OPEN_TO_ALL}`

/**
 * A filter finds only what the page shows: a role that three share; a city only on reviews that show their city,
 * because three share the pair, or no three share the role and three show the city. Otherwise filtering would tell what is not shown. A star is
 * a rounded score, so an order by score reads it as a stretch.
 */
function matching(sql: Queryable, companyId: string, { filter, sort }: ReviewPage) {
  const { star, job_role, city } = filter
  if (star === undefined && job_role === undefined && city === undefined) return sql``
  return sql`
    ${star === undefined ? sql`` : isByScore(sort) ? sql`and score between ${star * 1000 - 500} and ${star * 1000 + 499}` : sql`and star = ${star}`}
    ${job_role === undefined ? sql`` : sql`and employment_status < 2 and job_role_id = ${job_role} and ${job_role} in (${shared(sql, companyId, city ?? '')})`}
    ${city === undefined ? sql`` : sql`and city_id = ${city}`}
    ${
      city === undefined || job_role !== undefined
        ? sql``
        : sql`and (case when employment_status < 2 and job_role_id in (${shared(sql, companyId, '')})
            then job_role_id in (${shared(sql, companyId, city)}) else ${told(sql, companyId, city)} end)`
    }`
}

/** Roles that three share in a city, '' for any role; and in any city where the city is ''. */
const shared = (sql: Queryable, companyId: string, city: string) => sql`
  select f.job_role_id from content.company_facet f
  where f.company_id = ${companyId} and f.city_id = ${city} and f.review_count >= ${SHARED_BY}`

/** Whether enough reviews show the city. */
const told = (sql: Queryable, companyId: string, city: string) => sql`
  (select ${tellsCity(sql)} from content.company_facet f
  where f.company_id = ${companyId} and f.job_role_id = '' and f.city_id = ${city})`

const isByScore = (sort: ReviewSort | undefined): boolean => sort === 'best' || sort === 'worst'

function inOrder(sql: Queryable, sort: ReviewSort | undefined) {
  if (sort === undefined) return sql``
  if (sort === 'oldest') return sql`order by published_on, id`
  if (sort === 'best') return sql`order by score desc, published_on desc, id desc`
  if (sort === 'worst') return sql`order by score, published_on, id`
  return sql`order by published_on desc, id desc`
}

/** Rows behind the cursor's review; the cursor carries its id alone. */
function beyond(sql: Queryable, sort: ReviewSort | undefined, after: string) {
  const byScore = isByScore(sort)
  const key = byScore ? sql`(score, published_on, id)` : sql`(published_on, id)`
  const cursor = byScore
    ? sql`(select score, published_on, id from content.review where id = ${after})`
    : sql`(select published_on, id from content.review where id = ${after})`
  return sort === 'oldest' || sort === 'worst' ? sql`${key} > ${cursor}` : sql`${key} < ${cursor}`
}
