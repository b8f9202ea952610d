// What a proof of a presentation is bound to. A value outside the statement could be exchanged after the proof.
import assert from 'node:assert/strict'
import test from 'node:test'
import { concatBytes } from '@noble/hashes/utils.js'
import { drawnScalars, held, hex, usesOf, YEAR } from '#tests/support/pass/credential.ts'
import { DOMAIN, text, useContext } from './domain.ts'
import {
  G,
  H,
  hashToPoint,
  randomScalar,
  readPoints,
  scalarBytes,
  scalars,
  systemRandom,
  type Point,
} from './group.ts'
import { attributeOf } from './key.ts'
import { presentationRelation, verify } from './presentation.ts'
import { challengeOf, isProven, prove, type Relation } from './proof.ts'

const { issuer, privateKey, credential } = held()
const bound = new Uint8Array(32).fill(7)
const other = (): Point => G.multiply(randomScalar(systemRandom))
const [X0, X1, X2] = readPoints(issuer.publicKey, 3) as [Point, Point, Point]
const bases = usesOf(2).map(use => hashToPoint(useContext(use, YEAR), DOMAIN.tag))
const [U, UPrimeCommit, m1Commit, V, tag0, tag1] = [other(), other(), other(), other(), other(), other()]
const shown = (tags: Point[]) => ({
  U,
  UPrimeCommit,
  m1Commit,
  tags: tags.map((tag, at) => ({ base: bases[at] as Point, tag })),
})
const relation = presentationRelation(issuer, bound, shown([tag0, tag1]), V)
const commitments = [other(), other(), other(), other()]
const challenge = challengeOf(relation, commitments)

test('the statement has the generators, the key, the attribute, everything shown, and each tag with its base', () => {
  const M2 = G.multiply(attributeOf(issuer))
  const [base0, base1] = bases
  const expected = { G, H, U, UPrimeCommit, m1Commit, V, X0, X1, X2, M2, base0, tag0, base1, tag1 }
  assert.deepEqual(Object.keys(relation.elements), Object.keys(expected))
  for (const [name, point] of Object.entries(expected))
    assert(relation.elements[name]?.equals(point as Point), name)
  assert.equal(hex(relation.session), hex(concatBytes(text('ARCV1-P256Pass1'), bound)))
})

for (const name of Object.keys(relation.elements))
  test(`another ${name} is another challenge`, () => {
    const changed = { ...relation, elements: { ...relation.elements, [name]: other() } }
    assert.notEqual(challengeOf(changed, commitments), challenge)
  })

for (const [what, change] of Object.entries<(given: Relation) => Relation>({
  'other bound bytes': given => ({
    ...given,
    session: concatBytes(text(DOMAIN.presentation), new Uint8Array(32)),
  }),
  'another session string': given => ({ ...given, session: concatBytes(text(DOMAIN.request), bound) }),
  'one equation less': given => ({ ...given, equations: given.equations.slice(0, -1) }),
  'another order of the equations': given => ({ ...given, equations: given.equations.toReversed() }),
  'another image': given => ({
    ...given,
    equations: [['V', ['m1', 'U'], ['z', 'H']], ...given.equations.slice(1)],
  }),
  'another term': given => ({
    ...given,
    equations: [['m1Commit', ['m1', 'U'], ['z', 'G']], ...given.equations.slice(1)],
  }),
}))
  test(`${what} is another challenge`, () => {
    assert.notEqual(challengeOf(change(relation), commitments), challenge)
  })

test('one tag more or less, and each commitment, is another challenge', () => {
  const one = presentationRelation(issuer, bound, shown([tag0]), V)
  assert.notEqual(challengeOf(one, commitments), challenge)
  for (const at of commitments.keys())
    assert.notEqual(challengeOf(relation, commitments.with(at, other())), challenge)
})

test('nobody can show the tag of another secret than the one of the credential', () => {
  const m1 = BigInt(`0x${hex(credential.subarray(0, 32))}`)
  const [U0, UPrime0] = readPoints(credential.subarray(32), 2) as [Point, Point]
  const purpose = { uses: usesOf(1), bound }
  const [a, r, z] = [1n, 2n, 3n]
  const madeWith = (secret: bigint) => {
    const parts = {
      U: U0.multiply(a),
      UPrimeCommit: UPrime0.multiply(a).add(G.multiply(r)),
      m1Commit: U0.multiply(a).multiply(m1).add(H.multiply(z)),
      tags: [{ base: bases[0] as Point, tag: (bases[0] as Point).multiply(scalars.inv(secret)) }],
    }
    const own = presentationRelation(issuer, bound, parts, X1.multiply(z).subtract(G.multiply(r)))
    const proof = prove(own, [m1, z, scalars.neg(r)], systemRandom)
    const points = [parts.U, parts.UPrimeCommit, parts.m1Commit, (parts.tags[0] as { tag: Point }).tag]
    return concatBytes(...points.map(point => point.toBytes()), proof)
  }
  assert(verify(issuer, privateKey, purpose, madeWith(m1)))
  assert.equal(verify(issuer, privateKey, purpose, madeWith(scalars.add(m1, 1n))), undefined)
})

test('a proof of a false statement, of an element that is the identity, and with a false witness is refused', () => {
  const x = randomScalar(systemRandom)
  const stated = (image: Point): Relation => ({
    session: text('test'),
    elements: { G, image },
    secrets: ['x'],
    equations: [['image', ['x', 'G']]],
  })
  const proof = prove(stated(G.multiply(x)), [x], systemRandom)
  assert(isProven(stated(G.multiply(x)), proof))
  assert(!isProven(stated(other()), proof))
  assert(!isProven(stated(G.subtract(G)), proof))
  assert(!isProven(stated(G.multiply(x)), prove(stated(G.multiply(x)), [scalars.add(x, 1n)], systemRandom)))
  assert.throws(() => prove(stated(G.multiply(x)), [x, x], systemRandom), RangeError)
})

test('a proof has one encoding: a response plus the order, and zeros, are refused without an error', () => {
  // With the secret 0 a response is its blind: 5 here, so that 5 plus the order has 32 bytes.
  const y = randomScalar(systemRandom)
  const given: Relation = {
    session: text('test'),
    elements: { G, H, image: H.multiply(y) },
    secrets: ['x', 'y'],
    equations: [['image', ['x', 'G'], ['y', 'H']]],
  }
  const proof = prove(given, [0n, y], drawnScalars([5n, 7n]))
  assert(isProven(given, proof))
  assert.equal(hex(proof.subarray(32, 64)), hex(scalarBytes(5n)))
  const second = concatBytes(proof.subarray(0, 32), scalarBytes(scalars.ORDER + 5n), proof.subarray(64))
  assert(!isProven(given, second))
  assert(!isProven(given, new Uint8Array(96)))
})
