import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import type { LoadArgs } from '#web/platform/page.ts'
import { searchOf, isFiltered, queryOf, type Search } from '#web/jobs/query.ts'

/** Subject of a mail subscription. */
export type About =
  | { kind: 'advice' }
  | { kind: 'company'; company: Pick<CompanyHeader, 'id' | 'name' | 'slug'> }
  | { kind: 'search'; search: Search; results: Pick<VacancyResults, 'city' | 'province'> }

/** Result of a subscription form: the address that was mailed, or the errors by field. */
export type Answer = {
  sent: string | null
  typed: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
  whole: 'failed' | 'limited' | null
}

/** Subject of an address of `/langganan`; null if it has none. */
export async function findAbout({ query, call }: Pick<LoadArgs, 'query' | 'call'>): Promise<About | null> {
  if (query.get('topic') === 'advice') return { kind: 'advice' }
  const slug = query.get('company')
  if (slug) {
    const { company } = await call('company', { params: { slug }, query: { header: '1' } })
    return { kind: 'company', company: { id: company.id, name: company.name, slug: company.slug } }
  }
  const search = searchOf(query)
  if (!search.q && !isFiltered(search)) return null
  const { city, province } = await call('vacancies', { query: callQueryOf(search) })
  return { kind: 'search', search, results: { city, province } }
}

/** A search as parameters of a call. */
export const callQueryOf = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queryOf(search)).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
