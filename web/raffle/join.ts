import type { RaffleState } from '#shared/contract/raffle/raffle.ts'
import type { Locale } from '#shared/locale.ts'
import { isCallError, type Call, type CallError } from '#web/platform/call.ts'
import type { Ticket } from './ticket.ts'

export type Outcome =
  | { kind: 'joined'; entry: string }
  | { kind: 'changed' | 'closed' | 'offline' | 'limited' | 'failed' }
  | { kind: 'refused'; errors: Record<string, string[]> }

/**
 * Enters a ticket into the draw. The month's key is fetched again and compared: with a key made for one browser only,
 * the server could link the ticket to it.
 */
export async function joinRaffle(
  ticket: Ticket,
  given: { contact: string; agree_rules: boolean },
  locale: Locale,
  call: Call,
): Promise<Outcome> {
  const { month, token, signature, key } = ticket
  try {
    const { months }: RaffleState = await call('raffleState', {})
    const now = months.find(one => one.month === month)
    if (!now) return { kind: 'closed' }
    if (now.public_key.n !== key) return { kind: 'changed' }
    const body = { month, token, signature, ...given, locale }
    const { entry } = await call('raffleEntry', { body })
    return { kind: 'joined', entry }
  } catch (error) {
    if (!isCallError(error)) throw error
    // The answer to an earlier call was lost: the ticket is already in the draw under its token's number.
    if (error.code === 'token_used') return { kind: 'joined', entry: await numberOf(token) }
    return outcomeOf(error)
  }
}

function outcomeOf({ status, code, errors }: CallError): Outcome {
  if (code === 'raffle_closed' || status === 404) return { kind: 'closed' }
  if (status === 0) return { kind: 'offline' }
  if (status === 429) return { kind: 'limited' }
  return status === 422 ? { kind: 'refused', errors } : { kind: 'failed' }
}

/** Public number of a token: SHA-256 of "entry" followed by its bytes. */
async function numberOf(token: string): Promise<string> {
  const text = `entry${atob(token.replace(/-/g, '+').replace(/_/g, '/'))}`
  const bytes = Uint8Array.from(text, sign => sign.charCodeAt(0))
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(sum, byte => byte.toString(16).padStart(2, '0')).join('')
}
