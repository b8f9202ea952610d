import { z } from 'zod'
import { count, score } from '../fields.ts'
import { DEPARTMENTS, EMPLOYEE_RATINGS } from '../keys.ts'
import { quotedReview } from '../reviews.ts'

const key = z.enum(EMPLOYEE_RATINGS)

/** How a company's people rate something; null below three. */
export const rated = z.object({ key, mean: score.nullable(), count })
export type Rated = z.output<typeof rated>

/** What people say of a department of a company: no mean below three, `whole` is the company's. */
export const saidInDepartment = z.object({
  department: z.enum(DEPARTMENTS),
  count,
  score: score.nullable(),
  rated: z.array(z.object({ key, mean: score, whole: score.nullable() })),
  /** Of the newest that everyone may open. */
  quotes: z.array(quotedReview.omit({ company: true, excerpt: true, department: true })),
})
export type SaidInDepartment = z.output<typeof saidInDepartment>
