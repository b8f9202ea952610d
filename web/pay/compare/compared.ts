import type { Comparison } from '#shared/contract/pay/pay.ts'
import { payOutcome, type PayOutcome } from '#shared/rules/pay-outcome.ts'

/** A pay with the figures for its comparison. `short`: rupiah below the minimum wage, otherwise 0. */
export type Compared = {
  pay: number
  figures: Comparison
  outcome: PayOutcome | null
  short: number
}

export const compared = (pay: number, figures: Comparison): Compared => ({
  pay,
  figures,
  outcome: figures.benchmark && payOutcome(pay, figures.benchmark.range),
  short: Math.max(0, (figures.minimum_wage?.amount ?? 0) - pay),
})

/** Share of the median; a smaller difference is called "slightly". */
const LITTLE = 0.1

export type Within = 'above' | 'slightlyAbove' | 'middle' | 'slightlyBelow' | 'below'

export function withinOf({ above_median }: PayOutcome, median: number): Within {
  if (above_median === 0) return 'middle'
  const isLittle = Math.abs(above_median) <= median * LITTLE
  if (above_median > 0) return isLittle ? 'slightlyAbove' : 'above'
  return isLittle ? 'slightlyBelow' : 'below'
}
