import type { Department } from '#shared/contract/keys.ts'
import type { PayOf, PayRange } from '#shared/contract/pay/pay.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { keysOf, type Work } from './compare.ts'
import { findFigures, listCells, listFigures } from './figure-store.ts'
import { nearest } from './nearest.ts'
import { presentCell, presentFigure } from './present.ts'

type Paid = { of: PayOf; range: PayRange }
type Reading = { sql: Sql; places: Places; locale: Locale }

/** The narrowest shown figure for each of these works. */
export async function paidFor({ sql, places, locale }: Reading, works: Work[]): Promise<(Paid | null)[]> {
  const keys = works.map(keysOf)
  const figures = await findFigures(sql, keys.flat())
  return keys.map(of => {
    const found = nearest(of, figures)
    return found ? presentFigure(found, places, locale) : null
  })
}

/** A company's pay in a department, if it is shown. */
export async function paidIn(sql: Sql, companyId: string, department: Department): Promise<Paid | null> {
  const cells = await listCells(sql, companyId)
  const cell = cells.find(one => one.department === department && one.job_type === '')
  return cell ? presentCell(cell) : null
}

/** Roles with a shown figure, for the whole country (`city` null) and by city, with the median. */
export async function listPaidRoles(
  sql: Sql,
): Promise<{ role: string; city: string | null; median: number }[]> {
  const figures = await listFigures(sql, ['role', 'role_city'])
  return figures.map(({ a: role, b: city, p50: median }) => ({ role, city: city || null, median }))
}
