import type { HandlerInput } from '#shared/contract/contract.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Locale } from '#shared/locale.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { createCityNames, type CitiesNamed } from '#server/places/city-named.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import * as store from './facet-store.ts'
import { facetsOf, MOST_COUNTED } from './facets.ts'
import { isFiltered, NO_FILTERS, type Filters } from './filters.ts'
import { countsNoFinds, findCompanies, type Counts, type Found } from './find-companies.ts'
import { createRoleSuggestions } from './suggest-roles.ts'
import { createTally, tallyOf } from './tally.ts'
import { createVocabulary } from './vocabulary.ts'

const PAGE = 20
const SUGGESTIONS = 8
const NEAREST = 5
const NO_CITY: CitiesNamed = { city: undefined, namesakes: [] }
/** Lists change with other people's acts: pages that show them are this old at most. */
const FRESH_MS = 1000

type Named = Pick<Found, 'ids' | 'corrected'>

/** Finding companies by name, and by what is known of them. */
export function createSearchRoom({ db, clock }: Parts, places: Places): Room<'searchCompanies' | 'search'> {
  const sql = db.content
  const counts: Counts = {
    listed: createTally(sql, clock),
    found: async words => tallyOf(await store.tallyFound(sql, words, MOST_COUNTED)),
    words: createVocabulary(sql, clock),
  }
  const named = countsNoFinds(counts)
  const nearest = async (q: string) =>
    (await findCompanies(sql, named, { q, filters: NO_FILTERS, limit: NEAREST })).ids
  const cityNames = createCityNames(places)
  const suggestRoles = createRoleSuggestions(sql, places)
  /** Beside companies that are called as typed, a role that is only near would be guessing. */
  const rolesBeside = (locale: Locale, q: string, { ids, corrected }: Named) =>
    suggestRoles(locale, q, ids.length === 0 || corrected)
  return {
    handlers: {
      async searchCompanies({ query }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        const { q, sort, cursor, city: given } = query
        // A city that does not exist, or is none alone, narrows nothing.
        const { city, namesakes } = given ? cityNames.named(given) : NO_CITY
        const filters = filtersOf(query, city)
        const found = await findCompanies(sql, counts, { q, sort, cursor, filters, limit: PAGE })
        const { ids, scope: counted, ...rest } = found
        const isPlain = q !== '' && !cursor && !isFiltered(filters)
        const [companies, scope, rolesMeant] = await Promise.all([
          cardsOf(sql, places, ids),
          counted,
          isPlain ? rolesBeside(locale, q, found) : [],
        ])
        const total = Math.max(
          found.total ?? Math.min(scope.tally.total, MOST_COUNTED),
          ids.length + (found.next ? 1 : 0),
        )
        const isEmptied = total === 0 && isFiltered(filters)
        return {
          ...rest,
          companies,
          total,
          city: city ?? null,
          namesakes: [...namesakes],
          places: total === 0 || found.corrected ? [...cityNames.called(q)] : [],
          roles: rolesMeant,
          facets: facetsOf(scope.tally, filters, places, scope.isCut ?? false),
          nearest: isEmptied ? await cardsOf(sql, places, await nearest(q)) : [],
        }
      },
      async search({ query: { query: q } }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        if (q === '') return { companies: [], roles: [] }
        const found = await findCompanies(sql, named, { q, filters: NO_FILTERS, limit: SUGGESTIONS })
        const [companies, rolesMeant] = await Promise.all([
          cardsOf(sql, places, found.ids),
          rolesBeside(locale, q, found),
        ])
        return { companies, roles: rolesMeant }
      },
    },
  }
}

const filtersOf = (
  { score, recommend, feature }: HandlerInput<'searchCompanies'>['query'],
  city: City | undefined,
): Filters => ({ score, recommend, feature, city: city?.id })
