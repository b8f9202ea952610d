import { payAt, type KnownPay } from '#shared/rules/pay-outcome.ts'
import type { LineupBar } from '#web/ui/charts/pay/lineup-geometry.ts'

/** Percentiles of ten people, each in the middle of a tenth. */
const SHARES = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95]
const TEN = SHARES.length

type Count = { from: number; to: number }
export type RowOfTen = { bars: LineupBar[]; lower: Count; higher: Count }

/**
 * Ten people from the lowest to the highest pay, with the user among them. People outside the known percentiles are
 * open bars with the amount of the nearest known one; if the user is outside as well, the counts of people with lower
 * and higher pay are ranges.
 */
export function rowOfTen(pay: number, range: KnownPay): RowOfTen {
  const [low, high] = [range.p10 ?? range.p25, range.p90 ?? range.p75]
  const known = SHARES.flatMap(share => payAt(share, range) ?? [])
  const first = SHARES.findIndex(share => payAt(share, range) !== undefined)
  const people: LineupBar[] = [
    ...Array.from({ length: first }, () => ({ kind: 'open' as const, amount: low })),
    ...known.map(amount => ({ kind: 'known' as const, amount })),
    ...Array.from({ length: TEN - first - known.length }, () => ({ kind: 'open' as const, amount: high })),
  ]
  const before = first + known.filter(amount => amount < pay).length
  const lower = {
    from: pay < low ? 0 : before,
    to: pay > high ? TEN : before,
  }
  return {
    bars: [...people.slice(0, before), { kind: 'you', amount: pay }, ...people.slice(before)],
    lower,
    higher: { from: TEN - lower.to, to: TEN - lower.from },
  }
}
