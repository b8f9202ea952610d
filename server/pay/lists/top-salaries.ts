import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Department, Industry } from '#shared/contract/keys.ts'
import { companies as companiesEn } from '#shared/messages/en/companies.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews.ts'
import { companies as companiesId } from '#shared/messages/id/companies.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews.ts'
import { listBeginning, listNamesakes } from '#server/companies/find.ts'
import { presentRole } from '#server/places/places.ts'
import { findSnapshot, listFigures, listPaid, type FigureRow, type WideScope } from '../figure-store.ts'
import { LIST_FLOORS, reaches } from './floors.ts'
import type { Meant } from './meant.ts'
import { withCards } from '../paid-companies.ts'
import { cityNamed, presentRange } from '../present.ts'
import type { Deps } from '../reading.ts'

type Answer = Sent<'topSalaries'>
type Listed = 'department' | 'role' | 'city' | 'industry'

/** Companies: there are very many. Of the others each list has all. */
const MOST_COMPANIES = 50
const MOST_MEANT = 6
const DEPARTMENT_NAMES = { id: reviewsId.departments, en: reviewsEn.departments }
const INDUSTRY_NAMES = { id: companiesId.industries, en: companiesEn.industries }

/** Who pays best: companies' departments, or departments, roles, cities and industries over all companies; each from its floor on. */
export async function readTopSalaries(
  deps: Deps,
  { mode, search }: HandlerInput<'topSalaries'>['query'],
): Promise<Answer> {
  const isOfCompanies = mode === 'top_companies'
  const meant = deps.meaning(search)
  const list = (scope: Listed) =>
    isOfCompanies ? Promise.resolve([]) : listPaidOf(deps, scope, search, meant)
  const [as_of, companies, departments, roles, cities, industries] = await Promise.all([
    findSnapshot(deps.sql),
    isOfCompanies ? listCompanies(deps, search, meant) : [],
    list('department'),
    list('role'),
    list('city'),
    list('industry'),
  ])
  return {
    as_of,
    mode,
    search,
    companies,
    departments,
    roles,
    cities,
    industries,
    meant: presentMeant(deps, meant, roles),
    floors: LIST_FLOORS,
  }
}

/** Roles of which something is told come first, unless one is called just so. */
function presentMeant({ locale }: Deps, meant: Meant, told: Answer['roles']): Answer['meant'] {
  const { departments, city, namesakes } = meant
  const ids = told.map(({ id }) => id)
  return {
    roles: meant.roles
      .toSorted((a, b) => (meant.isExact ? 0 : Number(ids.includes(b.id)) - Number(ids.includes(a.id))))
      .slice(0, MOST_MEANT)
      .map(role => presentRole(role, locale)),
    exact: meant.isExact,
    departments,
    city: city ?? null,
    namesakes: [...namesakes],
  }
}

async function listPaidOf(
  deps: Deps,
  scope: Listed & WideScope,
  search: string,
  meant: Meant,
): Promise<Answer['roles']> {
  const rows = await listFigures(deps.sql, scope)
  const isAsked = search === '' ? () => true : askedOf(scope, meant)
  return rows
    .filter(row => reaches(row, LIST_FLOORS[scope]))
    .map(row => ({ id: row.a, name: nameOf(deps, row), range: presentRange(row) }))
    .filter(row => isAsked(row) || (scope === 'industry' && isNamed(row.name, search)))
}

function askedOf(scope: Listed, { roles, departments, city, namesakes }: Meant) {
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

/** Searched by a department or a role in it, or by how a company's name begins. */
async function listCompanies(deps: Deps, search: string, meant: Meant): Promise<Answer['companies']> {
  const { sql } = deps
  const limit = MOST_COMPANIES
  if (search === '') return withCards(deps, await listPaid(sql, { limit }))
  const [beginning, namesakes, ...ofDepartments] = await Promise.all([
    listBeginning(sql, search, limit),
    listNamesakes(sql, search, limit),
    ...meant.departments.map(department => listPaid(sql, { department, limit })),
  ])
  const companies = [...namesakes, ...beginning].map(({ id }) => id)
  const ofCompanies = companies.length > 0 ? await listPaid(sql, { companies, limit }) : []
  const rows = new Map(
    [...ofCompanies, ...ofDepartments.flat()].map(row => [row.company_id + row.department, row]),
  )
  const ranked = [...rows.values()].toSorted((a, b) => b.p50 - a.p50)
  return withCards(deps, ranked.slice(0, limit))
}
