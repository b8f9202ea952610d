import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { readBase32, writeBase32 } from '#shared/rules/input/base32.ts'
import { DOMAIN, text } from './domain.ts'
import { systemRandom, type FillRandom } from './group.ts'

export const SEED_LENGTH = 16

/** 128 random bits: all of an account's secrets of a year follow from them. */
export const createSeed = (fill: FillRandom = systemRandom): Uint8Array => fill(new Uint8Array(SEED_LENGTH))

/** The recovery code: the seed in 26 characters, which end with two check bits. */
export function recoveryCodeOf(seed: Uint8Array): string {
  const number = seed.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return writeBase32((number << 2n) | checkOf(seed))
}

/** Reads a typed recovery code; undefined if invalid. Three of four typing errors are noticed by the check bits. */
export function seedOf(typed: string): Uint8Array | undefined {
  const number = readBase32(typed)
  if (number === undefined) return undefined
  const seed = Uint8Array.from({ length: SEED_LENGTH }, (_, at) =>
    Number((number >> BigInt(2 + 8 * (SEED_LENGTH - 1 - at))) & 255n),
  )
  return checkOf(seed) === (number & 3n) ? seed : undefined
}

const checkOf = (seed: Uint8Array): bigint =>
  BigInt((sha256(concatBytes(text(DOMAIN.recoveryCode), seed))[0] as number) >> 6)
