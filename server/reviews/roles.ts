import type { RolePage } from '#shared/contract/companies/companies.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { presentRole } from '#server/places/places.ts'
import { pageOf, readCursor, type Cursor } from '#server/platform/http/paging.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Deps } from './list.ts'
import {
  countCompaniesOfRole,
  listCompaniesOfRole,
  listDisclosed,
  type CompanyOfRole,
  type RoleEdge,
} from './role-store.ts'

const PAGE = 20
const MOST_COUNTED = 1001

export async function readRole(
  { sql, places, locale }: Deps,
  id: string,
  cursor: string | undefined,
): Promise<RolePage> {
  const role = places.findRole(id) ?? fail('not_found')
  const at = readCursor(cursor, key => EDGE.test(key))
  const [total, found] = await Promise.all([
    countCompaniesOfRole(sql, id, MOST_COUNTED),
    listCompaniesOfRole(sql, id, { edge: at && edgeOf(at), limit: PAGE + 1 }),
  ])
  const { rows: shown, page } = pageOf(found, { size: PAGE, cursor: at, total, keyOf })
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
    page,
  }
}

const EDGE = /^\d{1,9}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** The count as it was shown: the company may have fewer reviews now. */
const keyOf = ({ review_count, company_id }: CompanyOfRole): string => `${review_count}.${company_id}`

function edgeOf({ direction, key }: Cursor): RoleEdge {
  const [count = '', id = ''] = key.split('.')
  return { direction, count: Number(count), id }
}

/** The roles that lead to a company, ordered by the largest number of reviews that one company has. */
export async function disclosedRoles(sql: Sql, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : listDisclosed(sql, ids)
}
