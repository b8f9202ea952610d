import assert from 'node:assert/strict'
import test from 'node:test'
import { queryString } from '#shared/paths.ts'
import { askedOf, queryOf } from './query.ts'

const asked = (query: string) => askedOf(new URLSearchParams(query))

test('an address asks for a list, a department, a reading of the map; what nobody knows asks for nothing', () => {
  assert.deepEqual(asked('mode=cities'), { mode: 'cities', department: null, reading: 'rupiah' })
  assert.deepEqual(asked('department=it&view=minimum'), { mode: null, department: 'it', reading: 'minimum' })
  assert.deepEqual(asked('mode=gratis&department=x&view=y'), asked(''))
})

test('what is asked for is written as it is read, without what goes by itself', () => {
  for (const query of ['', '?mode=top_companies', '?department=it&view=minimum'])
    assert.equal(queryString(queryOf(asked(query))), query)
})
