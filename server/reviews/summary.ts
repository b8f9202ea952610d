import type { Locale } from '#shared/locale.ts'
import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { ReviewChoices, ReviewSummary } from '#shared/contract/reviews.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import { filterOf, kindsOf, type Ground, type ReviewQuery } from './list.ts'
import { listChoices } from './facet-store.ts'
import { sumNewest } from './filter-store.ts'

/** Below so many reviews no mean is told: it would be somebody's own. */
const LEAST_FOR_MEANS = 3
const MOST_SUMMED = 1000

/** The figures of a filtered set: its newest thousand reviews. Applicants have keys of their own, so they are summed only by themselves. */
export async function summarise(
  { sql }: Ground,
  companyId: string,
  query: ReviewQuery,
): Promise<ReviewSummary> {
  const applicants = query.type === 'applicant'
  const filter = { ...filterOf(query), employedOnly: query.type === undefined }
  const said = await sumNewest(sql, companyId, filter, MOST_SUMMED)
  const enough = said.count >= LEAST_FOR_MEANS
  return {
    count: said.count,
    score: enough ? said.score_sum / said.count / 1000 : null,
    recommend_count: enough ? said.recommend_count : null,
    stars: enough ? said.stars : null,
    ratings: (applicants ? APPLICANT_RATINGS : EMPLOYEE_RATINGS).map((key, place) => {
      const count = said.rating_counts[place] ?? 0
      const mean = count >= LEAST_FOR_MEANS ? (said.rating_sums[place] ?? 0) / count : null
      return { key, mean, count }
    }),
  }
}

/** What a company's reviews can be filtered by, with how many each choice has. */
export async function listFilters(
  { sql, places, locale }: Ground,
  company: CountedCompany,
): Promise<ReviewChoices> {
  const kinds = kindsOf(company)
  const choices = await listChoices(sql, company.id)
  return {
    types: [
      { key: 'employee', count: kinds.employed - kinds.former },
      { key: 'former', count: kinds.former },
      { key: 'applicant', count: kinds.applicant },
    ],
    job_roles: mostFirst(
      locale,
      choices.flatMap(({ job_role_id, city_id, review_count }) => {
        const name = city_id === '' ? places.roleName(job_role_id, locale) : null
        return name ? [{ id: job_role_id, name, count: review_count }] : []
      }),
    ),
    cities: mostFirst(
      locale,
      choices.flatMap(({ job_role_id, city_id, review_count }) => {
        const city = job_role_id === '' ? places.findCity(city_id) : undefined
        return city ? [{ id: city_id, name: city.name, count: review_count }] : []
      }),
    ),
  }
}

/** Of as many by name. */
const mostFirst = <C extends { name: string; count: number }>(locale: Locale, choices: C[]): C[] =>
  choices.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
