import type { Query } from '#shared/paths.ts'

export const MOST_COMPARED = 4
const LONGEST = { companies: 600, name: 80 }
const SLUG = /^[a-z0-9-]{1,120}$/

/** Companies in the address, the search term for another one, and `change`, the slug of the company to replace. */
export type Choice = { companies: string[]; add: string; change: string | null }

export function choiceOf(query: URLSearchParams): Choice {
  const given = (query.get('companies') ?? '').slice(0, LONGEST.companies).split(',')
  const companies = [...new Set(given.filter(slug => SLUG.test(slug)))].slice(0, MOST_COMPARED)
  const change = query.get('change')
  return {
    companies,
    add: (query.get('add') ?? '').trim().slice(0, LONGEST.name),
    change: companies.find(slug => slug === change) ?? null,
  }
}

export const queryOf = (companies: readonly string[], change?: string | null): Query => ({
  companies: companies.join(','),
  change,
})

/** The companies with this one added, or in place of `change`. */
export const withCompany = (companies: readonly string[], slug: string, change: string | null): string[] =>
  change === null ? [...companies, slug] : companies.map(one => (one === change ? slug : one))
