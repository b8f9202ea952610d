import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

/**
 * Creates a single-use link for choosing a password; only its hash is stored. Earlier links stay valid, so that a
 * stranger's request does not void one.
 */
export async function newLink(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  ownerId: string,
  minutes: number,
): Promise<string> {
  const token = newToken()
  const expires_at = new Date(clock.now().getTime() + minutes * 60_000)
  await store.insertLink(tx, { token_hash: sha256(token), owner_id: ownerId, expires_at })
  return token
}
