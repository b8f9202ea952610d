import { z } from 'zod'
import { city, count, id, score, slug } from '../fields.ts'
import { EMPLOYEE_RATINGS, INDUSTRIES } from '../keys.ts'

/**
 * A company as lists show it. `review_count` counts employees and former employees, as the score does; figures of
 * their answers are null below three reviews.
 */
export const companyCard = z.object({
  id,
  slug,
  name: z.string(),
  industry: z.enum(INDUSTRIES).nullable(),
  city: city.nullable(),
  score: score.nullable(),
  /** Reviews of employees and former employees, the basis of the score. */
  review_count: count,
  applicant_count: count,
  /** How many of these reviewers recommend it. */
  recommend_count: count.nullable(),
  /** The best rated aspect; null where none stands out. */
  strongest: z.enum(EMPLOYEE_RATINGS).nullable(),
})
export type CompanyCard = z.output<typeof companyCard>
