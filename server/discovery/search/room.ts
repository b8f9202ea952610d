import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createSearch } from './results.ts'

/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000

/** Searches companies by words and filters. */
export function createSearchRoom(parts: Parts, places: Places): Room<'searchCompanies' | 'search'> {
  const { readResults, suggest } = createSearch(parts, places)
  return {
    handlers: {
      searchCompanies({ query }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        return readResults(query, locale)
      },
      search({ query }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        return suggest(query.query || query.q, locale)
      },
    },
  }
}
