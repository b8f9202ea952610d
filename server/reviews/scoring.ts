import {
  APPLICANT,
  APPLICANT_RATINGS,
  ANSWERS,
  EMPLOYEE_RATINGS,
  RATING_GROUPS,
  type EmploymentStatus,
  type RatingKey,
} from '#shared/contract/keys.ts'

type Ratings = Record<string, number | null>

/** Ratings in the order of their key list, as they are stored. */
export const ratingsInOrder = (status: EmploymentStatus, ratings: Ratings): (number | null)[] =>
  (status === APPLICANT ? APPLICANT_RATINGS : EMPLOYEE_RATINGS).map(key => ratings[key] ?? null)

type Placed = readonly { key: RatingKey; place: number }[]

/**
 * Ratings in the order in which the form asks for them and a company's page shows them, each with its index in the
 * stored list.
 */
export const ratingsAsShown = (applicant: boolean): Placed => (applicant ? OF_APPLICANTS : OF_EMPLOYED)

const OF_APPLICANTS: Placed = APPLICANT_RATINGS.map((key, place) => ({ key, place }))
const OF_EMPLOYED: Placed = Object.values(RATING_GROUPS)
  .flat()
  .map(key => ({ key, place: EMPLOYEE_RATINGS.indexOf(key) }))

/** 1 yes, 0 no, null unanswered, in the order of the key list. */
export const answersInOrder = (answers: Record<string, boolean | null | undefined>): (number | null)[] =>
  ANSWERS.map(key => (answers[key] == null ? null : Number(answers[key])))

/** Mean of the given ratings, in thousandths, and the same rounded half up; undefined if there are none. */
export function scoreOf(ratings: (number | null)[]): { score: number; star: number } | undefined {
  const given = ratings.filter(rating => rating !== null)
  if (given.length === 0) return undefined
  const sum = given.reduce((total, rating) => total + rating, 0)
  // Integer arithmetic until the last step: 3.5 must not become 3.4999 before it is rounded.
  return {
    score: Math.round((sum * 1000) / given.length),
    star: Math.floor((2 * sum + given.length) / (2 * given.length)),
  }
}
