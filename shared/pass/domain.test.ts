import assert from 'node:assert/strict'
import test from 'node:test'
import { hex } from '#tests/support/pass/credential.ts'
import { accountContext, DOMAIN, requestContext, useContext } from './domain.ts'

const COMPANY = '00112233-4455-6677-8899-aabbccddeeff'
const BYTES = '00112233445566778899aabbccddeeff'

test('a context is its fields, each after its length in two bytes', () => {
  assert.equal(
    hex(useContext({ kind: 'review', company: COMPANY }, 2027)),
    `0006${hex(Buffer.from('review'))}0010${BYTES}000207eb`,
  )
  assert.equal(
    hex(useContext({ kind: 'pay', company: COMPANY }, 2027)),
    `0003${hex(Buffer.from('pay'))}0010${BYTES}000207eb`,
  )
  assert.equal(
    hex(useContext({ kind: 'pay', company: null }, 2027)),
    `0003${hex(Buffer.from('pay'))}0010${'00'.repeat(16)}000207eb`,
  )
})

test('a company’s identifier is the same in capital letters, and anything else is an error', () => {
  assert.equal(
    hex(useContext({ kind: 'review', company: COMPANY.toUpperCase() }, 2027)),
    hex(useContext({ kind: 'review', company: COMPANY }, 2027)),
  )
  for (const no of ['', BYTES, `${COMPANY}0`, `x${COMPANY.slice(1)}`])
    assert.throws(() => useContext({ kind: 'review', company: no }, 2027), RangeError)
  for (const year of [-1, 1.5, 65_536, Number.NaN])
    assert.throws(() => useContext({ kind: 'review', company: COMPANY }, year), RangeError)
})

test('fields that joined would be equal have different bytes', () => {
  const id = new Uint8Array(16)
  assert.notEqual(hex(requestContext('a', 0x6162, id)), hex(requestContext('aab', 0, id)))
  assert.notEqual(hex(accountContext('site', 2027, id)), hex(accountContext('site', 2028, id)))
})

test('no two hashes have the same domain string', () => {
  const strings = Object.values(DOMAIN)
  assert.equal(new Set(strings).size, strings.length)
})
