import assert from 'node:assert/strict'
import test from 'node:test'
import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import { actsOf } from './acts.ts'

type Reported = Inquiry['contents'][number]
const example: Reported = {
  subject: 'question',
  id: 'q',
  words: 'Kata.',
  locale: 'id',
  shown: true,
  examined: false,
}
const gone: Reported = { ...example, subject: 'answer', id: 'a', words: null, shown: false }
const examined: Reported = { ...gone, words: 'Kata.', examined: true }

const acts = (contents: Reported[], flags: Inquiry['flags'] = []) =>
  actsOf('takedown', { contents: contents, flags })

test('an answer is offered if content is gone or there is none, and never instead of a decision on a takedown', () => {
  assert.deepEqual(acts([]), ['answer', 'refuse'])
  assert.deepEqual(acts([gone]), ['answer', 'refuse'])
  assert.deepEqual(acts([example]), ['hide', 'uphold', 'refuse'])
  assert.deepEqual(acts([example, gone]), ['hide', 'uphold', 'answer', 'refuse'])
  assert.deepEqual(acts([example, gone, examined], ['hidden']), ['uphold', 'refuse'])
  assert.deepEqual(acts([example, gone], ['hidden']), ['uphold', 'answer', 'refuse'])
})
