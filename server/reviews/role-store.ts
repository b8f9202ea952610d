import type { Queryable } from '#server/platform/db/db.ts'

export type CompanyOfRole = { company_id: string; review_count: number }
/** The side of a company on which a page stands. */
export type RoleEdge = { direction: 'after' | 'before'; count: number; id: string }

// `review_count >= 3` is the privacy floor, in the words of the index `company_facet_role`.

/** Listed companies of whose reviews the role is disclosed, most of them first; in the opposite order before an edge. */
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

/** How many there are, up to `limit`. */
export async function countCompaniesOfRole(sql: Queryable, roleId: string, limit: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (select 1 ${ofRole(sql, roleId)} limit ${limit}) f`
  return row?.n ?? 0
}

const ofRole = (sql: Queryable, roleId: string) => sql`
  from content.company_facet f join content.company_stats s on s.company_id = f.company_id and s.status = 1
  where f.job_role_id = ${roleId} and f.city_id = '' and f.review_count >= 3`

/** Which of the roles any company's reviews disclose, none of which is published before it is listed: first those that a company has most reviews of. */
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
