import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoreBand } from './score-bands.ts'

test('a score on a bound belongs to the better band', () => {
  assert.equal(scoreBand(4.5), 'very_good')
  assert.equal(scoreBand(3.5), 'good')
  assert.equal(scoreBand(2.5), 'okay')
})

test('a score displayed as a bound belongs to the better band, and one displayed below it to the worse one', () => {
  assert.deepEqual([4.45, 3.45, 2.45].map(scoreBand), ['very_good', 'good', 'okay'])
  assert.deepEqual([4.449, 3.449, 2.449].map(scoreBand), ['good', 'okay', 'acceptable'])
})

test('the ends of the scale have bands', () => {
  assert.equal(scoreBand(5), 'very_good')
  assert.equal(scoreBand(1), 'acceptable')
})
