import type { HandlerInput } from '#shared/contract/contract.ts'
import { EMPLOYEE_RATINGS, type Aspect, type Industry } from '#shared/contract/keys.ts'
import { RANKING_FLOOR, type TopCompanies } from '#shared/contract/discovery/rankings.ts'
import { cardsOf } from '#server/companies/cards.ts'
import type { CitiesNamed, CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { NO_FILTERS } from '../search/filters.ts'
import type { createDeps } from '../search/deps.ts'
import { findCompanies } from '../search/find.ts'
import * as store from './ranking-store.ts'

type Query = HandlerInput<'topCompanies'>['query']
type Ranking = Omit<TopCompanies, 'top_rated' | 'top_newcomer' | 'top_underdogs'>
type Finding = {
  sql: Sql
  places: Places
  cityNames: CityNames
  /** Dependencies of the company search, for searching by name. */
  companies: ReturnType<typeof createDeps>
}

const SHOWN = 50
const BELOW = 5
const CITIES = 12
const SEARCHED = 200
const NO_CITY: CitiesNamed = { city: undefined, namesakes: [] }

/** Ids of the companies that a search finds; undefined without a search. */
export async function idsCalled({ companies }: Finding, search: string): Promise<string[] | undefined> {
  if (!search) return undefined
  const { hits } = await findCompanies(companies, { q: search, filters: NO_FILTERS, limit: SEARCHED })
  return hits.map(hit => hit.company_id)
}

/** The ranking by one aspect, and the companies just below the floor. */
export async function readRanking(
  finding: Finding,
  query: Query,
  ids: string[] | undefined,
): Promise<Ranking> {
  const { sql, places, cityNames } = finding
  const { aspect, industry, size } = query
  const { city, namesakes } = query.city ? cityNames.named(query.city) : NO_CITY
  const narrowed = { aspect, industry, size, city: city?.id, ids }
  const [ranked, below, cities, mean] = await Promise.all([
    store.listRanked(sql, narrowed, SHOWN),
    store.listBelow(sql, narrowed, BELOW),
    store.countCities(sql, narrowed, CITIES),
    meanOf(sql, aspect, industry),
  ])
  const cards = await cardsOf(
    sql,
    places,
    [...ranked, ...below].map(row => row.company_id),
  )
  const byId = new Map(cards.map(card => [card.id, card]))
  const withCard = <R extends { company_id: string }, T>(rows: R[], of: (row: R) => T) =>
    rows.flatMap(row => {
      const card = byId.get(row.company_id)
      return card ? [{ ...card, ...of(row) }] : []
    })
  return {
    aspect,
    industry: industry ?? null,
    city: city ?? null,
    namesakes: [...namesakes],
    size: size ?? null,
    floor: RANKING_FLOOR,
    ranked: withCard(ranked, row => ({
      place: 1 + ranked.findIndex(({ rank_score }) => rank_score === row.rank_score),
      shared: ranked.filter(({ rank_score }) => rank_score === row.rank_score).length > 1,
      value: Math.round(row.value / 10) / 100,
      have: row.have,
      answers: row.answers,
    })),
    below: withCard(below, ({ have }) => ({ have })),
    industry_mean: mean,
    cities: cities.flatMap(({ city_id, n: count }) => {
      const value = places.findCity(city_id)
      return value ? [{ value, count }] : []
    }),
  }
}

async function meanOf(sql: Sql, aspect: Aspect, industry: Industry | undefined): Promise<number | null> {
  const rating = EMPLOYEE_RATINGS.find(key => key === aspect)
  const mean = industry && rating ? await store.findIndustryMean(sql, industry, rating) : null
  return mean === null ? null : Math.round(mean / 10) / 100
}
