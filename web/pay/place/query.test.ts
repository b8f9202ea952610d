import assert from 'node:assert/strict'
import test from 'node:test'
import { queryString } from '#shared/paths.ts'
import { choiceOf, queryOf } from './query.ts'

const choice = (query: string) => choiceOf(new URLSearchParams(query))

test('an address selects a list, a department and a view of the map, and unknown values are ignored', () => {
  assert.deepEqual(choice('mode=cities'), { mode: 'cities', department: null, reading: 'rupiah' })
  assert.deepEqual(choice('department=it&view=minimum'), { mode: null, department: 'it', reading: 'minimum' })
  assert.deepEqual(choice('mode=gratis&department=x&view=y'), choice(''))
})

test('an address is built as it is parsed, without defaults', () => {
  for (const query of ['', '?mode=top_companies', '?department=it&view=minimum'])
    assert.equal(queryString(queryOf(choice(query))), query)
})
