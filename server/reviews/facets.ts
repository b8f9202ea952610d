import { APPLICANT } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Facets } from './present.ts'
import { listFacets, listSharedApplications } from './facet-store.ts'
import type { ReviewRow } from './store.ts'

/** Reviews of a company must share a role or a city before either is shown or can be filtered by. */
export const SHARED_BY = 3

/**
 * Which of role and city each review may show: both where three counted reviews of the company share the pair, else
 * whichever alone has three, the role first. An applicant's role, rounds and year only where five share all three.
 */
export async function facetsOf(
  sql: Queryable,
  companyId: string,
  rows: ReviewRow[],
): Promise<Map<string, Facets>> {
  const roles = rows.flatMap(row => row.job_role_id ?? [])
  const cities = rows.map(row => row.city_id)
  const [counts, applications] = await Promise.all([
    listFacets(sql, companyId, [...new Set(roles)], [...new Set(cities)]),
    listSharedApplications(sql, companyId, distinct(rows.flatMap(applicationOf))),
  ])
  const shared = new Set(
    counts
      .filter(count => count.review_count >= SHARED_BY)
      .map(count => `${count.job_role_id} ${count.city_id}`),
  )
  const told = new Set(applications.map(one => JSON.stringify(one)))
  return new Map(
    rows.map(row => {
      const ownRole = row.employment_status === APPLICANT ? null : row.job_role_id
      const role = ownRole !== null && shared.has(`${ownRole} `)
      const city = role ? shared.has(`${ownRole} ${row.city_id}`) : shared.has(` ${row.city_id}`)
      const application = applicationOf(row).some(one => told.has(JSON.stringify(one)))
      return [row.id, { role, city, application }]
    }),
  )
}

function applicationOf(
  row: ReviewRow,
): { job_role_id: string; interview_rounds: number; left_at_year: number }[] {
  const { employment_status, job_role_id, interview_rounds, left_at_year } = row
  const whole =
    employment_status === APPLICANT &&
    job_role_id !== null &&
    interview_rounds !== null &&
    left_at_year !== null
  return whole ? [{ job_role_id, interview_rounds, left_at_year }] : []
}

function distinct<T>(list: T[]): T[] {
  return [...new Map(list.map(one => [JSON.stringify(one), one])).values()]
}
