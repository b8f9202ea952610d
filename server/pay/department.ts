import type { Sent } from '#shared/contract/contract.ts'
import { DEPARTMENTS, type Industry } from '#shared/contract/keys.ts'
import { fail } from '#server/platform/http/errors.ts'
import { figureKey, findFigures, findSnapshot, listFigures } from './figure-store.ts'
import { LIST_FLOORS, reaches } from './lists/floors.ts'
import { paidBest } from './paid-companies.ts'
import { presentRange } from './present.ts'
import type { Deps } from './reading.ts'
import { presentProvince } from './role.ts'

const MOST_COMPANIES = 20

/** What a department earns over all companies: by province, by industry, by role. */
export async function readDepartmentPay(deps: Deps, name: string): Promise<Sent<'departmentPay'>> {
  const { sql, places, locale } = deps
  const department = DEPARTMENTS.find(key => key === name) ?? fail('not_found')
  const [as_of, [range], provinces, industries, roles, companies] = await Promise.all([
    findSnapshot(sql),
    findFigures(sql, [figureKey('department', department)]),
    listFigures(sql, 'department_province', department),
    listFigures(sql, 'industry_department', department),
    listFigures(sql, 'role'),
    paidBest(deps, department, MOST_COMPANIES),
  ])
  return {
    as_of,
    department,
    range: range ? presentRange(range) : null,
    provinces: provinces.map(row => presentProvince(deps, row)),
    industries: industries.map(row => ({ industry: row.b as Industry, range: presentRange(row) })),
    roles: roles
      .filter(row => places.findRole(row.a)?.department === department && reaches(row, LIST_FLOORS.role))
      .map(row => ({ id: row.a, name: places.roleName(row.a, locale) ?? row.a, range: presentRange(row) })),
    companies,
  }
}
