import { mac, openBytes, SEAL_BYTES, sealBytes } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Each store of pay has a key of its own. */
const keyOf = ({ box }: Secrets, store: string): Buffer => mac(box, store)

export const sealRow = (secrets: Secrets, bytes: Buffer, store: string): Buffer =>
  sealBytes(keyOf(secrets, store), bytes, store)

export const openRow = (secrets: Secrets, sealed: Buffer, store: string): Buffer =>
  openBytes(keyOf(secrets, store), sealed, store)

/** Concatenated rows of one size: each a key of `keyBytes`, then an encrypted text of `textBytes`. */
type Rows = { bytes: Buffer; keyBytes: number; textBytes: number }

/** Decrypts all rows and returns their texts concatenated; throws if one cannot be decrypted. */
export function openRows(secrets: Secrets, { bytes, keyBytes, textBytes }: Rows, store: string): Buffer {
  const key = keyOf(secrets, store)
  const rowBytes = keyBytes + SEAL_BYTES + textBytes
  const count = bytes.length / rowBytes
  const texts = Buffer.allocUnsafe(count * textBytes)
  for (let row = 0; row < count; row += 1) {
    const box = bytes.subarray(row * rowBytes + keyBytes, (row + 1) * rowBytes)
    openBytes(key, box, store).copy(texts, row * textBytes)
  }
  return texts
}

/** One-based index of a value in its list; 0 for null. Lists are append-only, since stored values refer to them. */
export const placeIn = <T>(list: readonly T[], value: T | null): number =>
  value === null ? 0 : list.indexOf(value) + 1

/** Packs a non-negative integer, or null, into a non-negative integer. */
export const orNone = (value: number | null): number => (value === null ? 0 : value + 1)
export const orNull = (packed: number): number | null => (packed === 0 ? null : packed - 1)

export const writeUuid = (bytes: Buffer, at: number, uuid: string): void =>
  void bytes.write(uuid.replaceAll('-', ''), at, 'hex')

export function uuidAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
