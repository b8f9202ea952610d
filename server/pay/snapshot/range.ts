import type { RangeRow } from '../figure-store.ts'
import { membersOf, peopleOf, type Pool } from './pool.ts'

/** Over companies a figure shows from so many of them. */
export const LEAST_COMPANIES = 3
/** So many of one year show a figure of a company; so many more its tails. */
export const LEAST = 5
const LEAST_FOR_TAILS = 10
const PEOPLE_BANDS = [5, 10, 25, 50, 100, 250, 500, 1000]
const COMPANY_BANDS = [1, 3, 5, 10]

const floorOf = (bands: number[], count: number): number => bands.findLast(floor => floor <= count) ?? 0
const peopleBand = (count: number): number => floorOf(PEOPLE_BANDS, count)
export const companyBand = (count: number): number => floorOf(COMPANY_BANDS, count)

/** What readers see of a pool, and the pool itself, which nobody sees. */
export type Shown = { range: RangeRow; pool: Pool }

/** What readers see of a pool, rounded to `unit`; amounts count in it. Undefined where too few people are sure to be in it. */
export function shownOf(pool: Pool, unit: number, least = LEAST): Shown | undefined {
  const people = peopleOf(pool)
  if (people < least) return undefined
  const amounts = Float64Array.from(pool.amounts).sort()
  const at = (share: number) => Math.round(placeOf(amounts, share)) * unit
  const tails = people >= LEAST_FOR_TAILS
  const range = {
    people: peopleBand(membersOf(pool)),
    p10: tails ? at(0.1) : null,
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: tails ? at(0.9) : null,
  }
  return { range, pool }
}

/**
 * The amount at a share of a pool: the mean of the three around its place, so that it is nobody's own; the lowest
 * and the highest of all are in none. Between two amounts it lies in proportion.
 */
function placeOf(amounts: Float64Array, share: number): number {
  const last = amounts.length - 1
  const within = (place: number) => Math.min(Math.max(place, 1), last - 1)
  return [-1, 0, 1].reduce((sum, step) => sum + between(amounts, within(last * share + step)), 0) / 3
}

function between(amounts: Float64Array, place: number): number {
  const [low, high] = [Math.floor(place), Math.ceil(place)].map(at => amounts[at] as number) as [
    number,
    number,
  ]
  return low + (high - low) * (place - Math.floor(place))
}
