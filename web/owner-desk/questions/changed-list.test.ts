import assert from 'node:assert/strict'
import test from 'node:test'
import { changedList } from './changed-list.ts'

type List = Parameters<typeof changedList>[0]

const one = (id: string, own: object | null = null) => ({ question: { id }, own })
const list = {
  questions: [one('a'), one('b')],
  counts: { unanswered: 2, answered: 5, all: 7 },
} as unknown as List
const answered = one('a', { words: 'Ya.' }) as never

test('a question that the company answers counts as answered at once, and only once', () => {
  const after = changedList(list, 'a', answered)
  assert.deepEqual(after.counts, { unanswered: 1, answered: 6, all: 7 })
  assert.deepEqual(after.questions, [answered, one('b')])
  assert.deepEqual(changedList(after, 'a', answered).counts, after.counts)
})

test('a question removed from the page is no longer counted', () => {
  const after = changedList(list, 'b')
  assert.deepEqual(after.counts, { unanswered: 1, answered: 5, all: 6 })
  assert.deepEqual(after.questions, [one('a')])
})
