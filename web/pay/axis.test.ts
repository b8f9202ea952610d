import assert from 'node:assert/strict'
import test from 'node:test'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { payAxis } from './axis.ts'

const range = (p25: number, p75: number, p10: number | null = null, p90: number | null = null): PayRange => ({
  people: 25,
  p10,
  p25,
  p50: p25,
  p75,
  p90,
})
const labels = (ranges: PayRange[]) => payAxis(ranges, last => `${last} juta`).ticks.map(({ label }) => label)

test('an axis of pay contains every range, its tenths too, in whole millions', () => {
  assert.deepEqual(labels([range(2.6e6, 3.5e6), range(5.6e6, 6.6e6)]), ['2', '4', '6', '8 juta'])
  assert.deepEqual(labels([range(6.4e6, 12.6e6), range(2.6e6, 4.1e6, 2.2e6, 14.9e6)]), [
    '0',
    '5',
    '10',
    '15 juta',
  ])
})

test('an axis also contains the minimum wages that are drawn on it', () => {
  const { from } = payAxis([range(5.8e6, 6.5e6)], last => last, { others: [2_446_881] })
  assert.equal(from, 2e6)
})

test('a narrow range of pay still has an axis with three ticks', () => {
  assert.deepEqual(labels([range(4e6, 4e6)]), ['4', '5', '6 juta'])
})
