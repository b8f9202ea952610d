import assert from 'node:assert/strict'
import test from 'node:test'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import {
  COMPANIES,
  held,
  hex,
  malformed,
  usesOf,
  withChangedByte,
  YEAR,
} from '#tests/support/pass/credential.ts'
import type { Use } from './domain.ts'
import { G, randomScalar, systemRandom, type FillRandom } from './group.ts'
import { createKey } from './key.ts'
import { present, verify } from './presentation.ts'

const author = held()
const { issuer, privateKey, credential } = author
const bound: Uint8Array = sha256(Uint8Array.of(1))
const purpose = { uses: usesOf(1), bound }
const presentation = present(issuer, credential, purpose)
const tagsOf = (shown: Uint8Array, given = purpose, by = author) =>
  verify(by.issuer, by.privateKey, given, shown)?.map(hex)
const tagOf = (use: Use, by = author) => {
  const given = { uses: [use], bound }
  return tagsOf(present(by.issuer, by.credential, given), given, by)?.[0]
}

test('a presentation has 260 bytes and 33 more for each further tag', () => {
  assert.equal(presentation.length, 260)
  const four = present(issuer, credential, { uses: usesOf(4), bound })
  assert.equal(four.length, 260 + 3 * 33)
})

test('a presentation shows a stored tag of 16 bytes, from the point that it contains', () => {
  const point = presentation.subarray(3 * 33, 4 * 33)
  assert.deepEqual(tagsOf(presentation), [hex(sha256(point).slice(0, 16))])
})

test('the same credential gives one tag per use, another for each other company and kind', () => {
  const [one, two] = COMPANIES as [string, string]
  const uses: Use[] = [
    { kind: 'review', company: one },
    { kind: 'review', company: two },
    { kind: 'pay', company: one },
    { kind: 'pay', company: null },
  ]
  const tags = uses.map(use => tagOf(use))
  assert.equal(new Set(tags).size, 4)
  assert(tags.every(Boolean))
  assert.deepEqual(
    uses.map(use => tagOf(use)),
    tags,
  )
})

test('a credential issued again to the same seed shows the same tag, under a replaced key too', () => {
  const again = held(author)
  assert.notEqual(hex(again.credential), hex(credential))
  const use = usesOf(1)[0] as Use
  assert.equal(tagOf(use, again), tagOf(use))
  const { publicKey, privateKey: replaced } = createKey()
  const underNew = held({ ...author, issuer: { ...issuer, publicKey }, privateKey: replaced })
  assert.equal(tagOf(use, underNew), tagOf(use))
})

test('another seed, and the same seed in another year or site, shows another tag', () => {
  const use = usesOf(1)[0] as Use
  const others = [
    held({ issuer, privateKey }),
    held({ ...author, issuer: { ...issuer, year: YEAR + 1 } }),
    held({ ...author, issuer: { ...issuer, site: 'other.example' } }),
  ]
  assert.equal(new Set([author, ...others].map(other => tagOf(use, other))).size, 4)
})

test('tags of merged companies are shown in one proof, each equal to the tag shown alone', () => {
  const uses = usesOf(4)
  const given = { uses, bound }
  const together = tagsOf(present(issuer, credential, given), given)
  assert.deepEqual(
    together,
    uses.map(use => tagOf(use)),
  )
})

test('two presentations of a credential have nothing in common but the tag', () => {
  const again = present(issuer, credential, purpose)
  const parts = (shown: Uint8Array) => [
    ...[0, 33, 66, 99].map(at => hex(shown.subarray(at, at + 33))),
    ...[132, 164, 196, 228].map(at => hex(shown.subarray(at, at + 32))),
  ]
  const common = parts(again).filter(part => parts(presentation).includes(part))
  assert.deepEqual(common, [hex(presentation.subarray(99, 132))])
  const kept = hex(credential)
  for (const part of parts(again)) assert(!kept.includes(part))
})

test('each presentation draws six scalars of its own', () => {
  const drawn: string[] = []
  const watched: FillRandom = bytes => {
    crypto.getRandomValues(bytes)
    drawn.push(hex(bytes))
    return bytes
  }
  present(issuer, credential, purpose, watched)
  present(issuer, credential, purpose, watched)
  assert.equal(new Set(drawn).size, 2 * 6)
})

test('a presentation with any byte changed is refused', () => {
  const accepted = [...presentation.keys()].filter(at => tagsOf(withChangedByte(presentation, at)))
  assert.deepEqual(accepted, [])
})

test('malformed and random bytes are refused without an error', () => {
  for (const bytes of malformed(presentation)) assert.equal(tagsOf(bytes), undefined)
  const random = fc.oneof(
    fc.uint8Array({ minLength: 260, maxLength: 260 }),
    fc.uint8Array({ maxLength: 400 }),
  )
  fc.assert(fc.property(random, bytes => tagsOf(bytes) === undefined))
  const points = Array.from({ length: 4 }, (_, at) => presentation.subarray(at * 33, at * 33 + 33))
  const scalars = fc.uint8Array({ minLength: 128, maxLength: 128 })
  fc.assert(
    fc.property(fc.shuffledSubarray(points, { minLength: 4 }), scalars, (shuffled, rest) => {
      return tagsOf(concatBytes(...shuffled, rest)) === undefined
    }),
    { numRuns: 20 },
  )
})

test('a presentation is refused for other bound bytes or uses, and for another number or order of them', () => {
  const two = { uses: usesOf(2), bound }
  const shown = present(issuer, credential, two)
  assert(tagsOf(shown, two))
  const [first, second] = two.uses as [Use, Use]
  for (const uses of [
    [first],
    [second, first],
    [first, first],
    usesOf(3),
    [first, { kind: 'pay', company: second.company }] as Use[],
    [],
  ])
    assert.equal(tagsOf(shown, { uses, bound }), undefined)
  for (const other of [sha256(Uint8Array.of(2)), new Uint8Array(32), bound.subarray(1), new Uint8Array()])
    assert.equal(tagsOf(shown, { uses: two.uses, bound: other }), undefined)
})

test('a presentation without a use, or with one twice, is refused on both sides', () => {
  const none = { uses: [], bound }
  assert.throws(() => present(issuer, credential, none), RangeError)
  assert.equal(tagsOf(new Uint8Array(227), none), undefined)
  const [use] = usesOf(1) as [Use]
  assert.throws(() => present(issuer, credential, { uses: [use, use], bound }), RangeError)
})

test('a presentation is refused under another site, year or key', () => {
  const other = createKey()
  for (const [at, by] of [
    { ...author, issuer: { ...issuer, site: 'other.example' } },
    { ...author, issuer: { ...issuer, year: YEAR + 1 } },
    { ...author, issuer: { ...issuer, publicKey: other.publicKey } },
    { ...author, privateKey: other.privateKey },
    { ...author, issuer: { ...issuer, publicKey: other.publicKey }, privateKey: other.privateKey },
  ].entries())
    assert.equal(tagsOf(presentation, purpose, by), undefined, `${at}`)
})

test('a forged credential, one under a foreign key, and one of another person’s parts are refused', () => {
  const foreign = held()
  const stranger = held({ issuer, privateKey })
  const random = () => G.multiply(randomScalar(systemRandom)).toBytes()
  for (const forged of [
    concatBytes(credential.subarray(0, 32), random(), random()),
    foreign.credential,
    concatBytes(stranger.credential.subarray(0, 32), credential.subarray(32)),
    concatBytes(credential.subarray(0, 65), stranger.credential.subarray(65)),
  ])
    assert.equal(tagsOf(present(issuer, forged, purpose)), undefined)
  assert(tagsOf(present(issuer, stranger.credential, purpose)))
})

test('a damaged credential is an error in the browser', () => {
  for (const bytes of malformed(credential)) assert.throws(() => present(issuer, bytes, purpose), RangeError)
})
