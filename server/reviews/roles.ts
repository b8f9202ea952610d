import type { RolePage } from '#shared/contract/companies.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { fail } from '#server/platform/errors.ts'
import type { Sql } from '#server/platform/db.ts'
import type { Ground } from './list.ts'
import { listCompaniesOfRole, listTold } from './role-store.ts'

const PAGE = 20

/** A role, and the companies that can be read about from people in it. */
export async function readRole(
  { sql, places, locale }: Ground,
  id: string,
  after: string | undefined,
): Promise<RolePage> {
  const role = places.findRole(id) ?? fail('not_found')
  const rows = await listCompaniesOfRole(sql, id, { after, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const counts = new Map(shown.map(row => [row.company_id, row.review_count]))
  const cards = await cardsOf(sql, places, [...counts.keys()])
  return {
    role: { id, name: role.name[locale], department: role.department },
    companies: cards.map(card => ({ ...card, role_count: counts.get(card.id) ?? 0 })),
    next: rows.length > PAGE ? (shown.at(-1)?.company_id ?? null) : null,
  }
}

/** Those of the roles that lead to a company, first those that a company has most reviews of. */
export async function toldRoles(sql: Sql, ids: string[]): Promise<string[]> {
  return ids.length === 0 ? [] : listTold(sql, ids)
}
