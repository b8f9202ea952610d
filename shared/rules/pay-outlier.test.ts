import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOutlier } from './pay-outlier.ts'

const pay = { base: 6_000_000, allowances: null, job_type: 'employee' } as const

test('common amounts count without a check', () => {
  assert.equal(isOutlier(pay), false)
  assert.equal(isOutlier({ ...pay, base: 30_000_000 }), false)
  assert.equal(isOutlier({ ...pay, base: 120_000_000, job_type: 'executive' }), false)
  assert.equal(isOutlier({ ...pay, base: 400_000, job_type: 'intern' }), false)
})

test('a rare amount, together with its allowances, is checked', () => {
  assert.equal(isOutlier({ ...pay, base: 72_000_000 }), true)
  assert.equal(isOutlier({ ...pay, base: 25_000_000, allowances: 8_000_000 }), true)
  assert.equal(isOutlier({ ...pay, base: 160_000_000, job_type: 'executive' }), true)
  assert.equal(isOutlier({ ...pay, base: 620_000 }), true)
  assert.equal(isOutlier({ ...pay, allowances: 6_500_000 }), true)
})
