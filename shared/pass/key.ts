import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { DOMAIN, requestContext } from './domain.ts'
import {
  G,
  H,
  hashToScalar,
  randomScalar,
  readPoints,
  readScalars,
  scalarBytes,
  systemRandom,
  type FillRandom,
  type Point,
} from './group.ts'

/** Who issues credentials: both sides know it, and both proofs depend on it. */
export type Issuer = { site: string; year: number; publicKey: Uint8Array }

type PrivateKey = { x0: bigint; x1: bigint; x2: bigint; xb: bigint }
export type PublicKey = { X0: Point; X1: Point; X2: Point }

/** A year's key: 128 private bytes (x0, x1, x2, xb) and 99 public ones (X0, X1, X2). */
export function createKey(fill: FillRandom = systemRandom): {
  privateKey: Uint8Array
  publicKey: Uint8Array
} {
  const [x0, x1, x2, xb] = [fill, fill, fill, fill].map(randomScalar) as [bigint, bigint, bigint, bigint]
  const points = [G.multiply(x0).add(H.multiply(xb)), H.multiply(x1), H.multiply(x2)]
  return {
    privateKey: concatBytes(...[x0, x1, x2, xb].map(scalarBytes)),
    publicKey: concatBytes(...points.map(point => point.toBytes())),
  }
}

/** 16 bytes that name a public key. */
export const keyId = (publicKey: Uint8Array): Uint8Array => sha256(publicKey).slice(0, 16)

/** m2, the attribute that every credential of an issuer has. */
export function attributeOf({ site, year, publicKey }: Issuer): bigint {
  return hashToScalar(requestContext(site, year, keyId(publicKey)), DOMAIN.requestContext)
}

export function readPublicKey(bytes: Uint8Array): PublicKey | undefined {
  const points = readPoints(bytes, 3) as [Point, Point, Point] | undefined
  return points && { X0: points[0], X1: points[1], X2: points[2] }
}

export function getPublicKey(bytes: Uint8Array): PublicKey {
  const key = readPublicKey(bytes)
  if (!key) throw new RangeError('no public key')
  return key
}

/** Throws if the server's own key is damaged. */
export function readPrivateKey(bytes: Uint8Array): PrivateKey {
  const read = readScalars(bytes, 4) as [bigint, bigint, bigint, bigint] | undefined
  if (!read || read.includes(0n)) throw new RangeError('no private key')
  return { x0: read[0], x1: read[1], x2: read[2], xb: read[3] }
}
