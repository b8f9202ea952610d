import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnPay } from '#shared/contract/pay/giving.ts'
import { isEditable } from './pay-edit-draft.ts'

const counted: OwnPay = {
  company: null,
  state: 'counted',
  year: 2026,
  guideline: null,
  note: null,
  comment_hidden: null,
  pay: {
    department: 'logistics',
    job_type: 'employee',
    job_role_id: null,
    city_id: '32.75',
    monthly_salary: 6_000_000,
    fixed_allowances: null,
    thr_months: null,
    bonus_months: null,
    years_in_role: null,
    salary_comment: null,
  },
  again: true,
}

test('an amount whose year can no longer be given cannot be changed, nor can a deleted one', () => {
  assert.equal(isEditable(counted), true)
  assert.equal(isEditable({ ...counted, again: false }), false)
  assert.equal(isEditable({ ...counted, pay: null }), false)
})
