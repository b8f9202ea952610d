import { shake128 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { text } from './domain.ts'
import {
  publicSum,
  randomScalar,
  readScalars,
  reduceWide,
  scalarBytes,
  scalars,
  SCALAR_LENGTH,
  type FillRandom,
  type Point,
} from './group.ts'

/** What a proof states: the prover knows scalars with which every equation is true. */
export type Relation = {
  /** What the proof is made for. Length and content are part of the challenge. */
  session: Uint8Array
  /** All public points, also those of no equation, in the order of the transcript. */
  elements: Record<string, Point>
  /** The names of the secret scalars, in the order of the responses. */
  secrets: string[]
  /** `image` = Σ secret · element. */
  equations: Equation[]
}
export type Equation = [image: string, ...terms: [secret: string, element: string][]]

/** A non-interactive Schnorr proof: the challenge and one response for each secret. */
export function prove(relation: Relation, witness: bigint[], fill: FillRandom): Uint8Array {
  if (witness.length !== relation.secrets.length) throw new RangeError('one scalar for each secret')
  // A blind that two challenges share would reveal its secret, so each proof draws its own.
  const blinds = witness.map(() => randomScalar(fill))
  const blindOf = named(relation.secrets, blinds)
  const commitments = relation.equations.map(([, ...terms]) =>
    terms
      .map(([secret, element]) => elementOf(relation, element).multiply(blindOf(secret)))
      .reduce((sum, product) => sum.add(product)),
  )
  const challenge = challengeOf(relation, commitments)
  const responses = witness.map((secret, at) =>
    scalars.add(blinds[at] as bigint, scalars.mul(challenge, secret)),
  )
  return concatBytes(...[challenge, ...responses].map(scalarBytes))
}

/** Whether the bytes prove the relation. Never throws. */
export function isProven(relation: Relation, proof: Uint8Array): boolean {
  const read = readScalars(proof, 1 + relation.secrets.length)
  if (!read || Object.values(relation.elements).some(point => point.is0())) return false
  const [challenge, ...responses] = read as [bigint, ...bigint[]]
  const responseOf = named(relation.secrets, responses)
  const commitments = relation.equations.map(([image, ...terms]) =>
    publicSum([
      ...terms.map(([secret, element]): [bigint, Point] => [
        responseOf(secret),
        elementOf(relation, element),
      ]),
      [scalars.neg(challenge), elementOf(relation, image)],
    ]),
  )
  return commitments.every(point => !point.is0()) && challengeOf(relation, commitments) === challenge
}

export const proofLength = (secrets: number): number => (1 + secrets) * SCALAR_LENGTH

/** The challenge for linear relations after draft-irtf-cfrg-fiat-shamir-01, with SHAKE128. */
export function challengeOf(relation: Relation, commitments: Point[]): bigint {
  const { session } = relation
  const label = labelOf(relation)
  const bytes = concatBytes(
    PROTOCOL,
    lengthBytes(session.length),
    session,
    lengthBytes(label.length),
    label,
    ...commitments.map(point => point.toBytes()),
  )
  return reduceWide(shake128(bytes, { dkLen: 48 }))
}

/** The protocol's name in 64 bytes, then zeros up to SHAKE128's block of 168. */
const PROTOCOL = new Uint8Array(168)
PROTOCOL.set(text('sigma-proofs_Shake128_P256'))

/** The whole statement: the number of equations, their indices, and every element. */
function labelOf({ elements, secrets, equations }: Relation): Uint8Array {
  const names = Object.keys(elements)
  const words = equations.flatMap(([image, ...terms]) => [
    names.indexOf(image),
    terms.length,
    ...terms.flatMap(([secret, element]) => [secrets.indexOf(secret), names.indexOf(element)]),
  ])
  return concatBytes(
    ...[equations.length, ...words].map(wordBytes),
    ...Object.values(elements).map(point => point.toBytes()),
  )
}

/** Indices are little-endian, lengths big-endian. */
const wordBytes = (word: number): Uint8Array => lengthBytes(word).reverse()

function lengthBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

const elementOf = ({ elements }: Relation, name: string): Point => elements[name] as Point

function named(names: string[], values: bigint[]): (name: string) => bigint {
  return name => values[names.indexOf(name)] as bigint
}
