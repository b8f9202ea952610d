import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Locale } from '#shared/locale.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { createCityNames, type CitiesNamed } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import { createDeps } from './deps.ts'
import { readFacets } from './facets.ts'
import { isFiltered, MARKS, NO_FILTERS, type Filters } from './filters.ts'
import { countFound, countWith, findCompanies, type Found } from './find.ts'
import { readPlace, writePlace } from './search-cursor.ts'
import type { Hit } from './store.ts'
import { createCitySuggestions, createRoleSuggestions } from './suggestions.ts'

type Query = HandlerInput<'searchCompanies'>['query']

const PAGE = 20
const SUGGESTIONS = 8
const NEAREST = 5
const NO_CITY: CitiesNamed = { city: undefined, namesakes: [] }

/** What a search shows: a page of companies with the filters that would narrow it, or suggestions. */
export function createSearch({ db, clock }: Pick<Parts, 'db' | 'clock'>, places: Places) {
  const sql = db.content
  const cityNames = createCityNames(places)
  const suggestRoles = createRoleSuggestions(sql, places)
  const suggestCities = createCitySuggestions(places)
  const deps = createDeps(sql, clock, places)
  const find = (q: string, limit: number) => findCompanies(deps, { q, filters: NO_FILTERS, limit })
  /** Roles with similar spelling are suggested only if no company matches the words as typed. */
  const rolesFor = (locale: Locale, q: string, { hits, corrected }: Found) =>
    suggestRoles(locale, q, hits.length === 0 || corrected)
  return {
    async readResults(query: Query, locale: Locale): Promise<Sent<'searchCompanies'>> {
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
        isPlain ? rolesFor(locale, q, found) : [],
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

    /** While somebody types: a few companies, and roles and cities of such a name. */
    async suggest(q: string, locale: Locale): Promise<Sent<'search'>> {
      if (q === '') return { companies: [], roles: [], cities: [] }
      const [found, { directory }] = await Promise.all([find(q, SUGGESTIONS), deps.known()])
      const [companies, roles] = await Promise.all([
        cardsOf(sql, places, found.hits.map(idOf)),
        rolesFor(locale, q, found),
      ])
      return { companies, roles, cities: suggestCities(q, ({ id }) => directory.of(MARKS.city(id))) }
    },
  }
}

const idOf = ({ company_id }: Hit): string => company_id

const filtersOf = ({ score, recommend, industry, feature }: Query, city: City | undefined): Filters => ({
  score,
  recommend,
  industry,
  feature,
  city: city?.id,
})
