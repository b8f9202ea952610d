import type { Queryable } from '#server/platform/db/db.ts'

/** Known officers of several companies, and of those merged into them. */
export async function listOfficerNames(
  sql: Queryable,
  companyIds: string[],
): Promise<{ company_id: string; name: string }[]> {
  return sql<{ company_id: string; name: string }[]>`
    select coalesce(c.merged_into, c.id) as company_id, o.name
    from content.company_officer o join content.company c on c.id = o.company_id
    where coalesce(c.merged_into, c.id) = any(${companyIds}::uuid[]) order by o.name`
}
