import type { Parts } from '#server/platform/parts.ts'
import { blindSign } from './blind-rsa.ts'
import { openPrivate } from './keys.ts'
import { permittedMonths } from './months.ts'
import { findKey } from './store.ts'

/**
 * Signs what a browser blinded (`month.message`), or answers null where no raffle takes that month's tickets: a review
 * never fails for it. The same message gives the same signature, so that nothing has to be kept for a repeat.
 * The caller sees to it that a review brings one ticket.
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
