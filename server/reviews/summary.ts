import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { ReviewChoices, ReviewSummary } from '#shared/contract/reviews.ts'
import { SHARED_BY } from './facets.ts'
import { filterOf, kindsOf, type Ground, type ReviewQuery } from './list.ts'
import { listChoices } from './facet-store.ts'
import { sumReviews, type Summed } from './store.ts'

/** Below so many reviews no mean is told: it would be somebody's own. */
const LEAST_FOR_MEANS = 3

/** The figures of a filtered set: its newest thousand reviews. Applicants have keys of their own, so they are summed only by themselves. */
export async function summarise(
  { sql }: Ground,
  companyId: string,
  query: ReviewQuery,
): Promise<ReviewSummary> {
  const applicants = query.type === 'applicant'
  const summed = await sumReviews(sql, companyId, {
    ...filterOf(query),
    employedOnly: query.type === undefined,
  })
  const enough = summed.count >= LEAST_FOR_MEANS
  return {
    count: summed.count,
    score: enough ? summed.score_sum / summed.count / 1000 : null,
    recommend_count: enough ? summed.recommended : null,
    stars: enough ? summed.stars : null,
    ratings: (applicants ? APPLICANT_RATINGS : EMPLOYEE_RATINGS).map((key, index) => ({
      key,
      ...meanAt(summed, index),
    })),
  }
}

function meanAt({ sums, counts }: Summed, index: number): { mean: number | null; count: number } {
  const count = counts[index] ?? 0
  return { mean: count >= LEAST_FOR_MEANS ? (sums[index] ?? 0) / count : null, count }
}

/** What a company's reviews can be filtered by, with how many each choice has. */
export async function listFilters(ground: Ground, companyId: string): Promise<ReviewChoices> {
  const { sql, places, locale } = ground
  const [kinds, choices] = await Promise.all([
    kindsOf(ground, companyId),
    listChoices(sql, companyId, SHARED_BY),
  ])
  return {
    types: [
      { key: 'employee', count: kinds.employed - kinds.former },
      { key: 'former', count: kinds.former },
      { key: 'applicant', count: kinds.applicant },
    ],
    job_roles: choices.flatMap(({ job_role_id, city_id, review_count }) => {
      const name = city_id === '' ? places.roleName(job_role_id, locale) : null
      return name ? [{ id: job_role_id, name, count: review_count }] : []
    }),
    cities: choices.flatMap(({ job_role_id, city_id, review_count }) => {
      const city = job_role_id === '' ? places.findCity(city_id) : undefined
      return city ? [{ id: city_id, name: city.name, count: review_count }] : []
    }),
  }
}
