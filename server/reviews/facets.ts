import { APPLICANT } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Facets } from './present.ts'
import { countShared, listSharedApplications, type ReviewRow } from './store.ts'

const SHARED_BY = 3

/**
 * Which of role and city each review may show: both where three published reviews of the company share the pair, else
 * whichever alone has three. An applicant's role, rounds and year only where five share all three.
 */
export async function facetsOf(
  sql: Queryable,
  companyId: string,
  rows: ReviewRow[],
): Promise<Map<string, Facets>> {
  const [counts, applications] = await Promise.all([
    countShared(sql, companyId, distinct(rows.map(({ job_role_id, city_id }) => ({ job_role_id, city_id })))),
    listSharedApplications(sql, companyId, distinct(rows.flatMap(applicationOf))),
  ])
  const shared = new Map(counts.map(count => [pairKey(count), count]))
  const told = new Set(applications.map(one => JSON.stringify(one)))
  return new Map(
    rows.map(row => {
      const count = shared.get(pairKey(row))
      const pair = (count?.pair ?? 0) >= SHARED_BY
      const application = applicationOf(row).some(one => told.has(JSON.stringify(one)))
      const role = pair || (count?.role ?? 0) >= SHARED_BY
      const city = pair || (!role && (count?.city ?? 0) >= SHARED_BY)
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

const pairKey = (pair: { job_role_id: string | null; city_id: string }): string =>
  `${pair.job_role_id} ${pair.city_id}`

function distinct<T>(list: T[]): T[] {
  return [...new Map(list.map(one => [JSON.stringify(one), one])).values()]
}
