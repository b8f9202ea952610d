import assert from 'node:assert/strict'
import test from 'node:test'
import type { Reading } from '../place/query.ts'
import { levelOf, readAs, scaleFor } from './scale.ts'

const province = (p50: number | null, minimum_wage: number | null = 4e6) => ({
  code: '31',
  name: 'DKI Jakarta',
  range: p50 === null ? null : { people: 50 as const, p10: null, p25: p50, p50, p75: p50, p90: null },
  minimum_wage,
})
const read = (reading: Reading, pays: (number | null)[]) =>
  readAs(
    pays.map(pay => province(pay)),
    reading,
  )

test('a province is shown in rupiah, or as a rounded multiple of its minimum wage', () => {
  const jakarta = province(7_900_000, 5_729_876)
  const values = (reading: Reading, given = jakarta) => readAs([given], reading).map(({ value }) => value)
  assert.deepEqual(values('rupiah'), [7_900_000])
  assert.deepEqual(values('minimum'), [1.4])
  assert.deepEqual(values('minimum', province(5_700_000, 5_729_876)), [0.9], 'below it is below it')
  assert.deepEqual(values('minimum', province(5_729_876, 5_729_876)), [1])
  assert.deepEqual(values('minimum', province(7_900_000, null)), [null])
  assert.deepEqual(values('rupiah', province(null)), [null])
})

test('the steps fit the shown figures: those of all work, and higher ones for a department that earns more', () => {
  assert.deepEqual(
    scaleFor(read('rupiah', [3.1e6, 4.2e6, null, 4.8e6, 5.6e6, 7.9e6]), 'rupiah'),
    [4e6, 5e6, 6e6],
  )
  assert.deepEqual(scaleFor(read('rupiah', [8e6, 11e6, 12e6]), 'rupiah'), [8e6, 11e6, 14e6])
  assert.deepEqual(scaleFor(read('minimum', [4.4e6, 4.8e6, 5.2e6]), 'minimum'), [1, 1.2, 1.4])
})

test('an unknown value has no level, and a value is on the step that it reaches', () => {
  const levels = [null, 3.9e6, 4e6, 5.9e6, 6e6].map(value => levelOf(value, [4e6, 5e6, 6e6]))
  assert.deepEqual(levels, [0, 1, 2, 3, 4])
})
