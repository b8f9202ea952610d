import { concatBytes } from '@noble/hashes/utils.js'
import { DOMAIN, text } from './domain.ts'
import {
  G,
  H,
  POINT_LENGTH,
  randomScalar,
  readPoints,
  scalarBytes,
  scalars,
  systemRandom,
  type FillRandom,
  type Point,
} from './group.ts'
import { getPublicKey, readPrivateKey, readPublicKey, type Issuer, type PublicKey } from './key.ts'
import { isProven, proofLength, prove, type Relation } from './proof.ts'
import { commitmentsOf, verifyRequest, type RequestSecrets } from './request.ts'

const POINTS = ['U', 'encUPrime', 'X0Aux', 'X1Aux', 'X2Aux', 'HAux'] as const
type Answer = Record<(typeof POINTS)[number], Point>

const POINTS_LENGTH = POINTS.length * POINT_LENGTH
export const RESPONSE_LENGTH = POINTS_LENGTH + proofLength(7)

/**
 * Answers a credential request with 454 bytes; undefined if the request is invalid. The answer may be sent only if
 * the account of this year asked with the same `m1Enc` before, or never: one account would else write twice.
 */
export function issue(
  { publicKey }: Pick<Issuer, 'publicKey'>,
  privateKey: Uint8Array,
  request: Uint8Array,
  fill: FillRandom = systemRandom,
): { m1Enc: Uint8Array; response: Uint8Array } | undefined {
  const asked = verifyRequest(request)
  if (!asked) return undefined
  const { x0, x1, x2, xb } = readPrivateKey(privateKey)
  const key = getPublicKey(publicKey)
  const b = randomScalar(fill)
  const [t1, t2] = [scalars.mul(b, x1), scalars.mul(b, x2)]
  const answer: Answer = {
    U: G.multiply(b),
    encUPrime: key.X0.multiply(b).add(asked.m1Enc.multiply(t1)).add(asked.m2Enc.multiply(t2)),
    X0Aux: H.multiply(scalars.mul(b, xb)),
    X1Aux: H.multiply(t1),
    X2Aux: H.multiply(t2),
    HAux: H.multiply(b),
  }
  const proof = prove(relationOf(key, asked, answer), [x0, x1, x2, xb, b, t1, t2], fill)
  return {
    m1Enc: asked.m1Enc.toBytes(),
    response: concatBytes(...POINTS.map(name => answer[name].toBytes()), proof),
  }
}

/**
 * The credential in an answer, 98 bytes: m1, U and U'. Undefined unless the answer proves that it was made for this
 * request with the issuer's published key, so that no account can be given a key of its own.
 */
export function receive(
  { publicKey }: Pick<Issuer, 'publicKey'>,
  secrets: RequestSecrets,
  response: Uint8Array,
): Uint8Array | undefined {
  if (response.length !== RESPONSE_LENGTH) return undefined
  const key = readPublicKey(publicKey)
  const answer = readAnswer(response.subarray(0, POINTS_LENGTH))
  if (!key || !answer) return undefined
  const relation = relationOf(key, commitmentsOf(secrets), answer)
  if (!isProven(relation, response.subarray(POINTS_LENGTH))) return undefined
  const uPrime = answer.encUPrime
    .subtract(answer.X0Aux)
    .subtract(answer.X1Aux.multiply(secrets.r1))
    .subtract(answer.X2Aux.multiply(secrets.r2))
  if (uPrime.is0()) return undefined
  return concatBytes(scalarBytes(secrets.m1), answer.U.toBytes(), uPrime.toBytes())
}

function readAnswer(bytes: Uint8Array): Answer | undefined {
  const points = readPoints(bytes, POINTS.length)
  return points && (Object.fromEntries(POINTS.map((name, at) => [name, points[at]])) as Answer)
}

/** t1 = b·x1 and t2 = b·x2 are secrets of their own, which makes the products linear. */
function relationOf(
  { X0, X1, X2 }: PublicKey,
  { m1Enc, m2Enc }: { m1Enc: Point; m2Enc: Point },
  { U, encUPrime, X0Aux, X1Aux, X2Aux, HAux }: Answer,
): Relation {
  return {
    session: text(DOMAIN.response),
    elements: { G, H, m1Enc, m2Enc, U, encUPrime, X0, X1, X2, X0Aux, X1Aux, X2Aux, HAux },
    secrets: ['x0', 'x1', 'x2', 'xb', 'b', 't1', 't2'],
    equations: [
      ['X0', ['x0', 'G'], ['xb', 'H']],
      ['X1', ['x1', 'H']],
      ['X2', ['x2', 'H']],
      ['HAux', ['b', 'H']],
      ['X0Aux', ['xb', 'HAux']],
      ['X1Aux', ['t1', 'H']],
      ['X1Aux', ['b', 'X1']],
      ['X2Aux', ['b', 'X2']],
      ['X2Aux', ['t2', 'H']],
      ['U', ['b', 'G']],
      ['encUPrime', ['b', 'X0'], ['t1', 'm1Enc'], ['t2', 'm2Enc']],
    ],
  }
}
