import assert from 'node:assert/strict'
import test from 'node:test'
import { maskEmail } from './mask.ts'

test('of an address only its first letter and its host are shown', () => {
  assert.equal(maskEmail('budi.santoso@contoh.id'), 'b•••@contoh.id')
  assert.equal(maskEmail('b@contoh.id'), 'b•••@contoh.id')
})

test('what is no address is not shown at all', () => {
  for (const text of ['', 'budi', '@contoh.id']) assert.equal(maskEmail(text), '•••')
})
