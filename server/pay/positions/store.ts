import type { JobType } from '#shared/contract/keys.ts'
import type { Sql } from '#server/platform/db/db.ts'

/** Open vacancies of a role in a city and of a job type; null stands for any. */
export type OpenRow = {
  role: string
  city: string | null
  job_type: JobType | null
  vacancies: number
  companies: number
  newest: string
}
/** Reviews of a role; by city only if three share both role and city. */
export type ReviewedRow = { role: string; city: string; reviews: number; companies: number }
type HiringRow = { role: string; company_id: string }

const open = (sql: Sql, today: string) => sql`
  v.state = 'open' and v.last_day >= ${today} and v.job_role_id is not null and s.status = 1`

/** Open vacancies by role, of all companies or of one: a vacancy counts once in each of its cities. */
export const listOpen = (sql: Sql, today: string, company: string | null): Promise<OpenRow[]> =>
  sql<OpenRow[]>`
    select v.job_role_id as role, p.city, v.job_type, count(distinct v.id)::int as vacancies,
      count(distinct v.company_id)::int as companies, max(v.opened_on) as newest
    from content.vacancy v join content.company_stats s on s.company_id = v.company_id
      left join lateral unnest(v.city_ids) as p (city) on true
    where ${open(sql, today)} ${company ? sql`and v.company_id = ${company}` : sql``}
    group by v.job_role_id, cube (p.city, v.job_type)
    having grouping(p.city) = 1 or p.city is not null`

/** The floor must match the partial index. */
export const listReviewed = (sql: Sql, company: string | null): Promise<ReviewedRow[]> =>
  sql<ReviewedRow[]>`
    select f.job_role_id as role, f.city_id as city, sum(f.review_count)::int as reviews, count(*)::int as companies
    from content.company_facet f join content.company_stats s on s.company_id = f.company_id and s.status = 1
    where f.review_count >= 3 and f.job_role_id <> '' ${company ? sql`and f.company_id = ${company}` : sql``}
    group by f.job_role_id, f.city_id`

export const listHiring = (
  sql: Sql,
  today: string,
  limit: number,
): Promise<{ id: string; roles: number }[]> =>
  sql<{ id: string; roles: number }[]>`
    select v.company_id as id, count(distinct v.job_role_id)::int as roles
    from content.vacancy v join content.company_stats s on s.company_id = v.company_id
    where ${open(sql, today)} group by v.company_id order by roles desc, v.company_id limit ${limit}`

/** For each role the companies with the newest vacancies, among the newest `look` vacancies. */
export const listNewest = (
  sql: Sql,
  today: string,
  { roles, companies, look }: { roles: string[]; companies: number; look: number },
): Promise<HiringRow[]> =>
  sql<HiringRow[]>`
    select requested.role, n.company_id
    from unnest(${roles}::text[]) as requested (role) cross join lateral (
      select company_id from (
        select v.company_id, v.opened_on
        from content.vacancy v join content.company_stats s on s.company_id = v.company_id
        where ${open(sql, today)} and v.job_role_id = requested.role order by v.opened_on desc, v.id desc limit ${look}
      ) newest group by company_id order by max(opened_on) desc, company_id limit ${companies}
    ) n`
