import { createHash } from 'node:crypto'
import type { RaffleEntry } from '#shared/contract/raffle/raffle.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { isGenuine } from './tickets/keys.ts'
import { permittedMonths } from './tickets/months.ts'
import { sealTo } from './sealed-box.ts'
import { findMonth, holdMonth, insertEntry, spendToken } from './store.ts'

/** Generous, because thousands of phones share an address, and only the holder of a ticket gets further. */
const ENTRIES: Rule = { name: 'raffle-entry', most: 200, seconds: 3600 }

/**
 * Accepts a ticket: spends its token and stores the contact, encrypted. The signature is checked before whether the
 * token was used, so that only the ticket's holder can find that out.
 */
export async function enterRaffle(
  { db, secrets, clock, config, limits }: Parts,
  { month, token, signature, contact, locale: chosen }: RaffleEntry,
  { address, locale }: Context,
): Promise<{ entry: string }> {
  if (!config.raffle) fail('not_found')
  orWait(await limits.here.take(...inNetworks(ENTRIES, address)))
  const bytes = Buffer.from(token, 'base64url')
  const genuine = await isGenuine({ db, secrets }, month, bytes, Buffer.from(signature, 'base64url'))
  if (!genuine || !(await findMonth(db.content, month))) return failField('token', 'ticket')
  const entry = numberOf(bytes)
  await db.begin('content', async tx => {
    const held = await holdMonth(tx, month)
    if (held?.state !== 'open' || !permittedMonths(clock, config.raffle).includes(month))
      return fail('raffle_closed')
    if (!(await spendToken(tx, month, hash(bytes)))) fail('token_used')
    await insertEntry(
      tx,
      month,
      entry,
      sealTo(held.contact_public, JSON.stringify({ contact, locale: chosen ?? locale })),
    )
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
