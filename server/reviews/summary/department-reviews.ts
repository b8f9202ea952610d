import type { Department, EmployeeRating, RatingKey } from '#shared/contract/keys.ts'
import type { PublicReview, DepartmentReviews } from '#shared/contract/reviews/reviews.ts'
import { presentRatings } from '#server/companies/figures.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import { listOpenIn, type Deps } from '../list.ts'
import { summarise } from './summary.ts'

/**
 * The ratings that matter most to applicants: the people they would work for, how much of the day is left, and whether
 * pay comes on time.
 */
const MATTERS: readonly EmployeeRating[] = ['relationship', 'balance', 'salarypayment']
const MOST_QUOTED = 3

/**
 * Reviews' content on a department of a company: figures from three reviews on, and quotes from the newest that
 * visitors may read.
 */
export async function readDepartmentReviews(
  deps: Deps,
  company: CountedCompany,
  department: Department,
): Promise<DepartmentReviews> {
  const [{ count, score, ratings }, reviews] = await Promise.all([
    summarise(deps, company.id, { department }),
    listOpenIn(deps, company, department),
  ])
  const companyRatings = presentRatings(company.stats)
  return {
    department,
    count,
    score,
    ratings: MATTERS.flatMap(key => {
      const mean = meanOf(ratings, key)
      return mean === null ? [] : [{ key, mean, company_mean: meanOf(companyRatings, key) }]
    }),
    quotes: reviews.flatMap(quoteOf).slice(0, MOST_QUOTED),
  }
}

/** A stub has nothing to quote. */
const quoteOf = ({ id, locale, headline, score, employment_status, month }: PublicReview) =>
  headline === null ? [] : [{ id, locale, headline, score, employment_status, month }]

const meanOf = (ratings: readonly { key: RatingKey; mean: number | null }[], key: RatingKey) =>
  ratings.find(one => one.key === key)?.mean ?? null
