import type { Parts } from '#server/platform/parts.ts'
import { blindSign } from './blind-rsa.ts'
import { openPrivate } from './keys.ts'
import { permittedMonths } from './months.ts'
import { findKey } from './store.ts'

/**
 * Signs a blinded message (`month.message`); null if no raffle accepts that month's tickets, so that a review never
 * fails because of it. The same message gives the same signature, so that nothing has to be stored for a repeat. The
 * caller ensures that a review brings one ticket.
 */
export async function signBlinded(
  { db, secrets, clock, config }: Pick<Parts, 'db' | 'secrets' | 'clock' | 'config'>,
  asked: string | undefined,
): Promise<string | null> {
  const [month, message] = asked?.split('.') ?? []
  if (!month || !message || !permittedMonths(clock, config.raffle).includes(month)) return null
  const row = await findKey(db.content, month)
  const key = row && openPrivate(secrets, row)
  const signature = key && blindSign(key, Buffer.from(message, 'base64url'))
  return signature ? signature.toString('base64url') : null
}
