import { dayOf, monthOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { mac } from '#server/platform/crypto.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './store.ts'

/**
 * All that is stored of a browser that signed in to an address: one hash of both. Neither is named and no two can be
 * joined, not even with the key, because the browser's token is random and stays there (decision 15).
 */
const browserMark = (secrets: Secrets, device: string, addressIndex: Buffer): Buffer =>
  mac(secrets.index, 'signed-in-before', device, addressIndex)

export const isKnownDevice = async (
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  device: string | undefined,
  addressIndex: Buffer,
): Promise<boolean> =>
  device !== undefined && store.signedInBefore(db.identity, browserMark(secrets, device, addressIndex))

export async function rememberDevice(
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  tx: Tx,
  device: string | undefined,
  addressIndex: Buffer,
): Promise<void> {
  if (device === undefined) return
  await store.rememberMark(tx, browserMark(secrets, device, addressIndex), monthOf(dayOf(clock.now())))
}
