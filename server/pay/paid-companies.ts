import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { Department } from '#shared/contract/keys.ts'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { listPaid, type PaidDepartment } from './figure-store.ts'
import { presentRange } from './present.ts'
import type { Deps } from './reading.ts'

type Paid = { company: CompanyCard; department: Department; range: PayRange }

export async function withCards({ sql, places }: Deps, rows: PaidDepartment[]): Promise<Paid[]> {
  const cards = await cardsOf(sql, places, [...new Set(rows.map(({ company_id }) => company_id))])
  const byId = new Map(cards.map(card => [card.id, card]))
  return rows.flatMap(row => {
    const company = byId.get(row.company_id)
    return company ? [{ company, department: row.department, range: presentRange(row) }] : []
  })
}

export async function paidBest(
  deps: Deps,
  department: Department,
  limit: number,
): Promise<Omit<Paid, 'department'>[]> {
  const paid = await withCards(deps, await listPaid(deps.sql, { department, limit }))
  return paid.map(({ company, range }) => ({ company, range }))
}
