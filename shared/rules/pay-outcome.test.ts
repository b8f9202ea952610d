import assert from 'node:assert/strict'
import test from 'node:test'
import { payAt, payOutcome } from './pay-outcome.ts'

const M = 1_000_000
const RANGE = { p10: 5.8 * M, p25: 6.1 * M, p50: 6.5 * M, p75: 7.3 * M, p90: 8.5 * M }
/** A range of fewer than ten people. */
const SHORT = { ...RANGE, p10: null, p90: null }
const percentile = (pay: number, range = RANGE as typeof RANGE | typeof SHORT) => {
  const { from, to } = payOutcome(pay * M, range).percentile
  return [from, to]
}

test('a pay is below, within or above the middle half, which includes its ends', () => {
  const place = (pay: number) => payOutcome(pay * M, RANGE).place
  assert.deepEqual([5.6, 6.09, 6.1, 6.8, 7.3, 7.31].map(place), [
    'below',
    'below',
    'within',
    'within',
    'within',
    'above',
  ])
  assert.equal(payOutcome(6.8 * M, RANGE).above_median, 300_000)
  assert.equal(payOutcome(6.2 * M, RANGE).above_median, -300_000)
})

test('the percentile is given in steps of ten, linearly interpolated between the quartiles', () => {
  assert.deepEqual(percentile(6.8), [50, 60])
  assert.deepEqual(percentile(7.1), [60, 70])
  assert.deepEqual(percentile(6.5), [50, 60])
  assert.deepEqual(percentile(6), [20, 30])
  assert.deepEqual(percentile(8.5), [80, 90])
})

test('outside the known figures the percentile is left open', () => {
  assert.deepEqual(percentile(5.2), [0, 10])
  assert.deepEqual(percentile(20), [90, 100])
  assert.deepEqual(percentile(5.2, SHORT), [0, 25])
  assert.deepEqual(percentile(8, SHORT), [75, 100])
  assert.deepEqual(percentile(7.3, SHORT), [70, 80])
})

test('if half earn the same, that pay is in their middle', () => {
  const flat = { p10: null, p25: 5 * M, p50: 5 * M, p75: 5 * M, p90: null }
  assert.deepEqual(percentile(5, flat), [50, 60])
  assert.deepEqual(percentile(4.9, flat), [0, 25])
})

test('the pay at a percentile is known between the outermost figures, and not beyond', () => {
  assert.equal(payAt(50, RANGE), 6.5 * M)
  assert.equal(payAt(10, RANGE), 5.8 * M)
  assert.equal(payAt(15, RANGE), 5.9 * M)
  assert.equal(payAt(5, RANGE), undefined)
  assert.equal(payAt(95, RANGE), undefined)
  assert.equal(payAt(15, SHORT), undefined)
})
