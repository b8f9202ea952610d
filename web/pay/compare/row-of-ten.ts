import { payAt, type KnownPay } from '#shared/rules/pay-outcome.ts'
import type { LineupBar } from '#web/ui/charts/pay/lineup-geometry.ts'

/** Ten people, each for a tenth of all. */
const SHARES = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95]
const TEN = SHARES.length

type Count = { from: number; to: number }
export type RowOfTen = { bars: LineupBar[]; lower: Count; higher: Count }

/**
 * Ten people from the lowest paid to the highest, and you among them. Those beyond the figures known stand open, as high
 * as the outermost known; where you are beyond, too, nobody knows who of them is paid less.
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
