import type { Call } from '#web/platform/call.ts'
import type { Kept } from './ticket.ts'

/** A blinded token to send with a review, and what this browser needs to make a ticket of the answer. */
export type Blinded = { blinded: string; keep: Kept }
/** What the answer to a review brought. */
export type SignedToken = { keep: Kept; signature: string }

/** Null where there is no raffle, or where it fails: a review never waits for its ticket. */
export async function prepareTicket(call: Call): Promise<Blinded | null> {
  try {
    const [month] = (await call('raffleState', {})).months
    if (!month) return null
    return await (await import('./blinding.ts')).prepareRaffle(month)
  } catch {
    return null
  }
}
