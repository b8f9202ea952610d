import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { DEPARTMENTS, type Department, type Industry } from '#shared/contract/keys.ts'
import { companies as companiesEn } from '#shared/messages/en/companies.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews.ts'
import { companies as companiesId } from '#shared/messages/id/companies.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews.ts'
import { listBeginning, listNamesakes } from '#server/companies/find.ts'
import { findSnapshot, listFigures, listPaid, type FigureRow, type WideScope } from './figure-store.ts'
import { LIST_FLOORS, reaches } from './floors.ts'
import { withCards } from './paid-companies.ts'
import { cityNamed, presentRange } from './present.ts'
import type { Deps } from './reading.ts'

type Answer = Sent<'topSalaries'>
type Listed = 'department' | 'role' | 'city' | 'industry'

const MOST = 50
const DEPARTMENT_NAMES = { id: reviewsId.departments, en: reviewsEn.departments }
const INDUSTRY_NAMES = { id: companiesId.industries, en: companiesEn.industries }

/** Who pays best: companies' departments, or departments, roles, cities and industries over all companies; each from its floor on. */
export async function readTopSalaries(
  deps: Deps,
  { mode, search }: HandlerInput<'topSalaries'>['query'],
): Promise<Answer> {
  const isOfCompanies = mode === 'top_companies'
  const list = (scope: Listed) => (isOfCompanies ? Promise.resolve([]) : listPaidOf(deps, scope, search))
  const [as_of, companies, departments, roles, cities, industries] = await Promise.all([
    findSnapshot(deps.sql),
    isOfCompanies ? listCompanies(deps, search) : [],
    list('department'),
    list('role'),
    list('city'),
    list('industry'),
  ])
  return { as_of, mode, search, companies, departments, roles, cities, industries, floors: LIST_FLOORS }
}

async function listPaidOf(deps: Deps, scope: Listed & WideScope, search: string): Promise<Answer['roles']> {
  const rows = await listFigures(deps.sql, scope)
  return rows
    .filter(row => reaches(row, LIST_FLOORS[scope]))
    .map(row => ({ id: row.a, name: nameOf(deps, row), range: presentRange(row) }))
    .filter(({ name }) => isMeant(name, search))
    .slice(0, MOST)
}

function nameOf({ places, locale }: Deps, { scope, a }: FigureRow): string {
  if (scope === 'department') return DEPARTMENT_NAMES[locale][a as Department]
  if (scope === 'industry') return INDUSTRY_NAMES[locale][a as Industry]
  return scope === 'city' ? cityNamed(places, a, locale) : (places.roleName(a, locale) ?? a)
}

const isMeant = (name: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every(word => name.toLowerCase().includes(word))

/** Searched by a department's name, or by how a company's begins. */
async function listCompanies(deps: Deps, search: string): Promise<Answer['companies']> {
  const { sql, locale } = deps
  if (search === '') return withCards(deps, await listPaid(sql, { limit: MOST }))
  const named = DEPARTMENTS.filter(key => isMeant(DEPARTMENT_NAMES[locale][key], search))
  const [beginning, namesakes, ...ofDepartments] = await Promise.all([
    listBeginning(sql, search, MOST),
    listNamesakes(sql, search, MOST),
    ...named.map(department => listPaid(sql, { department, limit: MOST })),
  ])
  const companies = [...namesakes, ...beginning].map(({ id }) => id)
  const ofCompanies = companies.length > 0 ? await listPaid(sql, { companies, limit: MOST }) : []
  const rows = [...ofCompanies, ...ofDepartments.flat()].toSorted((a, b) => b.p50 - a.p50)
  return withCards(deps, rows.slice(0, MOST))
}
