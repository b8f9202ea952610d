import type { KnownPay } from '#shared/rules/pay-outcome.ts'

/** What may be asked for: from where to where, and the amount to name. */
export type Ask = { kind: 'below' | 'within'; from: number; to: number; amount: number }

/** The middle for who is paid below the middle half, its upper end for who is within; nothing for who has reached that. */
export function askFor(pay: number, { p25, p50, p75 }: KnownPay): Ask | undefined {
  if (pay >= p75) return undefined
  if (pay < p25) return { kind: 'below', from: p50, to: p75, amount: p50 }
  return { kind: 'within', from: Math.max(p50, pay), to: p75, amount: p75 }
}
