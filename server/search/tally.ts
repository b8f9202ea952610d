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

/** Which rows are a city's. */
type Stretch = { from: number; to: number }

/**
 * How many companies there are of each kind, in all and in each city: a row for each kind that a city has, with its place
 * among all kinds. In columns, city by city: a large directory has sixty thousand rows, which a search sums a dozen times.
 */
export type Tally = {
  total: number
  kinds: Kind[]
  cities: Map<string | null, Stretch>
  kindOf: Uint16Array
  companies: Uint32Array
}

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
  const cities = emptyStretches(rows)
  const kindOf = new Uint16Array(rows.length)
  const companies = new Uint32Array(rows.length)
  for (const row of rows) {
    const at = (cities.get(row.city_id) as Stretch).to++
    const place = placeOf(row)
    kindOf[at] = place
    companies[at] = row.companies
    ;(kinds[place] as Kind).companies += row.companies
  }
  const total = kinds.reduce((sum, kind) => sum + kind.companies, 0)
  return { total, kinds, cities, kindOf, companies }
}

/** Where each city's rows begin. */
function emptyStretches(rows: TallyRow[]): Map<string | null, Stretch> {
  const sizes = new Map<string | null, number>()
  for (const { city_id } of rows) sizes.set(city_id, (sizes.get(city_id) ?? 0) + 1)
  let from = 0
  return new Map(
    [...sizes].map(([city, size]) => {
      const stretch = { from, to: from }
      from += size
      return [city, stretch]
    }),
  )
}

export function countFitting(tally: Tally, filters: Filters): number {
  const { kinds, cities } = tally
  const fits = fitting(filters)
  if (filters.city !== undefined) return countIn(tally, cities.get(filters.city), marked(kinds, fits))
  return kinds.reduce((sum, kind) => (fits(kind) ? sum + kind.companies : sum), 0)
}

/** How many fit in each city, the filters' own aside; cities without any are left out. */
export function countByCity(tally: Tally, filters: Filters): [city: string, companies: number][] {
  const fits = marked(tally.kinds, fitting(filters))
  return [...tally.cities].flatMap(([city, stretch]): [string, number][] => {
    const companies = city === null ? 0 : countIn(tally, stretch, fits)
    return companies > 0 ? [[city as string, companies]] : []
  })
}

/** For each kind 1 where it fits. */
const marked = (kinds: Kind[], fits: (kind: Kind) => boolean): Uint8Array =>
  Uint8Array.from(kinds, kind => Number(fits(kind)))

function countIn({ kindOf, companies }: Tally, stretch: Stretch | undefined, fits: Uint8Array): number {
  let sum = 0
  if (!stretch) return sum
  // A loop by place: this is where a search over everything spends its time.
  for (let i = stretch.from; i < stretch.to; i += 1)
    if (fits[kindOf[i] as number]) sum += companies[i] as number
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
