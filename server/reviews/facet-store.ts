import type { Queryable } from '#server/platform/db/db.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'

export type Facet = { job_role_id: string; city_id: string; review_count: number }

/** Applicants' reviews must share role, rounds and year before any of the three is shown. */
const APPLICATION_SHARED_BY = 5

/**
 * A city with this many reviews has enough that show it: at most two reviews of each role show the role instead, and
 * there are a few hundred roles.
 */
const SURELY_DISCLOSED = 2000

/**
 * Whether enough reviews of row `f` (all reviews from a city) show the city; those that show their role and not their
 * city are not counted. With fewer left, a shown city would disclose who else is from there.
 */
export const disclosesCity = (sql: Queryable, floor = PRIVACY_FLOOR) => sql`
  f.review_count >= ${floor} and (f.review_count >= ${SURELY_DISCLOSED} or f.review_count - ${withheld(sql)} >= ${floor})`

const withheld = (sql: Queryable) => sql`
  coalesce((
    select sum(pair.review_count) from content.company_facet pair
    join content.company_facet role on role.company_id = pair.company_id and role.job_role_id = pair.job_role_id
      and role.city_id = '' and role.review_count >= ${PRIVACY_FLOOR}
    where pair.company_id = f.company_id and pair.city_id = f.city_id and pair.job_role_id <> ''
      and pair.review_count < ${PRIVACY_FLOOR}), 0)`

export type SharingOptions = {
  /** Set if the reviews were filtered by city: that filter finds no review that hides its city. */
  isOfDisclosedCity?: boolean
  /** The review still waits and is in no count, so it needs one fewer of the others than once it is counted. */
  isUncounted?: boolean
}

/**
 * Columns that say which facets enough reviews of its company share with review `r`. In the stored counts '' stands for
 * any role or any city.
 */
export function sharing(sql: Queryable, { isOfDisclosedCity = false, isUncounted = false }: SharingOptions) {
  const uncounted = isUncounted ? 1 : 0
  const floor = PRIVACY_FLOOR - uncounted
  const alike = APPLICATION_SHARED_BY - uncounted
  return sql`
  ${sharesRole(sql, floor)} as shares_role,
  ${isOfDisclosedCity ? sql`true` : sharesCity(sql, floor)} as shares_city,
  exists (select 1 from content.company_facet f where f.company_id = r.company_id
    and f.job_role_id = r.job_role_id and f.city_id = r.city_id and f.review_count >= ${floor}) as shares_both,
  r.employment_status = 2 and ${alike} <= (select count(*) from (
    select 1 from content.review o
    where o.company_id = r.company_id and o.state in ('published', 'hidden', 'removed') and o.state = 'published' and o.employment_status = 2
      and o.job_role_id = r.job_role_id and o.interview_rounds = r.interview_rounds and o.left_at_year = r.left_at_year
    limit ${alike}) alike) as shares_application`
}

/** Evaluated only if no role is shown. */
const sharesCity = (sql: Queryable, floor: number) => sql`
  case when r.employment_status < 2 and ${sharesRole(sql, floor)} then false else
    exists (select 1 from content.company_facet f where f.company_id = r.company_id
      and f.job_role_id = '' and f.city_id = r.city_id and ${disclosesCity(sql, floor)}) end`

const sharesRole = (sql: Queryable, floor: number) => sql`
  exists (select 1 from content.company_facet f where f.company_id = r.company_id
    and f.job_role_id = r.job_role_id and f.city_id = '' and f.review_count >= ${floor})`

/**
 * Roles and cities that enough reviews show to be offered as a filter, most first, with the number that each finds. A
 * review that shows its role and not its city counts for no city, because the choices would otherwise disclose where
 * such reviews are from.
 */
export async function listChoices(sql: Queryable, companyId: string): Promise<Facet[]> {
  return sql<Facet[]>`
    with withheld as materialized (
      select pair.city_id, sum(pair.review_count) as reviews
      from content.company_facet role join content.company_facet pair using (company_id, job_role_id)
      where company_id = ${companyId} and role.city_id = '' and role.review_count >= ${PRIVACY_FLOOR}
        and job_role_id <> '' and pair.city_id <> '' and pair.review_count < ${PRIVACY_FLOOR}
      group by pair.city_id)
    select f.job_role_id, f.city_id, (f.review_count - coalesce(w.reviews, 0))::integer as review_count
    from content.company_facet f left join withheld w on f.job_role_id = '' and w.city_id = f.city_id
    where f.company_id = ${companyId} and (f.job_role_id = '' or f.city_id = '')
      and f.review_count - coalesce(w.reviews, 0) >= ${PRIVACY_FLOOR}
    order by 3 desc, f.job_role_id, f.city_id limit 60`
}
