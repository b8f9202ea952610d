import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { DEPARTMENTS, JOB_TYPES, WORKPLACES } from '#shared/contract/keys.ts'
import { presentWage } from '#server/places/wages/minimum-wages.ts'
import type { CityNames } from '#server/places/city-names.ts'
import { placeNamed, type PlaceNamed } from '#server/places/place-names.ts'
import type { Places } from '#server/places/places.ts'
import { provinceNamed } from '#server/places/province-finder.ts'
import { addDays } from '#server/platform/clock.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import { minimumAt, presentCards, type Showing } from './present.ts'
import * as store from './store.ts'
import { nearQuery, queryOf, searchWords } from './search-words.ts'

type Query = HandlerInput<'vacancies'>['query']
export type Finding = Showing & { cityNames: CityNames }

const PAGE = 20
const MOST_COUNTED = 1001
const CITIES = 12
const NOWHERE: PlaceNamed = { city: undefined, namesakes: [], province: undefined }

/** Searches open vacancies by words and filters. */
export async function findVacancies(finding: Finding, query: Query): Promise<VacancyResults> {
  const { sql, places, cityNames } = finding
  const named = query.city ? placeNamed(places, cityNames, query.city) : NOWHERE
  const { city, namesakes } = named
  const province = named.province ?? (query.province ? provinceNamed(places, query.province) : undefined)
  const typed = searchWords(query.q)
  const minimum = minimumAt(finding, city?.id)
  const exact = filtersIn(finding, query, city?.id ?? province?.code, typed)
  const found = await listWith(finding, exact, query)
  const near = found.rows.length === 0 && exact.words ? await nearQuery(sql, typed) : undefined
  const { rows, counted, page } = near ? await listWith(finding, { ...exact, words: near }, query) : found
  return {
    vacancies: await presentCards(finding, rows),
    page,
    corrected: near !== undefined && rows.length > 0,
    facets: facetsOf(counted, places, city?.id),
    city: city ?? null,
    province: province ? { id: province.code, name: province.name } : null,
    namesakes: [...namesakes],
    minimum_wage: minimum ? presentWage(minimum) : null,
  }
}

/** Open vacancies of one company. */
export async function findOfCompany(
  finding: Showing,
  company: string,
  cursor: string | undefined,
): Promise<Sent<'companyVacancies'>> {
  const { rows, page } = await listWith(
    finding,
    { today: finding.today, company },
    { sort: 'newest', cursor },
  )
  return { vacancies: await presentCards(finding, rows), page }
}

function filtersIn(
  { today }: Finding,
  query: Query,
  place: string | undefined,
  typed: string[],
): store.VacancyFilters {
  return {
    today,
    words: typed.length > 0 ? queryOf(typed) : undefined,
    place,
    remote: query.remote,
    role: query.role,
    department: query.department,
    job_type: query.job_type,
    pay: query.pay,
    experience: query.experience,
    since: query.within === undefined ? undefined : addDays(today, -query.within),
    score: query.score,
  }
}

/** Key of a cursor: sort value, company id, vacancy id. */
const KEY = /^([\d-]{1,20})_([\da-f-]{36})_([\da-f-]{36})$/

async function listWith(
  { sql }: Showing,
  filters: store.VacancyFilters,
  { sort, cursor: given }: Pick<Query, 'sort' | 'cursor'>,
) {
  const cursor = readCursor(given, key => edgeOf(key, sort) !== undefined)
  const edge = cursor && edgeOf(cursor.key, sort)
  const [found, counted] = await Promise.all([
    store.listOpen(sql, filters, {
      sort,
      edge: edge && cursor ? { ...edge, direction: cursor.direction } : undefined,
      limit: PAGE + 1,
    }),
    store.countOpen(sql, filters, MOST_COUNTED),
  ])
  const total = counted.find(row => !row.department && !row.job_type && !row.workplace && !row.place)?.n ?? 0
  return {
    counted,
    ...pageOf(found, { size: PAGE, cursor, total, keyOf: row => keyOf(row, sort) }),
  }
}

function edgeOf(text: string, sort: Query['sort']): Omit<store.Edge, 'direction'> | undefined {
  const [, key, companyId, id] = KEY.exec(text) ?? []
  const fits = sort === 'newest' ? /^\d{4}-\d{2}-\d{2}$/ : /^(-1|\d{1,12})$/
  if (!key || !companyId || !id || !fits.test(key) || !isUuid(companyId) || !isUuid(id)) return undefined
  if (sort === 'newest' && Number.isNaN(Date.parse(key))) return undefined
  return { key, companyId, id }
}

function keyOf(row: store.ListedRow, sort: Query['sort']): string {
  const key = sort === 'newest' ? row.opened_on : sort === 'pay' ? (row.monthly ?? -1) : row.best_score
  return `${key}_${row.company_id}_${row.id}`
}

function facetsOf(
  rows: store.FacetRow[],
  places: Places,
  chosen: string | undefined,
): VacancyResults['facets'] {
  const of = <T extends string>(part: 'department' | 'job_type' | 'workplace', values: readonly T[]) =>
    values.flatMap(value => {
      const count = rows.find(row => row[part] === value)?.n ?? 0
      return count > 0 ? [{ value, count }] : []
    })
  const there = rows
    .flatMap(({ place, n: count }) => (place === null ? [] : [{ place, count }]))
    .sort((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1))
  const cities = there.flatMap(({ place, count }) => {
    const value = places.findCity(place)
    return value ? [{ value, count }] : []
  })
  return {
    department: of('department', DEPARTMENTS),
    job_type: of('job_type', JOB_TYPES),
    workplace: of('workplace', WORKPLACES),
    province: there.flatMap(({ place, count }) => {
      const found = places.findProvince(place)
      return found ? [{ value: { id: found.code, name: found.name }, count }] : []
    }),
    city: cities.filter(({ value }, at) => at < CITIES || value.id === chosen),
  }
}
