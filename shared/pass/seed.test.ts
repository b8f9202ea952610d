import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { hex, unhex } from '#tests/support/pass/credential.ts'
import { createSeed, recoveryCodeOf, seedOf } from './seed.ts'

const seeds = fc.uint8Array({ minLength: 16, maxLength: 16 })
const read = (typed: string) => hex(seedOf(typed) ?? new Uint8Array())

test('no two seeds are the same', () => {
  const made = Array.from({ length: 500 }, () => hex(createSeed()))
  assert.equal(new Set(made).size, 500)
  assert(made.every(seed => seed.length === 32))
})

test('a recovery code has 26 characters without I, L, O and U, and gives its seed back', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const code = recoveryCodeOf(seed)
      assert.match(code, /^[0-9A-HJKMNP-TV-Z]{26}$/)
      assert.equal(read(code), hex(seed))
    }),
  )
})

test('a recovery code is read in lower case, in groups, and with O, I and L', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const code = recoveryCodeOf(seed)
      const sloppy = code
        .replace(/.{4}(?=.)/g, '$& - ')
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
      assert.equal(read(` ${sloppy}\n`), hex(seed))
      assert.equal(read(sloppy.replaceAll('l', 'I')), hex(seed))
    }),
  )
})

test('most codes with one wrong character are refused', () => {
  const code = recoveryCodeOf(unhex('00112233445566778899aabbccddeeff'))
  const wrong = [...code].flatMap((right, at) =>
    [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
      .filter(character => character !== right)
      .map(character => code.slice(0, at) + character + code.slice(at + 1)),
  )
  const refused = wrong.filter(typed => seedOf(typed) === undefined).length / wrong.length
  assert(refused > 0.65 && refused < 0.9, `${refused}`)
})

test('what is no code is refused', () => {
  const code = recoveryCodeOf(createSeed())
  for (const typed of ['', code.slice(1), `${code}0`, `${code.slice(1)}U`, `${code.slice(1)}é`])
    assert.equal(seedOf(typed), undefined, typed)
})
