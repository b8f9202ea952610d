import type { Places } from '#server/places/places.ts'
import { counted } from '#server/platform/found/sitemap.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createPlacePages, industryEntries, readIndustry } from './figures.ts'

/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000

/** Figures of an industry's page and of a place's page. */
export function createBrowseRoom({ db }: Parts, places: Places): Room<'industryPage' | 'placePage'> {
  const sql = db.content
  const placePages = createPlacePages(sql, places)
  return {
    handlers: {
      industryPage({ params: { industry } }, { shows, freshFor }) {
        shows(`industry:${industry}`)
        freshFor(FRESH_MS)
        return readIndustry(sql, industry)
      },
      placePage({ params: { place } }, { freshFor }) {
        freshFor(FRESH_MS)
        return placePages.read(place)
      },
    },
    sitemaps: [counted('industries', () => industryEntries(sql)), counted('places', placePages.entries)],
  }
}
