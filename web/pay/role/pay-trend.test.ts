import assert from 'node:assert/strict'
import test from 'node:test'
import { gapOf, payTrend } from './pay-trend.ts'

const years = (...pairs: [p50: number, minimum: number | null][]) =>
  pairs.map(([p50, minimum], i) => ({
    year: 2023 + i,
    p50: p50 * 1e6,
    minimum_wage: minimum && Math.round(minimum * 1e6),
  }))
const kind = (...pairs: Parameters<typeof years>) => payTrend(years(...pairs))?.kind

test('if pay rises more slowly than the minimum wage, the text says that the minimum wage is catching up', () => {
  assert.equal(kind([4.5, 3.9], [4.7, 4.1], [5.1, 4.8]), 'narrowing')
  assert.equal(kind([4.5, 3.9], [6, 4.8]), 'widening')
  assert.equal(kind([4.5, 3.9], [5.4, 4.8]), 'level')
})

test('pay that does not rise, or is below the minimum wage, is described as such', () => {
  assert.equal(kind([5, 3.9], [5, 4.2]), 'falling')
  assert.equal(kind([4.5, 3.9], [4.6, 4.8]), 'under')
})

test('a single year, or years without a minimum wage, give no trend, and the gap is rounded like the figures', () => {
  assert.equal(kind([4.5, 3.9]), undefined)
  assert.equal(kind([4.5, null], [5.1, 4.8]), undefined)
  assert.equal(gapOf({ year: 2026, p50: 5_100_000, minimum_wage: 4_776_543 }), 300_000)
})
