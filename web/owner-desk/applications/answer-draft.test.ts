import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { answerDraft, wipeGoneAnswers } from './answer-draft.ts'

/** Without browser storage the drafts are in memory. */
const write = (...ids: string[]) => ids.forEach(id => answerDraft(id).put({ message: `Halo ${id}` }))
const stored = (...ids: string[]) => ids.filter(id => answerDraft(id).get() !== undefined)

test('the draft of an answer is deleted when its application is no longer pending, and stays while it is', () => {
  write('waits', 'withdrawn', 'deleted')
  const applications = [
    { id: 'waits', state: 'seen' },
    { id: 'withdrawn', state: 'withdrawn' },
  ] as const
  wipeGoneAnswers({ applications: [...applications], counts: { all: APPLICATION.listed } })
  assert.deepEqual(stored('waits', 'withdrawn', 'deleted').length, 3, 'a list that may be cut says nothing')
  wipeGoneAnswers({ applications: [...applications], counts: { all: 2 } })
  assert.deepEqual(stored('waits', 'withdrawn', 'deleted'), ['waits'])
})
