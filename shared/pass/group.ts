import { mulAddUnsafe } from '@noble/curves/abstract/curve.js'
import type { WeierstrassPoint } from '@noble/curves/abstract/weierstrass.js'
import { p256_hasher as hasher } from '@noble/curves/nist.js'
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js'
import { DOMAIN } from './domain.ts'

/** A point of P-256. Its order is prime, so that every point except the identity generates the group. */
export type Point = WeierstrassPoint<bigint>
/** Fills the bytes with randomness. Only tests pass one that is not `crypto.getRandomValues`. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

const { Fn } = hasher.Point
const ORDER = Fn.ORDER
export const POINT_LENGTH = 33
export const SCALAR_LENGTH = 32
/** 128 bits more than the order has, so that the reduced number is uniform. */
const WIDE_LENGTH = 48

/** Arithmetic modulo the order: `add`, `mul`, `neg`, `inv`. */
export const scalars = Fn
export const G: Point = hasher.Point.BASE
/** Nobody knows the discrete logarithm of H to the base G: H is hashed from G. */
export const H: Point = hashToPoint(G.toBytes(), DOMAIN.generatorH)
// Tables of multiples, made at the first use: small ones, which pay off within one request.
for (const generator of [G, H]) generator.precompute(4)

export function hashToPoint(message: Uint8Array, domain: string): Point {
  return hasher.hashToCurve(message, { DST: domain })
}

export function hashToScalar(message: Uint8Array, domain: string): bigint {
  return hasher.hashToScalar(message, { DST: domain })
}

export const systemRandom: FillRandom = bytes => crypto.getRandomValues(bytes)

/** A fresh uniform scalar, never 0. */
export function randomScalar(fill: FillRandom): bigint {
  const scalar = reduceWide(fill(new Uint8Array(WIDE_LENGTH)))
  // A random 0 has probability 2^-256: it means that the generator is broken.
  if (scalar === 0n) throw new Error('no randomness')
  return scalar
}

/** 48 uniform bytes as a uniform scalar. */
export function reduceWide(bytes: Uint8Array): bigint {
  if (bytes.length !== WIDE_LENGTH) throw new RangeError('48 bytes')
  return bytesToNumberBE(bytes) % ORDER
}

/** Σ scalar · point in a time that depends on the scalars: for public values only. */
export function publicSum(terms: [scalar: bigint, point: Point][]): Point {
  return mulAddUnsafe(
    hasher.Point,
    terms.map(([, point]) => point),
    terms.map(([scalar]) => scalar),
  )
}

export const scalarBytes = (scalar: bigint): Uint8Array => numberToBytesBE(scalar, SCALAR_LENGTH)

/** Undefined unless the bytes are scalars below the order, one after the other. */
export function readScalars(bytes: Uint8Array, count: number): bigint[] | undefined {
  const read = split(bytes, SCALAR_LENGTH, count)?.map(bytesToNumberBE)
  return read?.every(scalar => scalar < ORDER) ? read : undefined
}

/** Undefined unless the bytes are compressed points, one after the other. The identity has no such form. */
export function readPoints(bytes: Uint8Array, count: number): Point[] | undefined {
  const read = split(bytes, POINT_LENGTH, count)?.map(readPoint)
  return read?.every(point => point !== undefined) ? read : undefined
}

function readPoint(bytes: Uint8Array): Point | undefined {
  try {
    const point = hasher.Point.fromBytes(bytes)
    return point.is0() ? undefined : point
  } catch {
    return undefined
  }
}

function split(bytes: Uint8Array, length: number, count: number): Uint8Array[] | undefined {
  if (bytes.length !== length * count) return undefined
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * length, (at + 1) * length))
}
