import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { hex, malformed, SITE, usesOf, withChangedByte, YEAR } from '#tests/support/pass/credential.ts'
import { readPoints, scalars, type FillRandom } from './group.ts'
import { createKey, keyId } from './key.ts'
import { present, verify } from './presentation.ts'
import { createRequest } from './request.ts'
import { issue, receive, RESPONSE_LENGTH } from './response.ts'
import { createSeed } from './seed.ts'

const { privateKey, publicKey } = createKey()
const issuer = { site: SITE, year: YEAR, publicKey }
const { request, secrets } = createRequest(issuer, createSeed())
const issued = issue(issuer, privateKey, request)
assert(issued)
const { response } = issued

test('a response has 454 bytes and gives a credential of 98, the same on every device of the account', () => {
  assert.equal(RESPONSE_LENGTH, 454)
  assert.equal(response.length, 454)
  const credential = receive(issuer, secrets, response)
  assert.equal(credential?.length, 98)
  const again = issue(issuer, privateKey, request)
  assert(again && credential)
  const second = receive(issuer, secrets, again.response)
  assert(second)
  assert.equal(hex(second.subarray(0, 32)), hex(credential.subarray(0, 32)))
  assert.notEqual(hex(second.subarray(32)), hex(credential.subarray(32)))
})

test('a response with any byte changed is refused', () => {
  // Every fourth byte: each point and each scalar is changed at its start and elsewhere.
  const places = [...response.keys()].filter(at => at % 4 === 0 || at % 33 === 0)
  const accepted = places.filter(at => receive(issuer, secrets, withChangedByte(response, at)))
  assert.deepEqual(accepted, [])
})

test('malformed and random bytes are refused without an error', () => {
  for (const bytes of malformed(response)) assert.equal(receive(issuer, secrets, bytes), undefined)
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 454, maxLength: 454 }),
      bytes => receive(issuer, secrets, bytes) === undefined,
    ),
  )
})

test('a credential under another key than the pinned one is refused', () => {
  const own = createKey()
  const underOwn = issue({ publicKey: own.publicKey }, own.privateKey, request)
  const lying = issue(issuer, own.privateKey, request)
  assert(underOwn && lying)
  assert.equal(receive(issuer, secrets, underOwn.response), undefined)
  assert.equal(receive(issuer, secrets, lying.response), undefined)
  assert.equal(receive({ publicKey: own.publicKey }, secrets, response), undefined)
})

for (const [at, name] of ['X0', 'X1', 'X2'].entries())
  test(`a credential under a key whose ${name} alone differs is refused`, () => {
    const mixed = publicKey.slice()
    mixed.set(createKey().publicKey.subarray(33 * at, 33 * at + 33), 33 * at)
    assert.equal(receive({ publicKey: mixed }, secrets, response), undefined)
    const lying = issue({ publicKey: mixed }, privateKey, request)
    assert(lying)
    assert.equal(receive({ publicKey: mixed }, secrets, lying.response), undefined)
  })

test('a response to another request is refused', () => {
  const other = createRequest(issuer, createSeed())
  assert.equal(receive(issuer, other.secrets, response), undefined)
})

test('a malformed public key gives no credential, a malformed private key is an error', () => {
  for (const bytes of malformed(publicKey))
    assert.equal(receive({ publicKey: bytes }, secrets, response), undefined)
  for (const bytes of [...malformed(privateKey), new Uint8Array(128)])
    assert.throws(() => issue(issuer, bytes, request), RangeError)
})

test('the credential is the MAC (x0 + x1·m1 + x2·m2)·U', () => {
  const credential = receive(issuer, secrets, response)
  assert(credential)
  const [U, UPrime] = readPoints(credential.subarray(32), 2) ?? []
  const [x0, x1, x2] = [0, 32, 64].map(at => BigInt(`0x${hex(privateKey.subarray(at, at + 32))}`))
  const factor = scalars.create((x0 as bigint) + (x1 as bigint) * secrets.m1 + (x2 as bigint) * secrets.m2)
  assert(U && UPrime?.equals(U.multiply(factor)))
})

test('an issuer draws b and every blind anew', () => {
  const drawn: string[] = []
  const watched: FillRandom = bytes => {
    crypto.getRandomValues(bytes)
    drawn.push(hex(bytes))
    return bytes
  }
  issue(issuer, privateKey, request, watched)
  issue(issuer, privateKey, request, watched)
  assert.equal(new Set(drawn).size, 2 * (1 + 7))
})

test('a key has an id of 16 bytes, and a credential of one key is worth nothing under the next', () => {
  const next = createKey()
  assert.equal(keyId(publicKey).length, 16)
  assert.notEqual(hex(keyId(publicKey)), hex(keyId(next.publicKey)))
  const credential = receive(issuer, secrets, response)
  assert(credential)
  const purpose = { uses: usesOf(1), bound: new Uint8Array(32) }
  const under = { ...issuer, publicKey: next.publicKey }
  assert.equal(verify(under, next.privateKey, purpose, present(under, credential, purpose)), undefined)
})
