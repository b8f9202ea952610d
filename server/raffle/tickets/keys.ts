import { open, seal } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { isSigned, newKeyPair, privateKeyOf, publicKeyOf, type PublicJwk } from './blind-rsa.ts'
import { findKey, forgetPrivate, insertKey, type KeyRow } from './store.ts'

export type Deps = Pick<Parts, 'db' | 'secrets'>

/** A month's public key, created on first use. */
export async function ensureKey({ db, secrets }: Deps, month: string): Promise<PublicJwk> {
  const known = await findKey(db.content, month)
  if (known) return known.public_jwk
  const { publicJwk, privatePem } = await newKeyPair()
  await insertKey(db.content, month, publicJwk, seal(secrets.box, privatePem, contextOf(month)))
  return ((await findKey(db.content, month)) as KeyRow).public_jwk
}

/** Decrypts a month's private key; only for the signer in this folder. */
export const openPrivate = (secrets: Deps['secrets'], { month, private_sealed }: KeyRow) =>
  private_sealed && privateKeyOf(open(secrets.box, private_sealed, contextOf(month)))

/** Whether a token has a signature by a month's key. */
export async function isGenuine(
  { db }: Deps,
  month: string,
  token: Buffer,
  signature: Buffer,
): Promise<boolean> {
  const key = await findKey(db.content, month)
  return key !== undefined && isSigned(publicKeyOf(key.public_jwk), token, signature)
}

/** Deletes the private key: nobody can make a ticket of the month afterwards. */
export const forgetSigning = (tx: Tx, month: string): Promise<void> => forgetPrivate(tx, month)

const contextOf = (month: string): string => `content.raffle_key:${month}`
