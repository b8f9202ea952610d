import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { DOMAIN, text, useContext, type Use } from './domain.ts'
import {
  G,
  H,
  hashToPoint,
  POINT_LENGTH,
  randomScalar,
  readPoints,
  readScalars,
  SCALAR_LENGTH,
  scalars,
  systemRandom,
  type FillRandom,
  type Point,
} from './group.ts'
import { attributeOf, getPublicKey, readPrivateKey, type Issuer } from './key.ts'
import { isProven, proofLength, prove, type Equation, type Relation } from './proof.ts'

/** What a presentation is made for: a tag for each use, and 32 bytes of the request that it belongs to. */
export type Purpose = { uses: Use[]; bound: Uint8Array }

const BOUND_LENGTH = 32
const STORED_TAG_LENGTH = 16

/** Bytes of a presentation with so many tags. */
export const presentationLength = (tags: number): number => (3 + tags) * POINT_LENGTH + proofLength(3)

/**
 * Proves the possession of a credential and shows one tag for each use: 227 bytes and 33 for each tag. Nothing
 * in it but the tags is equal to anything in another presentation of the same credential.
 */
export function present(
  issuer: Issuer,
  credential: Uint8Array,
  { uses, bound }: Purpose,
  fill: FillRandom = systemRandom,
): Uint8Array {
  if (!isPurpose({ uses, bound })) throw new RangeError('no use, one twice, or not 32 bound bytes')
  const { m1, U0, UPrime0, X1 } = getCredential(issuer, credential)
  const [a, r, z] = [randomScalar(fill), randomScalar(fill), randomScalar(fill)]
  const U = U0.multiply(a)
  const inverse = scalars.inv(m1)
  const shown = {
    U,
    UPrimeCommit: UPrime0.multiply(a).add(G.multiply(r)),
    m1Commit: U.multiply(m1).add(H.multiply(z)),
    tags: basesOf(issuer, uses).map(base => ({ base, tag: base.multiply(inverse) })),
  }
  const V = X1.multiply(z).subtract(G.multiply(r))
  const proof = prove(presentationRelation(issuer, bound, shown, V), [m1, z, scalars.neg(r)], fill)
  const points = [shown.U, shown.UPrimeCommit, shown.m1Commit, ...shown.tags.map(({ tag }) => tag)]
  return concatBytes(...points.map(point => point.toBytes()), proof)
}

/**
 * The stored tags of a presentation, 16 bytes for each use in their order. Undefined if it is not valid for this
 * issuer and purpose, whatever its bytes are.
 */
export function verify(
  issuer: Issuer,
  privateKey: Uint8Array,
  { uses, bound }: Purpose,
  presentation: Uint8Array,
): Uint8Array[] | undefined {
  const shown = isPurpose({ uses, bound }) ? readShown(presentation, basesOf(issuer, uses)) : undefined
  if (!shown) return undefined
  const { x0, x1, x2 } = readPrivateKey(privateKey)
  const { U, UPrimeCommit, m1Commit, tags } = shown
  const mac = U.multiply(scalars.add(x0, scalars.mul(x2, attributeOf(issuer)))).add(m1Commit.multiply(x1))
  const relation = presentationRelation(issuer, bound, shown, mac.subtract(UPrimeCommit))
  if (!isProven(relation, presentation.subarray(-proofLength(3)))) return undefined
  return tags.map(({ tag }) => sha256(tag.toBytes()).slice(0, STORED_TAG_LENGTH))
}

type Shown = { U: Point; UPrimeCommit: Point; m1Commit: Point; tags: { base: Point; tag: Point }[] }

/** A presentation without a tag would be proof of a credential that can be used without limit. */
const isPurpose = ({ uses, bound }: Purpose): boolean =>
  uses.length > 0 &&
  new Set(uses.map(({ kind, company }) => `${kind} ${company?.toLowerCase()}`)).size === uses.length &&
  bound.length === BOUND_LENGTH

function readShown(presentation: Uint8Array, bases: Point[]): Shown | undefined {
  if (presentation.length !== presentationLength(bases.length)) return undefined
  const points = readPoints(presentation.subarray(0, -proofLength(3)), 3 + bases.length)
  if (!points) return undefined
  const [U, UPrimeCommit, m1Commit, ...tags] = points as [Point, Point, Point, ...Point[]]
  return {
    U,
    UPrimeCommit,
    m1Commit,
    tags: bases.map((base, at) => ({ base, tag: tags[at] as Point })),
  }
}

function getCredential({ publicKey }: Issuer, credential: Uint8Array) {
  const [m1] = readScalars(credential.subarray(0, SCALAR_LENGTH), 1) ?? []
  const [U0, UPrime0] = readPoints(credential.subarray(SCALAR_LENGTH), 2) ?? []
  if (!m1 || !U0 || !UPrime0) throw new RangeError('no credential')
  return { m1, U0, UPrime0, X1: getPublicKey(publicKey).X1 }
}

const basesOf = ({ year }: Pick<Issuer, 'year'>, uses: Use[]): Point[] =>
  uses.map(use => hashToPoint(useContext(use, year), DOMAIN.tag))

/**
 * m1 is the one of the credential (V), the one that m1Commit hides, and the one of every tag. X0, X2 and M2 are in no
 * equation: they are elements, so that a proof is valid for this key and attribute only.
 */
export function presentationRelation(
  issuer: Issuer,
  bound: Uint8Array,
  { U, UPrimeCommit, m1Commit, tags }: Shown,
  V: Point,
): Relation {
  const { X0, X1, X2 } = getPublicKey(issuer.publicKey)
  const M2 = G.multiply(attributeOf(issuer))
  const elements: Record<string, Point> = { G, H, U, UPrimeCommit, m1Commit, V, X0, X1, X2, M2 }
  for (const [at, { base, tag }] of tags.entries()) {
    elements[`base${at}`] = base
    elements[`tag${at}`] = tag
  }
  return {
    session: concatBytes(text(DOMAIN.presentation), bound),
    elements,
    secrets: ['m1', 'z', 'minusR'],
    equations: [
      ['m1Commit', ['m1', 'U'], ['z', 'H']],
      ['V', ['z', 'X1'], ['minusR', 'G']],
      ...tags.map((_, at): Equation => [`base${at}`, ['m1', `tag${at}`]]),
    ],
  }
}
