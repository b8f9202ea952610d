import type { Queryable } from '#server/platform/db.ts'

export type Facet = { job_role_id: string; city_id: string; review_count: number }

/** How many counted reviews share these roles, cities and pairs; '' stands for "any". */
export async function listFacets(
  sql: Queryable,
  companyId: string,
  roles: string[],
  cities: string[],
): Promise<Facet[]> {
  return sql<Facet[]>`
    select job_role_id, city_id, review_count from content.company_facet
    where company_id = ${companyId} and job_role_id = any(${['', ...roles]}) and city_id = any(${['', ...cities]})`
}

/** Roles and cities that enough reviews share to be chosen as a filter, most first. */
export async function listChoices(sql: Queryable, companyId: string, least: number): Promise<Facet[]> {
  return sql<Facet[]>`
    select job_role_id, city_id, review_count from content.company_facet
    where company_id = ${companyId} and review_count >= ${least} and (job_role_id = '' or city_id = '')
    order by review_count desc, job_role_id, city_id limit 60`
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
