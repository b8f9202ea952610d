import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { hex, malformed, SITE, withChangedByte, YEAR } from '#tests/support/pass/credential.ts'
import { G, H, type FillRandom } from './group.ts'
import { createKey } from './key.ts'
import { prove } from './proof.ts'
import { createRequest, REQUEST_LENGTH, verifyRequest } from './request.ts'
import { issue } from './response.ts'
import { createSeed } from './seed.ts'

const { privateKey, publicKey } = createKey()
const issuer = { site: SITE, year: YEAR, publicKey }
const seed = createSeed()
const { request } = createRequest(issuer, seed)
const m1EncOf = (other: Uint8Array) => hex(other.subarray(0, 33))

test('a request has 226 bytes and is accepted', () => {
  assert.equal(REQUEST_LENGTH, 226)
  assert.equal(request.length, 226)
  assert(verifyRequest(request))
})

test('every device with the seed commits to the same secret with the same bytes, and nothing else is equal', () => {
  const again = createRequest(issuer, seed).request
  assert.equal(m1EncOf(again), m1EncOf(request))
  assert.equal(hex(issue(issuer, privateKey, again)?.m1Enc ?? new Uint8Array()), m1EncOf(request))
  const rest = [33, 66, 98, 130, 162, 194]
  for (const at of rest) assert.notEqual(hex(again.subarray(at, at + 32)), hex(request.subarray(at, at + 32)))
})

test('another seed, year or site commits to another secret, another key does not', () => {
  const others = [
    createRequest(issuer, createSeed()),
    createRequest({ ...issuer, year: YEAR + 1 }, seed),
    createRequest({ ...issuer, site: 'other.example' }, seed),
  ]
  assert.equal(new Set([request, ...others.map(other => other.request)].map(m1EncOf)).size, 4)
  assert.equal(
    m1EncOf(createRequest({ ...issuer, publicKey: createKey().publicKey }, seed).request),
    m1EncOf(request),
  )
})

test('a request with any byte changed is refused', () => {
  const accepted = [...request.keys()].filter(at => verifyRequest(withChangedByte(request, at)))
  assert.deepEqual(accepted, [])
})

test('malformed and random bytes are refused without an error', () => {
  for (const bytes of malformed(request)) assert.equal(issue(issuer, privateKey, bytes), undefined)
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 226, maxLength: 226 }),
      bytes => verifyRequest(bytes) === undefined,
    ),
  )
})

test('a commitment copied from another account is refused without its proof', () => {
  const other = createRequest(issuer, createSeed()).request
  const copied = other.slice()
  copied.set(request.subarray(0, 33))
  assert.equal(verifyRequest(copied), undefined)
})

test('a proof for one relation does not serve as a proof for another session', () => {
  const m = 7n
  const relation = {
    session: new TextEncoder().encode('another session'),
    elements: { G, H, m1Enc: G.multiply(m).add(H), m2Enc: G.add(H.multiply(m)) },
    secrets: ['m1', 'm2', 'r1', 'r2'],
    equations: [
      ['m1Enc', ['m1', 'G'], ['r1', 'H']],
      ['m2Enc', ['m2', 'G'], ['r2', 'H']],
    ] as [string, ...[string, string][]][],
  }
  const proof = prove(relation, [m, 1n, 1n, m], bytes => crypto.getRandomValues(bytes))
  const bytes = [...relation.elements.m1Enc.toBytes(), ...relation.elements.m2Enc.toBytes(), ...proof]
  assert.equal(verifyRequest(Uint8Array.from(bytes)), undefined)
})

test('each request draws fresh randomness, and a source that gives only zeros is refused', () => {
  const drawn: string[] = []
  const watched: FillRandom = bytes => {
    crypto.getRandomValues(bytes)
    drawn.push(hex(bytes))
    return bytes
  }
  createRequest(issuer, seed, watched)
  createRequest(issuer, seed, watched)
  assert.equal(new Set(drawn).size, 2 * (1 + 4))
  assert(drawn.every(bytes => bytes.length === 2 * 48))
  assert.throws(() => createRequest(issuer, seed, bytes => bytes), /no randomness/)
})

test('a seed of another length is refused', () => {
  assert.throws(() => createRequest(issuer, seed.subarray(1)), RangeError)
})
