import type { QuotedList, QuotedReview } from '#shared/contract/reviews/reviews.ts'
import type { Department } from '#shared/contract/keys.ts'
import { cardsOf } from '#server/companies/cards.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import * as store from './store.ts'

const PAGE_SIZE = 20
const LOOKED_AT = 1000
/** Enough that the first few are found even if a few companies have many new reviews. */
const LOOKED_AT_FOR_FIRST = 60
const EXCERPT_CHARACTERS = 220

/** The newest reviews of all companies, one per company. */
export async function listLatestReviews(
  sql: Sql,
  places: Places,
  text: string | undefined,
): Promise<QuotedList> {
  const cursor = readCursor(text, isUuid)
  const edge = cursor && { direction: cursor.direction, id: cursor.key }
  const [total, found] = await Promise.all([
    store.countLatest(sql, LOOKED_AT),
    store.listLatest(sql, { among: LOOKED_AT, edge, limit: PAGE_SIZE + 1 }),
  ])
  const { rows, page } = pageOf(found, { size: PAGE_SIZE, cursor, total, keyOf: ({ id }) => id })
  return { reviews: await quote(sql, places, rows), page }
}

export const quoteLatest = async (sql: Sql, places: Places, limit: number): Promise<QuotedReview[]> =>
  quote(sql, places, await store.listLatest(sql, { among: LOOKED_AT_FOR_FIRST, limit }))

/** A company's newest published review is always open to visitors. */
async function quote(sql: Sql, places: Places, chosen: store.LatestRow[]): Promise<QuotedReview[]> {
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
