import assert from 'node:assert/strict'
import test from 'node:test'
import { queryString } from '#shared/paths.ts'
import { askedOf, queryOf } from './query.ts'

const asked = (query: string) => askedOf(new URLSearchParams(query))

test('an address selects a list, a department and a view of the map, and unknown values are ignored', () => {
  assert.deepEqual(asked('mode=cities'), { mode: 'cities', department: null, reading: 'rupiah' })
  assert.deepEqual(asked('department=it&view=minimum'), { mode: null, department: 'it', reading: 'minimum' })
  assert.deepEqual(asked('mode=gratis&department=x&view=y'), asked(''))
})

test('an address is built as it is parsed, without defaults', () => {
  for (const query of ['', '?mode=top_companies', '?department=it&view=minimum'])
    assert.equal(queryString(queryOf(asked(query))), query)
})
