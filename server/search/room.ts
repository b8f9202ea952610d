import type { HandlerInput } from '#shared/contract/contract.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { cityNamed, namesakeOf } from '#server/places/city-named.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import * as store from './facet-store.ts'
import { facetsOf, MOST_COUNTED } from './facets.ts'
import { isFiltered, NO_FILTERS, type Filters } from './filters.ts'
import { findCompanies, NO_COUNTS, type Counts } from './find-companies.ts'
import { suggestRoles } from './suggest-roles.ts'
import { createTally, tallyOf } from './tally.ts'

const PAGE = 20
const SUGGESTIONS = 8
const NEAREST = 5
/** Lists change with other people's acts: pages that show them are this old at most. */
const FRESH_MS = 1000

/** Finding companies by name, and by what is known of them. */
export function createSearchRoom({ db, clock }: Parts, places: Places): Room<'searchCompanies' | 'search'> {
  const sql = db.content
  const counts: Counts = {
    listed: createTally(sql, clock),
    found: async words => tallyOf(await store.tallyFound(sql, words, MOST_COUNTED)),
  }
  /** Whoever asks by name alone counts nothing of what is found. */
  const named: Counts = { ...NO_COUNTS, listed: counts.listed }
  const nearest = async (q: string) =>
    (await findCompanies(sql, named, { q, filters: NO_FILTERS, limit: NEAREST })).ids
  return {
    handlers: {
      async searchCompanies({ query }, { freshFor }) {
        freshFor(FRESH_MS)
        const filters = filtersOf(query, places)
        const { q, sort, cursor } = query
        const {
          ids,
          scope: counted,
          ...found
        } = await findCompanies(sql, counts, {
          q,
          sort,
          cursor,
          filters,
          limit: PAGE,
        })
        const [companies, scope] = await Promise.all([cardsOf(sql, places, ids), counted])
        const total = Math.max(found.total ?? scope.tally.total, ids.length + (found.next ? 1 : 0))
        const city = places.findCity(filters.city ?? null)
        const isEmptied = total === 0 && isFiltered(filters)
        return {
          ...found,
          companies,
          total,
          city: city ?? null,
          namesake: namesakeOf(places, city) ?? null,
          facets: facetsOf(scope.tally, filters, places, scope.isCut ?? false),
          nearest: isEmptied ? await cardsOf(sql, places, await nearest(q)) : [],
        }
      },
      async search({ query: { query: q } }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        if (q === '') return { companies: [], roles: [] }
        const { ids } = await findCompanies(sql, named, { q, filters: NO_FILTERS, limit: SUGGESTIONS })
        return { companies: await cardsOf(sql, places, ids), roles: suggestRoles(places, locale, q) }
      },
    },
  }
}

/** A city that does not exist narrows nothing. */
function filtersOf(
  { score, recommend, feature, city }: HandlerInput<'searchCompanies'>['query'],
  places: Places,
): Filters {
  return { score, recommend, feature, city: city ? cityNamed(places, city)?.id : undefined }
}
