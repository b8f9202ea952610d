import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ANSWERS,
  APPLICANT,
  APPLICANT_RATINGS,
  CURRENT_EMPLOYEE,
  EMPLOYEE_RATINGS,
  FORMER_EMPLOYEE,
  type EmploymentStatus,
} from '#shared/contract/keys.ts'
import { COMPANY_NAME } from '#shared/contract/fields.ts'
import {
  FIRST_YEAR,
  HEADLINE,
  LONGEST_TEXT,
  reviewSubmission,
  ROLE_NAME,
} from '#shared/contract/writing/writing.ts'
import { errors } from '#shared/messages/id/site/errors.ts'
import { writing } from '#shared/messages/id/writing/writing.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { firstStepWith, formErrors, furthestStep, mistakesOn } from '#web/forms/form.ts'
import { LIMITS, type Wording } from '../parts/limits.ts'
import { reviewRules } from '../review-rules.ts'
import {
  emptyDraft,
  hasWords,
  lostByStatus,
  ownRole,
  unlistedCompany,
  withCompany,
  withStatus,
  type Draft,
} from './draft.ts'
import { fieldsOf, formField, stepsOf } from './review-steps.ts'
import { submissionOf } from '../submission.ts'
import { completeDraft } from '../example-draft.ts'

const words: Wording = {
  locale: 'id',
  field: errors.field,
  salary: writing.salary,
  chooseCompany: writing.fields.company_id.choose,
}
const form = reviewRules(words)
const KINDS = [CURRENT_EMPLOYEE, FORMER_EMPLOYEE, APPLICANT] as const
const mistakes = (draft: Draft) =>
  Object.assign({}, ...stepsOf(draft.employment_status).map(step => mistakesOn(form, step, draft)))

test('a complete draft of every kind has no mistakes and is accepted by the contract', () => {
  for (const kind of KINDS) {
    const draft = completeDraft(kind)
    assert.deepEqual(mistakes(draft), {})
    assert.equal(furthestStep(form, draft), 'check')
    const parsed = reviewSubmission.safeParse(submissionOf(draft, makeManageCode(), 'id'))
    assert.deepEqual(parsed.error?.issues, undefined)
  }
})

test('an empty draft of every kind names each required field and no other', () => {
  const common = ['agree', 'city_id', 'company_id', 'headline', 'overall_sentiment', 'recommended']
  const employed = [...common, ...EMPLOYEE_RATINGS.map(key => `ratings_${key}`), 'department', 'job_type']
  const applied = [
    'application_result',
    'interview_rounds',
    'job_role_id',
    'left_at_year',
    'surprise_question',
  ]
  const required: Record<EmploymentStatus, string[]> = {
    0: employed,
    1: [...employed, 'left_at_year'],
    2: [...common, ...APPLICANT_RATINGS.map(key => `ratings_${key}`), ...applied],
  }
  for (const kind of KINDS)
    assert.deepEqual(Object.keys(mistakes(withStatus(emptyDraft(), kind))).sort(), required[kind].toSorted())
})

test('the relation to the company is asked before anything that depends on it', () => {
  assert.deepEqual(Object.keys(mistakesOn(form, 'who', emptyDraft())), ['company_id', 'employment_status'])
})

test('an unlisted position is sent in its own words', () => {
  const draft = { ...completeDraft(APPLICANT), job_role: ownRole(' Penenun Songket ') }
  assert.deepEqual(mistakes(draft), {})
  const parsed = reviewSubmission.parse(submissionOf(draft, makeManageCode(), 'id'))
  assert.deepEqual([parsed.job_role_id, parsed.job_role], [null, 'Penenun Songket'])
  assert.deepEqual(Object.keys(mistakes({ ...draft, job_role: ownRole(' ') })), ['job_role_id'])
})

test('every field that the browser requires is required by the contract too', () => {
  for (const kind of KINDS) {
    const draft = withStatus(emptyDraft(), kind)
    const parsed = reviewSubmission.safeParse(submissionOf(draft, makeManageCode(), 'id'))
    const refused = new Set(parsed.error?.issues.map(({ path }) => formField(path.join('_'))))
    for (const field of Object.keys(mistakes(draft))) assert.ok(refused.has(field), `${kind}: ${field}`)
  }
})

test('the limits of the form are those of the contract', () => {
  assert.deepEqual(LIMITS.companyName, COMPANY_NAME)
  assert.deepEqual(LIMITS.headline, HEADLINE)
  assert.deepEqual(LIMITS.roleName, ROLE_NAME)
  assert.equal(LIMITS.text, LONGEST_TEXT)
  assert.equal(LIMITS.firstYear, FIRST_YEAR)
})

test('every rating of an employee has its place in the form', () => {
  const employee = stepsOf(CURRENT_EMPLOYEE).flatMap(step => fieldsOf(step, CURRENT_EMPLOYEE))
  for (const key of EMPLOYEE_RATINGS) assert.ok(employee.includes(`ratings_${key}`), key)
})

test('an error of the server leads to the step of its field, and one without a field to no step', () => {
  const stepOf = (name: string, status: EmploymentStatus) =>
    firstStepWith(form, Object.keys(formErrors(form, { [name]: ['wrong'] })), completeDraft(status))
  for (const key of APPLICANT_RATINGS) assert.equal(stepOf(`ratings_${key}`, APPLICANT), 'process')
  for (const key of ANSWERS) assert.equal(stepOf(`answers_${key}`, CURRENT_EMPLOYEE), 'overall')
  assert.equal(stepOf('company', CURRENT_EMPLOYEE), 'who')
  assert.equal(stepOf('manage_code', CURRENT_EMPLOYEE), undefined)
})

test('a changed status empties the fields of the other one, and keeps company, city and shared fields', () => {
  const before = completeDraft(FORMER_EMPLOYEE)
  const after = withStatus(before, APPLICANT)
  assert.deepEqual(lostByStatus(after), [])
  const emptied = [
    'left_at_year',
    'department',
    'job_type',
    'application_result',
    'headline',
    'salary',
    'advice',
  ] as const
  for (const key of emptied) assert.equal(after[key], '', key)
  assert.deepEqual([after.ratings, after.answers, after.recommended], [{}, {}, null])
  assert.deepEqual([after.company, after.city, after.likes], [before.company, before.city, before.likes])
})

test('the fields that a changed status would empty are listed, and only filled ones', () => {
  const draft = {
    ...emptyDraft(),
    likes: 'Ramah',
    headline: 'Ramai',
    ratings: { salary: 4 },
    salary: '6 juta',
  }
  assert.deepEqual(lostByStatus(draft), ['ratings', 'headline', 'salary'])
  const changed = withStatus(draft, APPLICANT)
  for (const key of Object.keys(draft) as (keyof Draft)[])
    if (key !== 'employment_status' && key !== 'status_chosen')
      assert.equal(
        JSON.stringify(changed[key]) !== JSON.stringify(draft[key]),
        lostByStatus(draft).some(lost => lost === key),
        key,
      )
})

test('a form without words changes its status without a question', () => {
  assert.deepEqual(lostByStatus(emptyDraft()), [])
  assert.ok(!hasWords(emptyDraft({ id: 'x', slug: 'x', name: 'X' })))
  assert.ok(hasWords({ ...emptyDraft(), likes: 'a' }))
})

test('another company needs a new code and pass, and the same one keeps them', () => {
  const draft = { ...completeDraft(CURRENT_EMPLOYEE), code: 'C', pass: 'P', unsure: true }
  assert.deepEqual(withCompany(draft, draft.company), draft)
  const other = withCompany(draft, { id: 'other', slug: 'other', name: 'Other' })
  assert.deepEqual([other.code, other.pass, other.unsure], [null, null, false])
})

test('an unlisted company needs a name, and is sent with it and the id created in the browser', () => {
  const named = (name: string) => ({ ...completeDraft(CURRENT_EMPLOYEE), company: unlistedCompany(name) })
  assert.deepEqual(mistakes(named(' ')), { company_id: errors.field.required })
  assert.deepEqual(mistakes(named('A')), { company_id: errors.field.too_short(2) })
  assert.deepEqual(mistakes(named('P.T. Tbk')), { company_id: errors.field.company_kind })
  assert.deepEqual(mistakes(named('A'.repeat(121))), { company_id: errors.field.too_long(120) })
  const draft = named('Warung Bu Tini')
  assert.deepEqual(mistakes(draft), {})
  const sent = reviewSubmission.parse(submissionOf(draft, makeManageCode(), 'id'))
  assert.deepEqual([sent.company, sent.company_id], ['Warung Bu Tini', draft.company.id])
  const listed = reviewSubmission.parse(submissionOf(completeDraft(CURRENT_EMPLOYEE), makeManageCode(), 'id'))
  assert.equal(listed.company, null)
})

test('an unlisted position is reported at its field if it is empty, too short or too long', () => {
  const named = (label: string) => mistakes({ ...completeDraft(APPLICANT), job_role: ownRole(label) })
  assert.deepEqual(named(' '), { job_role_id: errors.field.required })
  assert.deepEqual(named('A'), { job_role_id: errors.field.too_short(LIMITS.roleName.min) })
  assert.deepEqual(named('A'.repeat(121)), { job_role_id: errors.field.too_long(LIMITS.roleName.max) })
  assert.deepEqual(named('Penenun'), {})
})

test('a salary is accepted as written, leads to a question if it is unusual, and is refused out of bounds', () => {
  const salaryOf = (salary: string, salary_sure: number | null = null) => {
    const draft = { ...completeDraft(CURRENT_EMPLOYEE), salary, salary_sure }
    return mistakesOn(form, 'text', draft)['monthly_salary']
  }
  assert.equal(salaryOf(''), undefined)
  assert.equal(salaryOf('6,8 juta'), undefined)
  assert.equal(salaryOf('enam juta'), writing.salary.notTaken.unclear)
  assert.equal(salaryOf(' 4,5'), 'Maksudmu 4,5 juta? Tulis juga “juta”.')
  assert.equal(salaryOf('5.5'), 'Maksudmu 5,5 juta? Tulis juga “juta”.')
  assert.equal(salaryOf('4,25'), 'Maksudmu 4,25 juta? Tulis juga “juta”.')
  assert.equal(salaryOf('12'), writing.salary.millions('12'))
  assert.equal(salaryOf('50.000'), writing.salary.tooLow('Rp\u00a0100.000'))
  assert.equal(salaryOf('$500'), writing.salary.notTaken.foreign)
  assert.equal(salaryOf('120 juta setahun'), writing.salary.yearly('Rp\u00a0120.000.000'))
  assert.equal(salaryOf('2 miliar'), writing.salary.tooHigh('Rp\u00a01.000.000.000'))
  assert.equal(salaryOf('250 juta'), writing.salary.ask)
  assert.equal(salaryOf('250 juta', 250_000_000), undefined)
  assert.equal(salaryOf('251 juta', 250_000_000), writing.salary.ask)
})

test('an applicant sends no department, salary or answers, and a surprise only if there was one', () => {
  const draft = {
    ...completeDraft(APPLICANT),
    salary: '8 juta',
    surprise_question: false,
    surprise_text: 'lama',
  }
  const body = submissionOf(draft, 'C', 'id')
  for (const key of ['department', 'job_type', 'answers', 'monthly_salary']) assert.ok(!(key in body), key)
  assert.equal(body['surprise_text'], null)
})
