import { concatBytes } from '@noble/hashes/utils.js'
import { accountContext, DOMAIN, text } from './domain.ts'
import {
  G,
  H,
  hashToScalar,
  POINT_LENGTH,
  randomScalar,
  readPoints,
  systemRandom,
  type FillRandom,
  type Point,
} from './group.ts'
import { attributeOf, type Issuer } from './key.ts'
import { isProven, proofLength, prove, type Relation } from './proof.ts'
import { SEED_LENGTH } from './seed.ts'

/** What the browser keeps in memory until the answer comes. */
export type RequestSecrets = { m1: bigint; m2: bigint; r1: bigint; r2: bigint }
type Commitments = { m1Enc: Point; m2Enc: Point }

const POINTS_LENGTH = 2 * POINT_LENGTH
export const REQUEST_LENGTH = POINTS_LENGTH + proofLength(4)

/**
 * A credential request of 226 bytes. `m1` and `r1` are of the seed, so that every device with this seed commits to
 * the same secret with the same 33 bytes; `r2` and the proof are fresh each time.
 */
export function createRequest(
  issuer: Issuer,
  seed: Uint8Array,
  fill: FillRandom = systemRandom,
): { request: Uint8Array; secrets: RequestSecrets } {
  if (seed.length !== SEED_LENGTH) throw new RangeError('16 bytes of seed')
  const account = accountContext(issuer.site, issuer.year, seed)
  const secrets = {
    m1: hashToScalar(account, DOMAIN.accountM1),
    m2: attributeOf(issuer),
    r1: hashToScalar(account, DOMAIN.accountR1),
    r2: randomScalar(fill),
  }
  return { request: requestOf(secrets, fill), secrets }
}

export function requestOf(secrets: RequestSecrets, fill: FillRandom): Uint8Array {
  const { m1, m2, r1, r2 } = secrets
  const { m1Enc, m2Enc } = commitmentsOf(secrets)
  const proof = prove(relationOf({ m1Enc, m2Enc }), [m1, m2, r1, r2], fill)
  return concatBytes(m1Enc.toBytes(), m2Enc.toBytes(), proof)
}

export function commitmentsOf({ m1, m2, r1, r2 }: RequestSecrets): Commitments {
  return {
    m1Enc: G.multiply(m1).add(H.multiply(r1)),
    m2Enc: G.multiply(m2).add(H.multiply(r2)),
  }
}

/** The two commitments of a request whose sender knows what is in them. */
export function verifyRequest(request: Uint8Array): Commitments | undefined {
  if (request.length !== REQUEST_LENGTH) return undefined
  const [m1Enc, m2Enc] = readPoints(request.subarray(0, POINTS_LENGTH), 2) ?? []
  if (!m1Enc || !m2Enc) return undefined
  return isProven(relationOf({ m1Enc, m2Enc }), request.subarray(POINTS_LENGTH))
    ? { m1Enc, m2Enc }
    : undefined
}

function relationOf({ m1Enc, m2Enc }: Commitments): Relation {
  return {
    session: text(DOMAIN.request),
    elements: { G, H, m1Enc, m2Enc },
    secrets: ['m1', 'm2', 'r1', 'r2'],
    equations: [
      ['m1Enc', ['m1', 'G'], ['r1', 'H']],
      ['m2Enc', ['m2', 'G'], ['r2', 'H']],
    ],
  }
}
