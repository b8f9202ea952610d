import type { RolePage } from '#shared/contract/companies.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { presentRole } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Sql } from '#server/platform/db.ts'
import type { Ground } from './list.ts'
import { listCompaniesOfRole, listTold, type RoleCursor } from './role-store.ts'

const PAGE = 20

/** A role, and the companies that can be read about from people in it. */
export async function readRole(
  { sql, places, locale }: Ground,
  id: string,
  cursor: string | undefined,
): Promise<RolePage> {
  const role = places.findRole(id) ?? fail('not_found')
  const rows = await listCompaniesOfRole(sql, id, { after: readCursor(cursor), limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  const cards = await cardsOf(
    sql,
    places,
    shown.map(row => row.company_id),
  )
  return {
    role: presentRole(role, locale),
    companies: shown.flatMap(({ company_id, review_count }) => {
      const card = cards.find(one => one.id === company_id)
      return card ? [{ ...card, role_count: review_count }] : []
    }),
    next: last ? `${last.review_count}.${last.company_id}` : null,
  }
}

const CURSOR = /^(\d{1,9})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Undefined for anything that is not one of ours: such a cursor is ignored. */
function readCursor(text = ''): RoleCursor | undefined {
  const [, count, id] = CURSOR.exec(text) ?? []
  return count && id ? { count: Number(count), id } : undefined
}

/** Those of the roles that lead to a company, first those that a company has most reviews of. */
export async function toldRoles(sql: Sql, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : listTold(sql, ids)
}
