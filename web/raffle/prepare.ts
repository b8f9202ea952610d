import type { Call } from '#web/platform/call.ts'
import type { Kept } from './ticket.ts'

/** A blinded token to send with a review, and the secret values to unblind the signature. */
export type Blinded = { blinded: string; keep: Kept }
/** The blind signature in the answer to a review. */
export type SignedToken = { keep: Kept; signature: string }

/** Null without a raffle and after a failure: sending a review never depends on the ticket. */
export async function prepareTicket(call: Call): Promise<Blinded | null> {
  try {
    const [month] = (await call('raffleState', {})).months
    if (!month) return null
    return await (await import('./blinding.ts')).prepareRaffle(month)
  } catch {
    return null
  }
}
