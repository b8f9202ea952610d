import type { Call } from '#web/platform/call.ts'
import type { BlindingSecret } from './ticket.ts'

/** A blinded token to send with a review, and the secret values to unblind the signature. */
export type Blinded = { blinded: string; secret: BlindingSecret }
/** The blind signature in the answer to a review. */
export type SignedToken = { secret: BlindingSecret; signature: string }

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
