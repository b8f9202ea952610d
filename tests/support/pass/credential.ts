import assert from 'node:assert/strict'
import { shake128 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { numberToBytesBE } from '@noble/curves/utils.js'
import { text, type Use } from '#shared/pass/domain.ts'
import type { FillRandom } from '#shared/pass/group.ts'
import { createKey, type Issuer } from '#shared/pass/key.ts'
import { createRequest } from '#shared/pass/request.ts'
import { issue, receive } from '#shared/pass/response.ts'
import { createSeed } from '#shared/pass/seed.ts'

export const SITE = 'kerjajujur.example'
export const YEAR = 2027
export const COMPANIES = Array.from({ length: 4 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`)
export const usesOf = (count: number): Use[] =>
  COMPANIES.slice(0, count).map(company => ({ kind: 'review', company }))

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const unhex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'))

/** Randomness for vectors: the n-th draw, from 0, is SHAKE128(label ‖ n in four bytes). */
export function drawn(label: string): FillRandom {
  let draws = 0
  return bytes => {
    const number = numberToBytesBE(draws++, 4)
    bytes.set(shake128(concatBytes(text(label), number), { dkLen: bytes.length }))
    return bytes
  }
}

/** Randomness that gives these scalars, one after the other. */
export function drawnScalars(scalars: bigint[]): FillRandom {
  let draws = 0
  return bytes => {
    bytes.set(numberToBytesBE(scalars[draws++] as bigint, bytes.length))
    return bytes
  }
}

export type Held = { issuer: Issuer; privateKey: Uint8Array; seed: Uint8Array; credential: Uint8Array }

/** An account with a credential. */
export function held(given: Partial<Pick<Held, 'issuer' | 'privateKey' | 'seed'>> = {}): Held {
  const key = createKey()
  const issuer = given.issuer ?? { site: SITE, year: YEAR, publicKey: key.publicKey }
  const privateKey = given.privateKey ?? key.privateKey
  const seed = given.seed ?? createSeed()
  const { request, secrets } = createRequest(issuer, seed)
  const issued = issue(issuer, privateKey, request)
  assert(issued)
  const credential = receive(issuer, secrets, issued.response)
  assert(credential)
  return { issuer, privateKey, seed, credential }
}

/** The bytes with one bit changed in one byte. */
export const withChangedByte = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ (1 << (at & 7)) : byte))

/** Bytes that are no valid message of this length: empty, short, long, zeros, ones, the identity's encodings. */
export function malformed(valid: Uint8Array): Uint8Array[] {
  return [
    new Uint8Array(),
    valid.subarray(1),
    valid.subarray(0, -1),
    concatBytes(valid, new Uint8Array(1)),
    new Uint8Array(valid.length),
    new Uint8Array(valid.length).fill(255),
    concatBytes(new Uint8Array(33), valid.subarray(33)),
    concatBytes(valid.subarray(0, -32), unhex(ORDER)),
    concatBytes(valid.subarray(0, -32), new Uint8Array(32).fill(255)),
  ]
}
const ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'
