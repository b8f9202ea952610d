import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoreBand } from './score-bands.ts'

test('a score on a bound belongs to the better band', () => {
  assert.equal(scoreBand(4.5), 'very_good')
  assert.equal(scoreBand(3.5), 'good')
  assert.equal(scoreBand(2.5), 'okay')
})

test('a score just below a bound belongs to the worse band', () => {
  assert.equal(scoreBand(4.499), 'good')
  assert.equal(scoreBand(3.499), 'okay')
  assert.equal(scoreBand(2.499), 'acceptable')
})

test('the ends of the scale have bands', () => {
  assert.equal(scoreBand(5), 'very_good')
  assert.equal(scoreBand(1), 'acceptable')
})
