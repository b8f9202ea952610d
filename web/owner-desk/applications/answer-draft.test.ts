import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { answerDraft, wipeGoneAnswers } from './answer-draft.ts'

/** Without storage the page keeps the values in memory. */
const write = (...ids: string[]) => ids.forEach(id => answerDraft(id).put({ message: `Halo ${id}` }))
const kept = (...ids: string[]) => ids.filter(id => answerDraft(id).get() !== undefined)

test('what was typed for an applicant goes when the application waits no longer, and stays while it does', () => {
  write('waits', 'withdrawn', 'deleted')
  const applications = [
    { id: 'waits', state: 'seen' },
    { id: 'withdrawn', state: 'withdrawn' },
  ] as const
  wipeGoneAnswers({ applications: [...applications], counts: { all: APPLICATION.listed } })
  assert.deepEqual(kept('waits', 'withdrawn', 'deleted').length, 3, 'a list that may be cut says nothing')
  wipeGoneAnswers({ applications: [...applications], counts: { all: 2 } })
  assert.deepEqual(kept('waits', 'withdrawn', 'deleted'), ['waits'])
})
