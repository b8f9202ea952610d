import type { Sent } from '#shared/contract/contract.ts'
import type { Department } from '#shared/contract/keys.ts'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { listFigures, type FigureRow } from './figure-store.ts'
import { LIST_FLOORS, reaches } from './lists/floors.ts'
import { presentRange, provinceNamed } from './present.ts'
import { minimumWageIn, type Deps } from './reading.ts'

/** All provinces; those with enough known pay have a range. */
export async function readPayMap(deps: Deps, department: Department | undefined): Promise<Sent<'payMap'>> {
  const { sql } = deps
  const [as_of, rows] = await Promise.all([
    deps.asOf(),
    department ? listFigures(sql, ['department_province'], department) : listFigures(sql, ['province']),
  ])
  const known = rows.filter(row => reaches(row, LIST_FLOORS.province))
  const byCode = new Map(known.map(row => [department ? row.b : row.a, presentRange(row)]))
  return {
    as_of,
    provinces: deps.places.provinces.map(({ code }) => provinceWith(deps, code, byCode.get(code) ?? null)),
  }
}

/** A figure of one province: the second part of its scope is the province. */
export const presentProvince = (deps: Deps, row: FigureRow) => provinceWith(deps, row.b, presentRange(row))

const provinceWith = <R extends PayRange | null>(deps: Deps, code: string, range: R) => ({
  code,
  name: provinceNamed(deps.places, code, deps.locale),
  range,
  minimum_wage: minimumWageIn(deps, code)?.amount ?? null,
})
