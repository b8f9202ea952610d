import { cardsOf } from '#server/companies/cards.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { findCompanies } from './find-companies.ts'

const PAGE = 20
const SUGGESTIONS = 8
/** Lists change with other people's acts: pages that show them are this old at most. */
const FRESH_MS = 1000

/** Finding companies by name. */
export function createSearchRoom({ db }: Parts, places: Places): Room<'searchCompanies' | 'search'> {
  return {
    handlers: {
      async searchCompanies({ query }, { freshFor }) {
        freshFor(FRESH_MS)
        const { ids, ...rest } = await findCompanies(db.content, { ...query, limit: PAGE })
        return { companies: await cardsOf(db.content, places, ids), ...rest }
      },
      async search({ query }, { freshFor }) {
        freshFor(FRESH_MS)
        if (query.query === '') return { companies: [] }
        const { ids } = await findCompanies(db.content, { q: query.query, limit: SUGGESTIONS })
        return { companies: await cardsOf(db.content, places, ids) }
      },
    },
  }
}
