import type { QuotedReview } from '#shared/contract/reviews.ts'
import type { Department } from '#shared/contract/keys.ts'
import { cardsOf } from '#server/companies/cards.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db.ts'
import { listLatest } from './store.ts'

/** Enough that a few companies with many new reviews do not leave the list short. */
const LOOKED_AT = 60
const EXCERPT_CHARACTERS = 220

/** The newest reviews, one a company: a company's newest is always open to everyone. */
export async function quoteLatest(sql: Sql, places: Places, limit: number): Promise<QuotedReview[]> {
  const rows = await listLatest(sql, LOOKED_AT)
  const firsts = [...new Map(rows.toReversed().map(row => [row.company_id, row])).values()]
  const chosen = rows.filter(row => firsts.includes(row)).slice(0, limit)
  const cards = await cardsOf(
    sql,
    places,
    chosen.map(row => row.company_id),
  )
  return chosen.flatMap(row => {
    const card = cards.find(one => one.id === row.company_id)
    if (!card) return []
    return {
      id: row.id,
      company: { slug: card.slug, name: card.name, city: card.city },
      locale: row.locale,
      headline: row.headline,
      excerpt: excerptOf([row.likes, row.dislikes].filter(text => text !== null).join(' ')),
      score: row.score / 1000,
      employment_status: row.employment_status,
      department: row.department as Department | null,
      month: row.published_on.slice(0, 7),
    }
  })
}

/** Whole words up to the limit. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS) return text
  const cut = text.slice(0, EXCERPT_CHARACTERS)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
