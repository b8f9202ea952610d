import type { HandlerInput } from '#shared/contract/contract.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Locale } from '#shared/locale.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { createCityNames, type CitiesNamed } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createDeps } from './deps.ts'
import { readFacets } from './facets.ts'
import { isFiltered, MARKS, NO_FILTERS, type Filters } from './filters.ts'
import { countFound, countWith, findCompanies, type Found } from './find.ts'
import { readPlace, writePlace } from './search-cursor.ts'
import type { Hit } from './store.ts'
import { createRoleSuggestions } from './suggest-roles.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { bareName } from '#server/places/names.ts'

const PAGE = 20
const SUGGESTIONS = 8
const NEAREST = 5
const NO_CITY: CitiesNamed = { city: undefined, namesakes: [] }
/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000

/** Searches companies by words and filters. */
export function createSearchRoom({ db, clock }: Parts, places: Places): Room<'searchCompanies' | 'search'> {
  const sql = db.content
  const cityNames = createCityNames(places)
  const suggestRoles = createRoleSuggestions(sql, places)
  const suggestCities = createCitySuggestions(places)
  const deps = createDeps(sql, clock, places)
  const find = (q: string, limit: number) => findCompanies(deps, { q, filters: NO_FILTERS, limit })
  /** Roles with similar spelling are suggested only if no company matches the words as typed. */
  const rolesBeside = (locale: Locale, q: string, { hits, corrected }: Found) =>
    suggestRoles(locale, q, hits.length === 0 || corrected)
  return {
    handlers: {
      async searchCompanies({ query }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        const { q, sort, city: given } = query
        const cursor = readCursor(query.cursor, key => readPlace(key) !== undefined)
        const place = cursor && readPlace(cursor.key)
        const edge = cursor && place && { ...place, direction: cursor.direction }
        // An unknown or ambiguous city is ignored.
        const { city, namesakes } = given ? cityNames.named(given) : NO_CITY
        const filters = filtersOf(query, city)
        const found = await findCompanies(deps, { q, sort, edge, filters, limit: PAGE + 1 })
        const { order, hits, corrected } = found
        const isPlain = q !== '' && !cursor && !isFiltered(filters)
        const [cards, { total: counted, facets }, roles] = await Promise.all([
          cardsOf(sql, places, hits.map(idOf)),
          readFacets(countFound(deps, found, filters), rest => countWith(deps, found, rest), filters, places),
          isPlain ? rolesBeside(locale, q, found) : [],
        ])
        const { rows, page } = pageOf(hits, {
          size: PAGE,
          cursor: edge?.order === order ? cursor : undefined,
          // The cached count of a large directory may be lower than the number of shown rows.
          total: Math.max(counted, hits.length),
          keyOf: ({ tier, key, company_id: id }) => writePlace({ order, tier, key, id }),
        })
        const isEmptied = page.total === 0 && isFiltered(filters)
        return {
          companies: rows.flatMap(row => cards.find(({ id }) => id === row.company_id) ?? []),
          page,
          corrected,
          facets,
          city: city ?? null,
          namesakes: [...namesakes],
          places: filters.city === undefined ? [...cityNames.called(q)] : [],
          roles,
          nearest: isEmptied ? await cardsOf(sql, places, (await find(q, NEAREST)).hits.map(idOf)) : [],
        }
      },
      async search({ query }, { freshFor, locale }) {
        freshFor(FRESH_MS)
        const q = query.query || query.q
        if (q === '') return { companies: [], roles: [], cities: [] }
        const [found, { directory }] = await Promise.all([find(q, SUGGESTIONS), deps.known()])
        const [companies, roles] = await Promise.all([
          cardsOf(sql, places, found.hits.map(idOf)),
          rolesBeside(locale, q, found),
        ])
        return { companies, roles, cities: suggestCities(q, ({ id }) => directory.of(MARKS.city(id))) }
      },
    },
  }
}

const idOf = ({ company_id }: Hit): string => company_id

const filtersOf = (
  { score, recommend, industry, feature }: HandlerInput<'searchCompanies'>['query'],
  city: City | undefined,
): Filters => ({ score, recommend, industry, feature, city: city?.id })

const MOST = 2
const SHORTEST = 3

/** Cities with companies whose name, in either language, or nickname begins with the text; most companies first. */
function createCitySuggestions(places: Places) {
  const names = places.cities.map(city => ({ city, names: namesOf(city) }))
  return (typed: string, companiesIn: (city: City) => number): City[] => {
    const asked = plainWords(typed).join(' ')
    if (asked.length < SHORTEST) return []
    return names
      .filter(
        ({ city, names: called }) => companiesIn(city) > 0 && called.some(name => name.startsWith(asked)),
      )
      .map(({ city }) => city)
      .toSorted((a, b) => companiesIn(b) - companiesIn(a))
      .slice(0, MOST)
  }
}

const namesOf = ({ name }: City): string[] =>
  [name, bareName(name), englishCity(name), ...nicknamesOf(name)].map(one => plainWords(one).join(' '))
