import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db.ts'
import { keptWhileLarge } from '#server/platform/kept.ts'
import { maskOf, type Filters } from './filters.ts'
import * as store from './facet-store.ts'
import type { TallyRow } from './facet-store.ts'

/** From so many companies on the count is not made for every search, but kept. */
const LARGE = 2_000
const KEPT_MS = 60_000

type Kind = Pick<TallyRow, 'features' | 'recommends' | 'step'> & { companies: number }

/** In a city: for each kind that is there its place among all kinds, and how many companies. */
type Column = { kindOf: Uint16Array; companies: Uint32Array }

/**
 * How many companies there are of each kind, in all and in each city. In columns: a large directory has sixty thousand
 * numbers, which a search sums a dozen times.
 */
export type Tally = { total: number; kinds: Kind[]; cities: Map<string | null, Column> }

/** Of all listed companies. A large directory's is up to two minutes old. */
export const createTally = (sql: Sql, clock: Clock): (() => Promise<Tally>) =>
  keptWhileLarge(
    clock,
    KEPT_MS,
    async () => tallyOf(await store.tallyAll(sql)),
    ({ total }) => total >= LARGE,
  )

export function tallyOf(rows: TallyRow[]): Tally {
  const kinds: Kind[] = []
  const places = new Map<number, number>()
  const placeOf = ({ features, recommends, step }: TallyRow): number => {
    const known = (features * 3 + (recommends ?? 2)) * 6 + step
    const place = places.get(known) ?? kinds.length
    if (place === kinds.length) kinds.push({ features, recommends, step, companies: 0 })
    places.set(known, place)
    return place
  }
  const cities = new Map<string | null, Column>()
  for (const [city, inCity] of Map.groupBy(rows, row => row.city_id)) {
    const kindOf = Uint16Array.from(inCity, placeOf)
    inCity.forEach(({ companies }, i) => void ((kinds[kindOf[i] as number] as Kind).companies += companies))
    cities.set(city, { kindOf, companies: Uint32Array.from(inCity, row => row.companies) })
  }
  return { total: kinds.reduce((sum, { companies }) => sum + companies, 0), kinds, cities }
}

export function countFitting({ kinds, cities }: Tally, filters: Filters): number {
  const fits = fitting(filters)
  if (filters.city !== undefined) return countIn(cities.get(filters.city), marked(kinds, fits))
  return kinds.reduce((sum, kind) => (fits(kind) ? sum + kind.companies : sum), 0)
}

/** How many fit in each city, the filters' own aside; cities without any are left out. */
export function countByCity({ kinds, cities }: Tally, filters: Filters): [city: string, companies: number][] {
  const fits = marked(kinds, fitting(filters))
  return [...cities].flatMap(([city, column]): [string, number][] => {
    const companies = city === null ? 0 : countIn(column, fits)
    return companies > 0 ? [[city as string, companies]] : []
  })
}

/** For each kind 1 where it fits. */
const marked = (kinds: Kind[], fits: (kind: Kind) => boolean): Uint8Array =>
  Uint8Array.from(kinds, kind => Number(fits(kind)))

function countIn(column: Column | undefined, fits: Uint8Array): number {
  let sum = 0
  if (!column) return sum
  const { kindOf, companies } = column
  // A loop by place: this is where a search over everything spends its time.
  for (let i = 0; i < kindOf.length; i += 1) if (fits[kindOf[i] as number]) sum += companies[i] as number
  return sum
}

/** Whether a company of these facts fits. */
export function rowFits(filters: Filters): (row: TallyRow) => boolean {
  const fits = fitting(filters)
  return row => fits(row) && (filters.city === undefined || row.city_id === filters.city)
}

/** Whether a kind fits, the city aside; `step` is its score in whole stars. */
function fitting({ score, recommend, feature }: Filters): (kind: Kind) => boolean {
  const mask = maskOf(feature)
  const share = recommend === undefined ? undefined : Number(recommend)
  return kind =>
    (score === undefined || kind.step >= score) &&
    (share === undefined || kind.recommends === share) &&
    (kind.features & mask) === mask
}
