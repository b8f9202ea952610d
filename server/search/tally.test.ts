import assert from 'node:assert/strict'
import test from 'node:test'
import { ANSWERS } from '#shared/contract/keys.ts'
import { maskOf } from './filters.ts'
import { countByCity, tallyOf } from './tally.ts'

const PARKED = maskOf(['parkingspace'])
const FOUR_STARS = 4 << ANSWERS.length

test('cities are counted anew for each way to narrow, though a way asked for before is kept', () => {
  const tally = tallyOf([
    { city_id: 'a', kind: PARKED, companies: 2 },
    { city_id: 'a', kind: PARKED + FOUR_STARS, companies: 3 },
    { city_id: 'b', kind: PARKED + FOUR_STARS, companies: 1 },
  ])
  const count = (filters: object) => Object.fromEntries(countByCity(tally, { feature: [], ...filters }))
  for (let turn = 0; turn < 2; turn += 1) {
    assert.deepEqual(count({}), { a: 5, b: 1 })
    assert.deepEqual(count({ score: 4 }), { a: 3, b: 1 })
    assert.deepEqual(count({ feature: ['parkingspace'] }), { a: 5, b: 1 })
    assert.deepEqual(count({ feature: ['freemeals'] }), {})
    assert.deepEqual(count({ recommend: '1' }), {})
    assert.deepEqual(count({ city: 'b' }), { a: 5, b: 1 }, 'a chosen city hides no other')
  }
})
