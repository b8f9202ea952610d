import type { Department, EmployeeRating, RatingKey } from '#shared/contract/keys.ts'
import type { PublicReview, SaidInDepartment } from '#shared/contract/reviews/reviews.ts'
import { presentRatings } from '#server/companies/figures.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import { listOpenIn, type Deps } from '../list.ts'
import { summarise } from './summary.ts'

/** What matters most to who applies: whom they would work for, what is left of the day, and whether pay comes in time. */
const MATTERS: readonly EmployeeRating[] = ['relationship', 'balance', 'salarypayment']
const MOST_QUOTED = 3

/** What people say of a department of a company: figures from three reviews on, and those of the newest that everyone may open. */
export async function saidIn(
  deps: Deps,
  company: CountedCompany,
  department: Department,
): Promise<SaidInDepartment> {
  const [{ count, score, ratings }, reviews] = await Promise.all([
    summarise(deps, company.id, { department }),
    listOpenIn(deps, company, department),
  ])
  const whole = presentRatings(company.stats)
  return {
    department,
    count,
    score,
    rated: MATTERS.flatMap(key => {
      const mean = meanOf(ratings, key)
      return mean === null ? [] : [{ key, mean, whole: meanOf(whole, key) }]
    }),
    quotes: reviews.flatMap(quoteOf).slice(0, MOST_QUOTED),
  }
}

/** Of a stub nothing is left to quote. */
const quoteOf = ({ id, locale, headline, score, employment_status, month }: PublicReview) =>
  headline === null ? [] : [{ id, locale, headline, score, employment_status, month }]

const meanOf = (ratings: readonly { key: RatingKey; mean: number | null }[], key: RatingKey) =>
  ratings.find(one => one.key === key)?.mean ?? null
