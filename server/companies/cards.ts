import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { presentCardFigures } from './figures.ts'
import * as store from './store.ts'
import type { CardRow } from './store.ts'

/** Cards of companies, in the order of the ids; unknown ids are skipped. */
export async function cardsOf(sql: Queryable, places: Places, ids: string[]): Promise<CompanyCard[]> {
  if (ids.length === 0) return []
  const rows = new Map((await store.listCards(sql, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rows.get(id)
    return row ? [presentCard(row, places)] : []
  })
}

function presentCard(row: CardRow, places: Places): CompanyCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    industry: row.industry,
    city: places.findCity(row.city_id) ?? null,
    ...presentCardFigures(row),
  }
}
