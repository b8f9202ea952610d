import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Department, Industry } from '#shared/contract/keys.ts'
import { companies as companiesEn } from '#shared/messages/en/companies/companies.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews/reviews.ts'
import { companies as companiesId } from '#shared/messages/id/companies/companies.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews/reviews.ts'
import { listBeginning, listNamesakes } from '#server/companies/find.ts'
import { presentRole } from '#server/places/places.ts'
import { listPaid, listTop, type FigureRow } from '../figure-store.ts'
import { LIST_FLOORS } from './floors.ts'
import type { SearchMatch } from './search-query.ts'
import { withCards } from '../paid-companies.ts'
import { cityNamed, presentRange } from '../present.ts'
import type { Deps } from '../reading.ts'

type Answer = Sent<'topSalaries'>
type Listed = 'department' | 'role' | 'city' | 'industry'

/** Only companies are limited, because there are very many; the other lists are complete. */
const MOST_COMPANIES = 50
const MOST_MATCHED = 6
const { department, role, city, industry } = LIST_FLOORS
const LISTED_FLOORS = { department, role, city, industry }
const DEPARTMENT_NAMES = { id: reviewsId.departments, en: reviewsEn.departments }
const INDUSTRY_NAMES = { id: companiesId.industries, en: companiesEn.industries }

/**
 * The best-paying companies' departments, or the best-paid departments, roles, cities and industries over all
 * companies; each from its floor on.
 */
export async function readTopSalaries(
  deps: Deps,
  { mode, search, limit }: HandlerInput<'topSalaries'>['query'],
): Promise<Answer> {
  const isOfCompanies = mode === 'top_companies'
  const matched = deps.meaning(search)
  const [as_of, companies, rows] = await Promise.all([
    deps.asOf(),
    isOfCompanies
      ? listCompanies(deps, search, matched, Math.min(limit ?? MOST_COMPANIES, MOST_COMPANIES))
      : [],
    // A search reads all rows, because they are filtered by it afterwards.
    isOfCompanies ? [] : listTop(deps.sql, LISTED_FLOORS, search === '' ? (limit ?? null) : null),
  ])
  const list = (scope: Listed) => listed(deps, rows, scope, search, matched).slice(0, limit)
  const roles = list('role')
  return {
    as_of,
    mode,
    search,
    companies,
    departments: list('department'),
    roles,
    cities: list('city'),
    industries: list('industry'),
    matches: presentMatched(deps, matched, roles),
    floors: LIST_FLOORS,
  }
}

/** Roles with a figure come first, unless one role matches by its exact name. */
function presentMatched(
  { locale }: Deps,
  matched: SearchMatch,
  rolesWithFigures: Answer['roles'],
): Answer['matches'] {
  const { departments, city, namesakes } = matched
  const ids = rolesWithFigures.map(({ id }) => id)
  return {
    roles: matched.roles
      .toSorted((a, b) => (matched.isExact ? 0 : Number(ids.includes(b.id)) - Number(ids.includes(a.id))))
      .slice(0, MOST_MATCHED)
      .map(role => presentRole(role, locale)),
    exact: matched.isExact,
    departments,
    city: city ?? null,
    namesakes: [...namesakes],
  }
}

function listed(
  deps: Deps,
  rows: FigureRow[],
  scope: Listed,
  search: string,
  matched: SearchMatch,
): Answer['roles'] {
  const isMatched = search === '' ? () => true : matcherOf(scope, matched)
  return rows
    .filter(row => row.scope === scope)
    .map(row => ({ id: row.a, name: nameOf(deps, row), range: presentRange(row) }))
    .filter(row => isMatched(row) || (scope === 'industry' && isNamed(row.name, search)))
}

function matcherOf(scope: Listed, { roles, departments, city, namesakes }: SearchMatch) {
  const ids: Record<Listed, string[]> = {
    role: roles.map(({ id }) => id),
    department: departments,
    city: [...(city ? [city] : []), ...namesakes].map(({ id }) => id),
    industry: [],
  }
  return ({ id }: { id: string }) => ids[scope].includes(id)
}

function nameOf({ places, locale }: Deps, { scope, a }: FigureRow): string {
  if (scope === 'department') return DEPARTMENT_NAMES[locale][a as Department]
  if (scope === 'industry') return INDUSTRY_NAMES[locale][a as Industry]
  return scope === 'city' ? cityNamed(places, a, locale) : (places.roleName(a, locale) ?? a)
}

const isNamed = (name: string, search: string): boolean =>
  name.toLowerCase().includes(search.trim().toLowerCase())

/** Finds companies by a department or a role in it, or by the beginning of their name. */
async function listCompanies(
  deps: Deps,
  search: string,
  matched: SearchMatch,
  limit: number,
): Promise<Answer['companies']> {
  const { sql } = deps
  if (search === '') return withCards(deps, await listPaid(sql, { limit }))
  const [beginning, namesakes, ...ofDepartments] = await Promise.all([
    listBeginning(sql, search, limit),
    listNamesakes(sql, search, limit),
    ...matched.departments.map(department => listPaid(sql, { department, limit })),
  ])
  const companies = [...namesakes, ...beginning].map(({ id }) => id)
  const ofCompanies = companies.length > 0 ? await listPaid(sql, { companies, limit }) : []
  const rows = new Map(
    [...ofCompanies, ...ofDepartments.flat()].map(row => [row.company_id + row.department, row]),
  )
  const ranked = [...rows.values()].toSorted((a, b) => b.p50 - a.p50)
  return withCards(deps, ranked.slice(0, limit))
}
