import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { formatManageCode, makeManageCode, parseManageCode } from './manage-code.ts'

const filled = (value: number) => makeManageCode(bytes => bytes.fill(value))

test('a code is accepted by the contract, and no two are the same', () => {
  const codes = new Set(Array.from({ length: 500 }, () => makeManageCode()))
  assert.equal(codes.size, 500)
  for (const code of codes) assert.match(code, MANAGE_CODE)
})

test('a code contains all 128 bits', () => {
  assert.equal(filled(0), '0'.repeat(26))
  assert.equal(filled(255), `7${'Z'.repeat(25)}`)
  const codes = Array.from({ length: 128 }, (_, bit) =>
    makeManageCode(bytes => bytes.map((_byte, index) => (index === bit >> 3 ? 1 << (bit & 7) : 0))),
  )
  assert.equal(new Set([...codes, filled(0)]).size, 129)
})

test('a code is displayed in groups of four', () => {
  assert.equal(formatManageCode('K7Q4M9XW2T3HC8BNV5RZ6JDPYA'), 'K7Q4 M9XW 2T3H C8BN V5RZ 6JDP YA')
})

test('a code written down by hand is accepted: lower case, spaces, dashes, O, I and L', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), random => {
      const code = makeManageCode(bytes => (bytes.set(random), bytes))
      const written = ` ${formatManageCode(code).replaceAll(' ', ' - ')}\n`
      const sloppy = written.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
      assert.equal(parseManageCode(written), code)
      assert.equal(parseManageCode(sloppy), code)
      assert.equal(parseManageCode(sloppy.replaceAll('l', 'I')), code)
    }),
  )
})

test('an invalid code is refused', () => {
  for (const typed of ['', 'K7Q4', `${'0'.repeat(25)}U`, `${'0'.repeat(27)}`, `${'0'.repeat(25)}é`])
    assert.equal(parseManageCode(typed), undefined, typed)
})
