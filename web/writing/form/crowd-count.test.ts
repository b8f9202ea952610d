import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPLICANT, CURRENT_EMPLOYEE, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import { crowdOf, isEmpty } from './crowd-count.ts'

const published: ReviewChoices = {
  types: [
    { key: 'employee', count: 60 },
    { key: 'former', count: 20 },
    { key: 'applicant', count: 20 },
  ],
  departments: ['logistics'],
  job_roles: [
    { id: 'guard', name: 'Satpam', count: 60 },
    { id: 'clerk', name: 'Admin', count: 8 },
  ],
  cities: [
    { id: '32.75', name: 'Kota Bekasi', count: 50 },
    { id: '33.74', name: 'Kota Semarang', count: 4 },
  ],
}
const ANYBODY = { department: 'logistics', job_type: 'employee' } as const
const choice = (id: string) => ({ id, label: id })
const crowd = (role: string | null, city: string, employment_status: 0 | 1 | 2 = CURRENT_EMPLOYEE) =>
  crowdOf(published, {
    ...ANYBODY,
    employment_status,
    job_role: role ? choice(role) : null,
    city: choice(city),
  })

test('a common position in a common city has some reviews, and a rare one few', () => {
  assert.equal(crowd('guard', '32.75'), 'some')
  assert.equal(crowd('clerk', '33.74'), 'few')
})

test('details shared by fewer than three are not published, and count as few', () => {
  assert.equal(crowd('director', '32.75'), 'few')
  assert.equal(crowd('guard', '11.01'), 'few')
})

test('without the position the number is never lower, and here it is higher', () => {
  assert.equal(crowd(null, '32.75'), 'some')
  assert.equal(crowd(null, '33.74'), 'few')
})

test('a former employee is compared with former employees, and an applicant with applicants', () => {
  assert.equal(crowd('guard', '32.75', FORMER_EMPLOYEE), 'some')
  assert.equal(crowd(null, '32.75', APPLICANT), 'some')
  assert.equal(crowd('guard', '33.74', APPLICANT), 'few')
})

test('a company without reviews has no count', () => {
  const none: ReviewChoices = { types: [], departments: [], job_roles: [], cities: [] }
  assert.ok(isEmpty(none))
  assert.ok(!isEmpty(published))
  const entered = {
    ...ANYBODY,
    employment_status: CURRENT_EMPLOYEE,
    job_role: null,
    city: choice('32.75'),
  } as const
  assert.equal(crowdOf(none, entered), 'few')
})

test('directors and executives count as few, however many reviews there are', () => {
  const guard = {
    employment_status: CURRENT_EMPLOYEE,
    job_role: choice('guard'),
    city: choice('32.75'),
  } as const
  assert.equal(crowdOf(published, { ...guard, ...ANYBODY }), 'some')
  assert.equal(crowdOf(published, { ...guard, ...ANYBODY, department: 'managing-director' }), 'few')
  assert.equal(crowdOf(published, { ...guard, ...ANYBODY, job_type: 'executive' }), 'few')
  const applied = { ...guard, ...ANYBODY, job_role: null, job_type: 'executive' } as const
  assert.equal(crowdOf(published, { ...applied, employment_status: APPLICANT }), 'some')
})

test('the first employee after applicants counts as one of few, with a position too', () => {
  const types = [{ key: 'applicant' as const, count: 30 }]
  const onlyApplicants: ReviewChoices = { ...published, types }
  const first = { ...ANYBODY, employment_status: CURRENT_EMPLOYEE, city: choice('32.75') } as const
  for (const job_role of [choice('guard'), null])
    assert.equal(crowdOf(onlyApplicants, { ...first, job_role }), 'few')
})
