// Short form of `npm run prove:anonymity`: a few people, one week until Monday's pay figures, the database of the test
// run.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { freshDb } from '#tests/support/database.ts'
import { PLANTS } from './plants.ts'
import { prove } from './prove.ts'
import { found } from './report.ts'

const SIZE = { people: 60, companies: 15, days: 8 }
let names: string[]

test('attackers with a full copy, in the evening or after the night, name nobody better than chance', async () => {
  assert.deepEqual(found(await prove(await freshDb(), { seed: 1, size: SIZE })), [])
})

before(async () => {
  names = found(await prove(await freshDb(), { seed: 1, size: SIZE, plants: Object.keys(PLANTS) }))
})

for (const [plant, { finder, place }] of Object.entries(PLANTS))
  test(`a planted leak is found: ${plant}`, () => {
    assert.ok(
      names.some(line => line.includes(finder) && line.includes(place)),
      names.join('\n'),
    )
  })
