import assert from 'node:assert/strict'
import test from 'node:test'
import { withCode, withoutCodes } from './attempt.ts'

const mail = (to: string) => ({ channel: 'email', to }) as const
const sent = (user_id: string) => ({ user_id, expires_in: 300, resend_in: 60 })

test('a resent code comes before the older ones that still work', () => {
  const first = withCode(undefined, mail('a@contoh.id'), sent('1'), 0)
  assert.deepEqual(first, {
    channel: 'email',
    to: 'a@contoh.id',
    codes: [{ user_id: '1', expires_at: 300_000 }],
    resend_at: 60_000,
  })
  const second = withCode(first, mail('a@contoh.id'), sent('2'), 100_000)
  assert.deepEqual(
    second.codes.map(code => code.user_id),
    ['2', '1'],
  )
  const third = withCode(second, mail('a@contoh.id'), sent('3'), 300_000)
  assert.deepEqual(
    third.codes.map(code => code.user_id),
    ['3', '2'],
  )
})

test('an attempt with used-up codes is kept, and the next code is its only one', () => {
  const first = withCode(undefined, mail('a@contoh.id'), sent('1'), 0)
  const over = withoutCodes(first, 10_000)
  assert.deepEqual(over, { ...first, codes: [{ user_id: '1', expires_at: 9_000 }] })
  const next = withCode(over, mail('a@contoh.id'), sent('2'), 70_000)
  assert.deepEqual(
    next.codes.map(code => code.user_id),
    ['2'],
  )
})

test('another address starts a new attempt', () => {
  const first = withCode(undefined, mail('a@contoh.id'), sent('1'), 0)
  assert.equal(withCode(first, mail('b@contoh.id'), sent('2'), 1).codes.length, 1)
})
