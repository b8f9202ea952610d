import type { PayRange } from '#shared/contract/pay/pay.ts'
import type { Axis } from '#web/ui/charts/weigh/strip.tsx'

type Span = Pick<PayRange, 'p25' | 'p75'> & Partial<Pick<PayRange, 'p10' | 'p90'>>

const MILLION = 1_000_000
/** Possible distances between ticks, in millions. */
const STEPS = [1, 2, 3, 5, 10, 15, 25, 50]
const LEAST_TICKS = 2
const MOST_TICKS = 4

/**
 * One axis in whole millions for several ranges and single values (`others`): at least two steps and usually no more
 * than `most`; the last tick's label includes the unit.
 */
export function payAxis(
  ranges: readonly Span[],
  unit: (millions: string) => string,
  { others = [], most = MOST_TICKS }: { others?: readonly number[]; most?: number } = {},
): Axis {
  const low = Math.min(...others, ...ranges.map(({ p10, p25 }) => p10 ?? p25)) / MILLION
  const high = Math.max(...others, ...ranges.map(({ p75, p90 }) => p90 ?? p75)) / MILLION
  const step = STEPS.find(one => spanned(low, high, one) <= most) ?? 100
  const from = Math.floor(low / step) * step
  const count = Math.max(spanned(low, high, step), LEAST_TICKS)
  const ticks = Array.from({ length: count + 1 }, (_, i) => from + i * step)
  return {
    from: from * MILLION,
    to: (from + count * step) * MILLION,
    ticks: ticks.map((at, i) => ({ at: at * MILLION, label: i === count ? unit(String(at)) : String(at) })),
  }
}

const spanned = (low: number, high: number, step: number): number =>
  Math.ceil(high / step) - Math.floor(low / step)
