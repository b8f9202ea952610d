import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** Companies whose marks are not what they copy. */
export async function listStaleMarks(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ company_id: string }[]>`
    with disclosed as (
      select company_id, array_agg(job_role_id order by job_role_id) as roles from content.company_facet
      where city_id = '' and job_role_id <> '' and review_count >= 3 group by company_id)
    select s.company_id from content.company_stats s
      join content.company c on c.id = s.company_id left join disclosed d on d.company_id = s.company_id
    where s.industry is distinct from c.industry or s.roles <> coalesce(d.roles, '{}')`
  return rows.map(row => row.company_id)
}

/** Whoever counts reviews waits for the row first, so that what they count is read before or after. */
export async function writeMarks(tx: Tx, ids: string[]): Promise<void> {
  await tx`select 1 from content.company_stats where company_id = any(${ids}::uuid[]) order by company_id for update`
  await tx`
    update content.company_stats s set industry = c.industry, roles = array(
      select job_role_id from content.company_facet f
      where f.company_id = s.company_id and city_id = '' and job_role_id <> '' and review_count >= 3 order by job_role_id)
    from content.company c where c.id = s.company_id and s.company_id = any(${ids}::uuid[])`
}
