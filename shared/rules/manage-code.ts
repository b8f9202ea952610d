import { readBase32, writeBase32 } from './input/base32.ts'

const BYTES = 16

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** A new manage code: 128 random bits as 26 characters, the author's only key to a review. */
export function makeManageCode(fill: FillRandom = bytes => crypto.getRandomValues(bytes)): string {
  return writeBase32(fill(new Uint8Array(BYTES)).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n))
}

/** In groups of four for display: "K7Q4 M9XW …". */
export const formatManageCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

/** Parses a typed code as `readBase32` does; undefined if invalid. */
export function parseManageCode(typed: string): string | undefined {
  const number = readBase32(typed)
  return number === undefined ? undefined : writeBase32(number)
}
