import { ANSWERS } from '#shared/contract/keys.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db.ts'
import { keptWhileLarge } from '#server/platform/kept.ts'
import { maskOf, type Filters } from './filters.ts'
import * as store from './facet-store.ts'
import type { TallyRow } from './facet-store.ts'
import { featuresOf, missedBy, MISSES, shareOf, stepOf, type Kind } from './kind.ts'

/** From so many companies on the count is not made for every search, but kept. */
const LARGE = 2_000
const KEPT_MS = 60_000

/** Which rows are a city's. */
type Stretch = { from: number; to: number }

/**
 * How many companies there are of each kind, in all and in each city: a row for each kind that a city has, with its place
 * among all kinds. In columns, city by city: a large directory has sixty thousand rows, which every search goes through.
 */
export type Tally = {
  total: number
  kinds: Kind[]
  /** How many are of each kind. */
  ofKind: number[]
  cities: Map<string | null, Stretch>
  placeOf: Uint32Array
  companies: Uint32Array
  /** What fits in each city, by filters asked for: of a large directory all rows would be gone through each time. */
  byCity: Map<string, ReadonlyMap<string, number>>
}

/** So many ways to narrow are kept; the usual ones are few. */
const MOST_KEPT = 64

/** How many would be left by each step of the score, each answer to "recommended" and each feature. */
export type Narrowed = { step: number[]; share: number[]; feature: number[] }

/** Of all listed companies. A large directory's is up to two minutes old. */
export const createTally = (sql: Sql, clock: Clock): (() => Promise<Tally>) =>
  keptWhileLarge(
    clock,
    KEPT_MS,
    async () => tallyOf(await store.tallyAll(sql)),
    ({ total }) => total >= LARGE,
  )

export function tallyOf(rows: TallyRow[]): Tally {
  const tally: Tally = {
    total: 0,
    kinds: [],
    ofKind: [],
    cities: emptyStretches(rows),
    placeOf: new Uint32Array(rows.length),
    companies: new Uint32Array(rows.length),
    byCity: new Map(),
  }
  const places = new Map<Kind, number>()
  for (const { city_id, kind, companies } of rows) {
    const at = (tally.cities.get(city_id) as Stretch).to++
    const place = places.get(kind) ?? tally.kinds.push(kind) - 1
    places.set(kind, place)
    tally.placeOf[at] = place
    tally.companies[at] = companies
    tally.ofKind[place] = (tally.ofKind[place] ?? 0) + companies
    tally.total += companies
  }
  return tally
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
  const missed = missedBy(filters)
  let sum = 0
  each(tally, filters.city, (kind, companies) => {
    if (missed(kind) === 0) sum += companies
  })
  return sum
}

/** What is left by each further choice: by a score or share as if no other of its kind were chosen, by a feature beside those chosen. */
export function countNarrowed(tally: Tally, filters: Filters): Narrowed {
  const missed = missedBy(filters)
  const step = Array.from({ length: 6 }, () => 0)
  const share = [0, 0, 0]
  const feature = ANSWERS.map(() => 0)
  const add = (counts: number[], at: number, companies: number) => {
    counts[at] = (counts[at] as number) + companies
  }
  each(tally, filters.city, (kind, companies) => {
    const misses = missed(kind)
    if ((misses & ~MISSES.score) === 0) add(step, stepOf(kind), companies)
    if ((misses & ~MISSES.recommend) === 0) add(share, shareOf(kind), companies)
    if (misses === 0)
      for (let bits = featuresOf(kind); bits !== 0; bits &= bits - 1)
        add(feature, 31 - Math.clz32(bits & -bits), companies)
  })
  return { step, share, feature }
}

/** How many fit in each city, the filters' own aside; cities without any are left out. */
export function countByCity(tally: Tally, filters: Filters): ReadonlyMap<string, number> {
  const { score, recommend, feature } = filters
  const asked = `${score} ${recommend} ${maskOf(feature)}`
  const kept = tally.byCity.get(asked)
  if (kept) return kept
  if (tally.byCity.size >= MOST_KEPT) tally.byCity.clear()
  const counts = goThroughCities(tally, filters)
  tally.byCity.set(asked, counts)
  return counts
}

function goThroughCities({ kinds, cities, placeOf, companies }: Tally, filters: Filters) {
  const missed = missedBy(filters)
  const fits = new Uint8Array(kinds.length)
  for (const [place, kind] of kinds.entries()) fits[place] = missed(kind) === 0 ? 1 : 0
  const counts = new Map<string, number>()
  for (const [city, { from, to }] of cities) {
    let sum = 0
    // Without a branch: what fits lies anywhere, and guessing wrong costs more than adding nothing.
    for (let i = from; i < to; i += 1)
      sum += (fits[placeOf[i] as number] as number) * (companies[i] as number)
    if (city !== null && sum > 0) counts.set(city, sum)
  }
  return counts
}

/** All kinds, or those of a city, and how many companies are of each. */
function each(
  { kinds, ofKind, cities, placeOf, companies }: Tally,
  city: string | undefined,
  visit: (kind: Kind, companies: number) => void,
): void {
  if (city === undefined) {
    for (let i = 0; i < kinds.length; i += 1) visit(kinds[i] as Kind, ofKind[i] as number)
    return
  }
  const { from, to } = cities.get(city) ?? { from: 0, to: 0 }
  for (let i = from; i < to; i += 1) visit(kinds[placeOf[i] as number] as Kind, companies[i] as number)
}

/** Whether a company of these facts fits. */
export function rowFits(filters: Filters): (row: TallyRow) => boolean {
  const missed = missedBy(filters)
  return ({ kind, city_id }) => missed(kind) === 0 && (filters.city === undefined || city_id === filters.city)
}
