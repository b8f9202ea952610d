import assert from 'node:assert/strict'
import test from 'node:test'
import { answerThr, readThr, START } from './query.ts'

test('wage and months are enough, and the holiday must be a valid date', () => {
  assert.deepEqual(readThr({ ...START, wage: '6jt', months: '7', holiday: '2028-02-29' }).service, {
    wage: 6_000_000,
    months: 7,
    paidBy: 'month',
    holiday: '2028-02-29',
  })
  for (const holiday of ['2027-02-29', '2027-13-01', '20-03-2027', '1999-01-01'])
    assert.deepEqual(readThr({ ...START, wage: '6jt', holiday }).mistakes, { holiday: true }, holiday)
})

test('a value that the form does not offer is a mistake at its field, and answered with 422', () => {
  const { mistakes, service } = readThr({ wage: '6jt', months: '13', paid_by: 'hour', holiday: '' })
  assert.deepEqual([mistakes, service], [{ months: true, paid_by: true }, undefined])
  assert.equal(answerThr(new URLSearchParams({ ...START, wage: '6jt', months: '-1' })).status, 422)
  assert.equal(answerThr(new URLSearchParams({ ...START, wage: '6jt' })).status, 200)
})
