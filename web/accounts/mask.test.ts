import assert from 'node:assert/strict'
import test from 'node:test'
import { masked, maskEmail, maskPhone } from './mask.ts'
import { nameOf } from './name.ts'

test('of an address only its first letter and its host are shown', () => {
  assert.equal(maskEmail('budi.santoso@contoh.id'), 'b•••@contoh.id')
  assert.equal(maskEmail('b@contoh.id'), 'b•••@contoh.id')
})

test('of a number only its last three digits are shown', () => {
  assert.equal(maskPhone('+6281234567890'), '+62 8••-••••-•890')
  assert.equal(maskPhone('+62811123456'), '+62 8••-•••4-56')
})

test('an invalid address is not shown at all', () => {
  for (const text of ['', 'budi', '@contoh.id']) assert.equal(maskEmail(text), '•••')
  for (const text of ['', '0812', '+62', '+6281', 'budi@contoh.id']) assert.equal(maskPhone(text), '•••')
})

test('a browser stores no address of an account, and shows the masked one that the account has', () => {
  const byPhone = masked({ id: '1', email: null, phone_number: '+6281234567890' })
  assert.equal(JSON.stringify(byPhone).includes('4567'), false)
  assert.equal(nameOf(byPhone), '+62 8••-••••-•890')
  assert.equal(nameOf(masked({ email: 'budi@contoh.id', phone_number: null })), 'b•••@contoh.id')
})
