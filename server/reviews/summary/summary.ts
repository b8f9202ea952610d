import type { ReviewChoices, ReviewSummary } from '#shared/contract/reviews/reviews.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import { filterOf, kindsOf, type Deps, type ReviewQuery } from '../list.ts'
import { listChoices } from '../facet-store.ts'
import { listDepartments, sumNewest } from '../filter-store.ts'
import { ratingsAsShown } from '../scoring.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'

/** Figures cover at most this many of the newest reviews, to bound the cost. */
const MOST_SUMMED = 1000

/**
 * The figures of a filtered set: its newest thousand reviews. Below the privacy floor no mean is shown, since it could
 * be one person's own. Applicants have rating keys of their own, so they are summed only by themselves.
 */
export async function summarise(
  { sql }: Deps,
  companyId: string,
  query: ReviewQuery,
): Promise<ReviewSummary> {
  const applicants = query.type === 'applicant'
  const filter = { ...filterOf(query), employedOnly: query.type === undefined }
  const sums = await sumNewest(sql, companyId, filter, MOST_SUMMED)
  const enough = sums.count >= PRIVACY_FLOOR
  return {
    count: sums.count,
    score: enough ? sums.score_sum / sums.count / 1000 : null,
    recommend_count: enough ? sums.recommend_count : null,
    stars: enough ? sums.stars : null,
    ratings: ratingsAsShown(applicants).map(({ key, place }) => {
      const count = sums.rating_counts[place] ?? 0
      const mean = count >= PRIVACY_FLOOR ? (sums.rating_sums[place] ?? 0) / count : null
      return { key, mean, count }
    }),
  }
}

/** The filters that a company's reviews offer, with the number of reviews of each choice. */
export async function listFilters(
  { sql, places, locale }: Deps,
  company: CountedCompany,
): Promise<ReviewChoices> {
  const kinds = kindsOf(company)
  const [choices, departments] = await Promise.all([
    listChoices(sql, company.id),
    listDepartments(sql, company.id),
  ])
  const inCity = new Map(
    choices.flatMap(({ job_role_id, city_id, review_count }) =>
      job_role_id === '' ? [[city_id, review_count] as const] : [],
    ),
  )
  return {
    types: [
      { key: 'employee', count: kinds.employed - kinds.former },
      { key: 'former', count: kinds.former },
      { key: 'applicant', count: kinds.applicant },
    ],
    departments,
    job_roles: choices
      .flatMap(({ job_role_id: id, city_id, review_count: count }) => {
        const name = city_id === '' ? places.roleName(id, locale) : null
        return name ? [{ id, name, count }] : []
      })
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale)),
    // Places are already ordered by name.
    cities: places.cities
      .flatMap(({ id, name }) => {
        const count = inCity.get(id)
        return count ? [{ id, name, count }] : []
      })
      .toSorted((a, b) => b.count - a.count),
  }
}
