import assert from 'node:assert/strict'
import test from 'node:test'
import { raiseFor } from './raise.ts'

const range = { p10: null, p25: 6_100_000, p50: 6_500_000, p75: 7_300_000, p90: null }

test('pay below the range leads to asking for the middle, and pay within it for the upper end', () => {
  assert.deepEqual(raiseFor(5_600_000, range), {
    kind: 'below',
    from: 6_500_000,
    to: 7_300_000,
    amount: 6_500_000,
  })
  assert.deepEqual(raiseFor(6_800_000, range), {
    kind: 'within',
    from: 6_800_000,
    to: 7_300_000,
    amount: 7_300_000,
  })
})

test('pay at the upper end leads to no suggested amount', () => {
  assert.equal(raiseFor(7_300_000, range), undefined)
  assert.equal(raiseFor(9_000_000, range), undefined)
})
