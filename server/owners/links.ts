import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

/** Makes a link that lets somebody choose a password once; only its hash is kept. Those of before stay: whoever asks for one ends none. */
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
