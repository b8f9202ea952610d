import type { Sent } from '#shared/contract/contract.ts'
import { DEPARTMENTS, type Industry } from '#shared/contract/keys.ts'
import { fail } from '#server/platform/http/errors.ts'
import { figureKey, findFigures, listFigures, type WideScope } from './figure-store.ts'
import { LIST_FLOORS, reaches } from './lists/floors.ts'
import { paidBest } from './paid-companies.ts'
import { presentRange } from './present.ts'
import type { Deps } from './reading.ts'
import { presentProvince } from './provinces.ts'

const MOST_COMPANIES = 20

/** A department's pay over all companies: by province, by industry, by role. */
export async function readDepartmentPay(deps: Deps, name: string): Promise<Sent<'departmentPay'>> {
  const { sql, places, locale } = deps
  const department = DEPARTMENTS.find(key => key === name) ?? fail('not_found')
  const roles = places.jobRoles(locale).filter(role => role.department === department)
  const keys = [figureKey('department', department), ...roles.map(({ id }) => figureKey('role', id))]
  const [as_of, figures, parts, companies] = await Promise.all([
    deps.asOf(),
    findFigures(sql, keys),
    listFigures(sql, ['department_province', 'industry_department'], department),
    paidBest(deps, department, MOST_COMPANIES),
  ])
  const range = figures.find(({ scope }) => scope === 'department')
  // The floors of the public lists apply here too: a part of a province or industry is hidden wherever those lists
  // would hide it.
  const of = (scope: WideScope, list: 'province' | 'industry') =>
    parts.filter(row => row.scope === scope && reaches(row, LIST_FLOORS[list]))
  return {
    as_of,
    department,
    range: range ? presentRange(range) : null,
    provinces: of('department_province', 'province').map(row => presentProvince(deps, row)),
    industries: of('industry_department', 'industry').map(row => ({
      industry: row.b as Industry,
      range: presentRange(row),
    })),
    roles: figures
      .filter(row => row.scope === 'role' && reaches(row, LIST_FLOORS.role))
      .toSorted((a, b) => b.p50 - a.p50)
      .map(row => ({ id: row.a, name: places.roleName(row.a, locale) ?? row.a, range: presentRange(row) })),
    companies,
  }
}
