import type { Queryable } from '#server/platform/db.ts'

export type CompanyOfRole = { company_id: string; review_count: number }
/** Where a page ended, as it was shown: the company may have fewer reviews since. */
export type RoleCursor = { count: number; id: string }

// `review_count >= 3` is `SHARED_BY`, in the words of the index `company_facet_role`.

/** Listed companies of whose reviews the role is told, most of them first. */
export async function listCompaniesOfRole(
  sql: Queryable,
  roleId: string,
  { after, limit }: { after: RoleCursor | undefined; limit: number },
): Promise<CompanyOfRole[]> {
  return sql<CompanyOfRole[]>`
    select f.company_id, f.review_count
    from content.company_facet f join content.company_stats s on s.company_id = f.company_id and s.status = 1
    where f.job_role_id = ${roleId} and f.city_id = '' and f.review_count >= 3
    ${after ? sql`and (f.review_count, f.company_id) < (${after.count}, ${after.id})` : sql``}
    order by f.review_count desc, f.company_id desc limit ${limit}`
}

/** Which of the roles any company's reviews tell, none of which is published before it is listed: first those that a company has most reviews of. */
export async function listTold(sql: Queryable, roleIds: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select role.id from unnest(${roleIds}::text[]) role (id)
    cross join lateral (
      select f.review_count from content.company_facet f
      where f.job_role_id = role.id and f.city_id = '' and f.review_count >= 3
      order by f.review_count desc, f.company_id desc limit 1) told
    order by told.review_count desc, role.id`
  return rows.map(row => row.id)
}
