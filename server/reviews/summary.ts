import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { ReviewChoices, ReviewSummary } from '#shared/contract/reviews.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import { filterOf, kindsOf, type Ground, type ReviewQuery } from './list.ts'
import { listChoices } from './facet-store.ts'
import { listSaid, type Said } from './filter-store.ts'

/** Below so many reviews no mean is told: it would be somebody's own. */
const LEAST_FOR_MEANS = 3
const MOST_SUMMED = 1000
const STARS = [1, 2, 3, 4, 5]

/** The figures of a filtered set: its newest thousand reviews. Applicants have keys of their own, so they are summed only by themselves. */
export async function summarise(
  { sql }: Ground,
  companyId: string,
  query: ReviewQuery,
): Promise<ReviewSummary> {
  const applicants = query.type === 'applicant'
  const filter = { ...filterOf(query), employedOnly: query.type === undefined }
  const said = await listSaid(sql, companyId, filter, MOST_SUMMED)
  const enough = said.length >= LEAST_FOR_MEANS
  return {
    count: said.length,
    score: enough ? sum(said.map(({ score }) => score)) / said.length / 1000 : null,
    recommend_count: enough ? said.filter(({ recommended }) => recommended).length : null,
    stars: enough ? STARS.map(star => said.filter(one => one.star === star).length) : null,
    ratings: (applicants ? APPLICANT_RATINGS : EMPLOYEE_RATINGS).map((key, index) => ({
      key,
      ...meanAt(said, index),
    })),
  }
}

function meanAt(said: Said[], index: number): { mean: number | null; count: number } {
  const given = said.flatMap(({ ratings }) => ratings[index] ?? [])
  return { mean: given.length >= LEAST_FOR_MEANS ? sum(given) / given.length : null, count: given.length }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

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
