import { APPLICANT } from '#shared/contract/keys.ts'
import type { ReviewRow } from './store.ts'

/** What may be said of a review's place and role, decided over the company's reviews together. */
export type Facets = { role: boolean; city: boolean; application: boolean }

/**
 * Which of role and city a review may show: both where three counted reviews of the company share the pair, else
 * whichever alone has three that show it, the role first. An applicant's role, rounds and year only where five share all three.
 */
export function facetsOf(row: ReviewRow): Facets {
  const role = row.employment_status !== APPLICANT && row.shares_role
  return { role, city: role ? row.shares_both : row.shares_city, application: row.shares_application }
}
