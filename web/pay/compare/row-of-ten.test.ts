import assert from 'node:assert/strict'
import test from 'node:test'
import { rowOfTen } from './row-of-ten.ts'

const M = 1_000_000
const RANGE = { p10: 5.8 * M, p25: 6.1 * M, p50: 6.5 * M, p75: 7.3 * M, p90: 8.5 * M }
const SHORT = { ...RANGE, p10: null, p90: null }
const kinds = (pay: number, range = RANGE as typeof RANGE | typeof SHORT) =>
  rowOfTen(pay * M, range)
    .bars.map(({ kind }) => kind.charAt(0))
    .join('')
const counts = (pay: number, range = RANGE as typeof RANGE | typeof SHORT) => {
  const { lower, higher } = rowOfTen(pay * M, range)
  return [lower.from, lower.to, higher.from, higher.to]
}

test('your figure comes after those who are paid less, and the outermost people are open', () => {
  assert.equal(kinds(6.8), 'okkkkkykkko')
  assert.deepEqual(counts(6.8), [6, 6, 4, 4])
})

test('outside the known figures your position relative to the outermost person is open', () => {
  assert.equal(kinds(5.2), 'oykkkkkkkko')
  assert.deepEqual(counts(5.2), [0, 1, 9, 10])
  assert.equal(kinds(20), 'okkkkkkkkyo')
  assert.deepEqual(counts(20), [9, 10, 0, 1])
})

test('of fewer than ten people two at each end are open', () => {
  assert.equal(kinds(6.8, SHORT), 'ookkkkykkoo')
  assert.deepEqual(counts(5, SHORT), [0, 2, 8, 10])
})
