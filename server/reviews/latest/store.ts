import type { Queryable } from '#server/platform/db/db.ts'
import type { ReviewRow } from '../store.ts'

export type LatestRow = Pick<
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
type LatestPart = {
  /** Considers only this many newest reviews of all companies, so that every page costs the same. */
  among: number
  /** The side of a review on which a page begins. */
  edge?: { direction: 'after' | 'before'; id: string } | undefined
  limit: number
}

/** The newest published reviews, one per company; in the reverse order before an edge. */
export async function listLatest(sql: Queryable, { among, edge, limit }: LatestPart): Promise<LatestRow[]> {
  const isBackwards = edge?.direction === 'before'
  const place = edge && sql`(select published_on, id from content.review where id = ${edge.id})`
  const beyond = place && sql`where (published_on, id) ${isBackwards ? sql`>` : sql`<`} ${place}`
  const order = isBackwards ? sql`published_on, id` : sql`published_on desc, id desc`
  return sql<LatestRow[]>`
    select id, company_id, locale, headline, likes, dislikes, score, employment_status, department, published_on
    from content.review
    where id = any(array(select id from (${latest(sql, among)}) l ${beyond ?? sql``} order by ${order} limit ${limit}))
    order by ${order}`
}

export async function countLatest(sql: Queryable, among: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*) as n from (${latest(sql, among)}) l`
  return row?.n ?? 0
}

const latest = (sql: Queryable, among: number) => sql`
  select distinct on (company_id) id, company_id, published_on
  from (
    select id, company_id, published_on from content.review
    where state in ('published', 'hidden', 'removed') and state = 'published'
    order by published_on desc, id desc limit ${among}) newest
  order by company_id, published_on desc, id desc`
