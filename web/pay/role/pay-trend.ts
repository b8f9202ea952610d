import type { RolePay } from '#shared/contract/pay/pay.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

type Year = RolePay['years'][number]
type Known = Year & { minimum_wage: number }
/** Development of pay relative to the minimum wage over the years in which both are known. */
export type PayTrend = {
  kind: 'narrowing' | 'widening' | 'level' | 'falling' | 'under'
  first: Known
  last: Known
}

/** A change of less than two rounding steps is `level`; undefined with fewer than two years. */
export function payTrend(years: readonly Year[]): PayTrend | undefined {
  const known = years.filter((year): year is Known => year.minimum_wage !== null)
  const first = known[0]
  const last = known.at(-1)
  if (!first || !last || first === last) return undefined
  return { kind: kindOf(first, last), first, last }
}

function kindOf(first: Known, last: Known): PayTrend['kind'] {
  if (gapOf(last) < 0) return 'under'
  if (last.p50 <= first.p50 && last.minimum_wage > first.minimum_wage) return 'falling'
  const by = gapOf(last) - gapOf(first)
  return by <= -2 * PAY_STEP ? 'narrowing' : by >= 2 * PAY_STEP ? 'widening' : 'level'
}

/** Rounded to the same step as the figures. */
export const gapOf = ({ p50, minimum_wage }: Known): number =>
  Math.round((p50 - minimum_wage) / PAY_STEP) * PAY_STEP
