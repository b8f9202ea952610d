import type { HandlerInput } from '#shared/contract/contract.ts'
import type { City } from '#shared/contract/fields.ts'
import { LONG_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { bareName } from '#server/places/names.ts'
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
/** No place has a longer name. */
const LONGEST_CITY = 60
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
  return { score, recommend, feature, city: city ? cityOf(places, city) : undefined }
}

/** By its id, or by name as people type it in either language: "bandung" is the town rather than the regency around it. */
function cityOf(places: Places, given: string): string | undefined {
  const name = plain(given)
  const named = (of: (name: string) => string) => places.cities.find(city => plain(of(city.name)) === name)
  return (
    places.findCity(given) ??
    named(whole => whole) ??
    named(englishCity) ??
    named(bareName) ??
    named(englishBare) ??
    nearestCity(places, name)
  )?.id
}

/** By a name with a typing error, in long names two; of names as near the one as long. Of a town and its regency the town. */
function nearestCity(places: Places, name: string): City | undefined {
  if (name.length > LONGEST_CITY) return undefined
  const most = Math.min(name.length >= LONG_WORD ? 2 : 1, name.length / 4)
  const [nearest] = places.cities
    .flatMap(city =>
      [city.name, englishCity(city.name), bareName(city.name), englishBare(city.name)].map(one => {
        const known = plain(one)
        return { city, errors: typingErrors(name, known), longer: Math.abs(known.length - name.length) }
      }),
    )
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors || a.longer - b.longer)
  return nearest?.city
}

const englishBare = (name: string): string => englishCity(name).replace(/ (City|Regency)$/, '')

/** The other place of the same name: the regency around a town, or the town in it. */
function namesakeOf(places: Places, city: City | undefined): City | undefined {
  const name = city && bareName(city.name)
  return places.cities.find(other => other.id !== city?.id && bareName(other.name) === name)
}

/** As our own list writes it; English readers say "Bandung City" and "Bandung Regency". */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^kab(\.|\s) */, 'kabupaten ')
    .replace(/^(.+) city$/, 'kota $1')
    .replace(/^(.+) regency$/, 'kabupaten $1')
