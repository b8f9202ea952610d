import type { Sent } from '#shared/contract/contract.ts'
import type { Department } from '#shared/contract/keys.ts'
import { listFigures } from '../figure-store.ts'
import { LIST_FLOORS, reaches } from './floors.ts'
import { presentRange, provinceNamed } from '../present.ts'
import { minimumWageIn, type Deps } from '../reading.ts'

/** Every province with what is earned there, where enough is known. */
export async function readPayMap(deps: Deps, department: Department | undefined): Promise<Sent<'payMap'>> {
  const { sql, places, locale } = deps
  const [as_of, rows] = await Promise.all([
    deps.asOf(),
    department ? listFigures(sql, ['department_province'], department) : listFigures(sql, ['province']),
  ])
  const known = rows.filter(row => reaches(row, LIST_FLOORS.province))
  const byCode = new Map(known.map(row => [department ? row.b : row.a, presentRange(row)]))
  return {
    as_of,
    provinces: places.provinces.map(({ code }) => ({
      code,
      name: provinceNamed(places, code, locale),
      range: byCode.get(code) ?? null,
      minimum_wage: minimumWageIn(deps, code)?.amount ?? null,
    })),
  }
}
