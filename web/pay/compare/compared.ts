import type { Comparison } from '#shared/contract/pay/pay.ts'
import { payOutcome, type PayOutcome } from '#shared/rules/pay-outcome.ts'

/** A pay beside the figures that it is compared with. `short`: rupiah below the minimum wage, 0 where it is not. */
export type Compared = {
  pay: number
  figures: Comparison
  outcome: PayOutcome | null
  short: number
}

export const compared = (pay: number, figures: Comparison): Compared => ({
  pay,
  figures,
  outcome: figures.beside && payOutcome(pay, figures.beside.range),
  short: Math.max(0, (figures.minimum_wage?.amount ?? 0) - pay),
})

/** Of the median: less is "a little". */
const LITTLE = 0.1

export type Within = 'above' | 'slightlyAbove' | 'middle' | 'slightlyBelow' | 'below'

export function withinOf({ above_median }: PayOutcome, median: number): Within {
  if (above_median === 0) return 'middle'
  const isLittle = Math.abs(above_median) <= median * LITTLE
  if (above_median > 0) return isLittle ? 'slightlyAbove' : 'above'
  return isLittle ? 'slightlyBelow' : 'below'
}
