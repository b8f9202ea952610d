import type { CompanyFigures } from '#shared/contract/companies.ts'
import type { Department, RatingKey } from '#shared/contract/keys.ts'
import type { PublicReview, ReviewSummary } from '#shared/contract/reviews.ts'
import type { Quote } from '#web/reviews/quotes/quoted-reviews.tsx'

/** `whole`: the company's mean. */
type Rated = { key: RatingKey; mean: number; whole: number | null }

/** What people say of a department of a company. */
export type SaidInDepartment = Pick<ReviewSummary, 'count' | 'score'> & {
  department: Department
  rated: Rated[]
  quotes: Quote[]
}

type Found = {
  department: Department
  summary: ReviewSummary
  /** Of the whole company. */
  figures: CompanyFigures
  /** Those of the department that this reader may open. */
  reviews: PublicReview[]
}

/** What matters most to who applies: whom they would work for, what is left of the day, and whether pay comes in time. */
const MATTERS: readonly RatingKey[] = ['relationship', 'balance', 'salarypayment']
const MOST_QUOTED = 3

export function saidInDepartment({ department, summary, figures, reviews }: Found): SaidInDepartment {
  const { count, score } = summary
  return {
    department,
    count,
    score,
    rated: MATTERS.flatMap(key => {
      const mean = meanOf(summary.ratings, key)
      return mean === null ? [] : [{ key, mean, whole: meanOf(figures.ratings, key) }]
    }),
    quotes: reviews.flatMap(quoteOf).slice(0, MOST_QUOTED),
  }
}

/** Of a stub nothing is left to quote. */
const quoteOf = ({ id, locale, headline, score, employment_status, month }: PublicReview): Quote[] =>
  headline === null ? [] : [{ id, locale, headline, score, employment_status, month }]

const meanOf = (ratings: readonly { key: RatingKey; mean: number | null }[], key: RatingKey) =>
  ratings.find(one => one.key === key)?.mean ?? null
