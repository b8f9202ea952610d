import type { Places } from '#server/places/places.ts'
import { counted } from '#server/platform/found/sitemap.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createTopLists, rankingEntries } from './lists.ts'
import { rankCompanies } from './rank-companies.ts'

const RANK_HOUR = 3
/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000

/** Top rated companies, newcomers and underdogs, and rankings by industry, city, size and aspect. */
export function createRankingsRoom(parts: Parts, places: Places): Room<'home' | 'topCompanies'> {
  const { db, clock } = parts
  const lists = createTopLists(parts, places)
  return {
    handlers: {
      home(_input, { freshFor }) {
        freshFor(FRESH_MS)
        return lists.readHome()
      },
      topCompanies({ query }, { freshFor }) {
        freshFor(FRESH_MS)
        return lists.readTop(query)
      },
    },
    sitemaps: [counted('rankings', () => rankingEntries(db.content))],
    tasks: { content: { 'rank-companies': () => db.begin('content', tx => rankCompanies(tx, clock)) } },
    daily: [{ schema: 'content', kind: 'rank-companies', hour: RANK_HOUR, slow: true }],
  }
}
