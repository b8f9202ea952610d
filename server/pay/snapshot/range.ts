import type { RangeRow } from '../figure-store.ts'
import { membersOf, peopleOf, type Pool } from './pool.ts'

/** A figure over companies is shown from this many companies on. */
export const LEAST_COMPANIES = 3
/**
 * A figure is shown from this many people of one year on (its tails, p10 and p90, from `LEAST_FOR_TAILS`), and amounts
 * enter figures by as many new ones. An account with all its new starts gives three, so two other people's are among
 * them.
 */
export const LEAST = 5
const LEAST_FOR_TAILS = 10
const PEOPLE_BANDS = [5, 10, 25, 50, 100, 250, 500, 1000]
const COMPANY_BANDS = [1, 3, 5, 10]

const floorOf = (bands: number[], count: number): number => bands.findLast(floor => floor <= count) ?? 0
const peopleBand = (count: number): number => floorOf(PEOPLE_BANDS, count)
export const companyBand = (count: number): number => floorOf(COMPANY_BANDS, count)

/** A figure as readers see it, and its pool, which is never published. */
export type Shown = { range: RangeRow; pool: Pool }

/**
 * The figure of a pool, rounded to `unit`, in which its amounts are counted. Undefined if fewer than `least` people are
 * certain to be in it.
 */
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
 * Quantile of a pool: the mean of three interpolated values around its position, so that it is nobody's own amount. The
 * lowest and the highest amount are never used directly.
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
