import type { KnownPay } from '#shared/rules/pay-outcome.ts'

/** A reasonable range for a raise, and the amount to name. */
export type Raise = { kind: 'below' | 'within'; from: number; to: number; amount: number }

/**
 * Below the first quartile: the median. Between the quartiles: the third quartile. From the third quartile on:
 * undefined.
 */
export function raiseFor(pay: number, { p25, p50, p75 }: KnownPay): Raise | undefined {
  if (pay >= p75) return undefined
  if (pay < p25) return { kind: 'below', from: p50, to: p75, amount: p50 }
  return { kind: 'within', from: Math.max(p50, pay), to: p75, amount: p75 }
}
