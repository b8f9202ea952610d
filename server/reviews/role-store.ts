import type { Queryable } from '#server/platform/db/db.ts'

export type CompanyOfRole = { company_id: string; review_count: number }
/** The side of a company on which a page begins. */
export type RoleEdge = { direction: 'after' | 'before'; count: number; id: string }

/**
 * Listed companies whose reviews disclose the role, most of them first; in the reverse order before an edge.
 * `review_count >= 3` is the privacy floor, written as in the partial index `company_facet_role`.
 */
export async function listCompaniesOfRole(
  sql: Queryable,
  roleId: string,
  { edge, limit }: { edge: RoleEdge | undefined; limit: number },
): Promise<CompanyOfRole[]> {
  const isBackwards = edge?.direction === 'before'
  const place = sql`(f.review_count, f.company_id)`
  const beyond = edge && sql`and ${place} ${isBackwards ? sql`>` : sql`<`} (${edge.count}, ${edge.id})`
  return sql<CompanyOfRole[]>`
    select f.company_id, f.review_count ${ofRole(sql, roleId)} ${beyond ?? sql``}
    order by ${isBackwards ? sql`f.review_count, f.company_id` : sql`f.review_count desc, f.company_id desc`} limit ${limit}`
}

/** The number of such companies, up to `limit`. */
export async function countCompaniesOfRole(sql: Queryable, roleId: string, limit: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (select 1 ${ofRole(sql, roleId)} limit ${limit}) f`
  return row?.n ?? 0
}

const ofRole = (sql: Queryable, roleId: string) => sql`
  from content.company_facet f join content.company_stats s on s.company_id = f.company_id and s.status = 1
  where f.job_role_id = ${roleId} and f.city_id = '' and f.review_count >= 3`

/**
 * The roles that reviews of any company disclose, ordered by the largest number at one company. No review is published
 * before its company is listed, so that need not be checked.
 */
export async function listDisclosed(sql: Queryable, roleIds: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select role.id from unnest(${roleIds}::text[]) role (id)
    cross join lateral (
      select f.review_count from content.company_facet f
      where f.job_role_id = role.id and f.city_id = '' and f.review_count >= 3
      order by f.review_count desc, f.company_id desc limit 1) disclosed
    order by disclosed.review_count desc, role.id`
  return rows.map(row => row.id)
}
