import assert from 'node:assert/strict'
import test from 'node:test'
import { oneAtATime, troubleOf, without } from './use-submit.ts'

const WORDS = { offline: 'Tidak ada koneksi.', tooSoon: (seconds: number) => `Tunggu ${seconds} detik.` }
const refusal = (part: object) => ({ status: 422, code: 'invalid', message: '', errors: {}, ...part })

test('a refusal is shown beside its fields, and disappears when they are edited', () => {
  const trouble = troubleOf(refusal({ errors: { email: ['Tidak dikenal.'], name: ['Kosong.'] } }), WORDS)
  assert.deepEqual(trouble, { fields: { email: 'Tidak dikenal.', name: 'Kosong.' } })
  assert.deepEqual(without('email', trouble), { fields: { name: 'Kosong.' }, edited: true })
})

test('the refusal of a field that the form does not have is shown for the whole form', () => {
  const errors = { name: ['Kosong.'], company_id: ['Tidak ada.'] }
  assert.deepEqual(troubleOf(refusal({ errors }), WORDS, ['name']), {
    fields: { name: 'Kosong.' },
    message: 'Tidak ada.',
  })
})

test('errors without an explanation by the server get one here: no connection, and too many requests', () => {
  assert.equal(troubleOf(refusal({ status: 0, code: 'offline' }), WORDS).message, WORDS.offline)
  const limited = refusal({ status: 429, code: 'rate_limited', message: 'Terlalu sering.', retryAfter: 30 })
  assert.equal(troubleOf(limited, WORDS).message, 'Tunggu 30 detik.')
  assert.equal(troubleOf(limited, { offline: WORDS.offline }).message, 'Terlalu sering.')
})

test('an unexpected error is thrown again', () => {
  assert.throws(() => troubleOf(new TypeError('bug'), WORDS), TypeError)
})

test('one request at a time: a second press is ignored until the first request has ended, also by an error', async () => {
  const run = oneAtATime()
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const press = (name: string, call: Promise<void>) =>
    run(() => {
      begun.push(name)
      return call
    })
  const running = press('first', first.promise)
  await press('second', Promise.resolve())
  first.reject(new Error('no connection'))
  await assert.rejects(running)
  await press('third', Promise.resolve())
  assert.deepEqual(begun, ['first', 'third'])
})
