import { createHash } from 'node:crypto'
import type { RaffleEntry } from '#shared/contract/raffle/raffle.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { isGenuine } from './tickets/keys.ts'
import { permittedMonths } from './tickets/months.ts'
import { sealTo } from './sealed-box.ts'
import { findMonth, holdMonth, insertEntry, spendToken } from './store.ts'

/**
 * Accepts a ticket: spends its token and stores the contact, encrypted. The signature is checked before whether the
 * token was used, so that only the ticket's holder can find that out.
 */
export async function enterRaffle(
  { db, secrets, clock, config }: Pick<Parts, 'db' | 'secrets' | 'clock' | 'config'>,
  { month, token, signature, contact }: RaffleEntry,
  locale: Locale,
): Promise<{ entry: string }> {
  const bytes = Buffer.from(token, 'base64url')
  const genuine = await isGenuine({ db, secrets }, month, bytes, Buffer.from(signature, 'base64url'))
  if (!genuine || !(await findMonth(db.content, month))) return failField('token', 'ticket')
  const entry = numberOf(bytes)
  await db.begin('content', async tx => {
    const held = await holdMonth(tx, month)
    if (held?.state !== 'open' || !permittedMonths(clock, config.raffle).includes(month))
      return fail('raffle_closed')
    if (!(await spendToken(tx, month, hash(bytes)))) fail('token_used')
    await insertEntry(tx, month, entry, sealTo(held.contact_public, JSON.stringify({ contact, locale })))
  })
  return { entry: entry.toString('hex') }
}

const hash = (...parts: (string | Buffer)[]): Buffer => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest()
}

/** The public number of an entry: the ticket's holder can calculate it, and nobody can from the spent token's hash. */
const numberOf = (token: Buffer): Buffer => hash('entry', token)
