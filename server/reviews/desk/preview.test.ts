// The team's preview of a review equals what readers see after publication, floors included.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { applicantReview, employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

const [BEKASI, SURABAYA] = ['32.75', '35.78']

let it: TestApp
let moderator: string
let reader: string
let companies = 0

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
  reader = (await signIn(it)).token
})
after(() => it.close())

/** Sends and publishes a review; returns the desk's preview and the published review. */
async function publish(body: Record<string, unknown>): Promise<{ desk: PublicReview; page: PublicReview }> {
  const { id } = await submitReview(it, body)
  const { shown } = (await it.call('openReview', { params: { id } }, { bearer: moderator })).body
  const decision = { decision: 'publish', confirm_burst: true }
  const decided = await it.call('decideReview', { params: { id }, body: decision }, { bearer: moderator })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  const { review } = (await it.call('review', { params: { id } }, { bearer: reader })).body
  return { desk: shown, page: review }
}

type Make = typeof employeeReview
const EMPLOYEE = { make: employeeReview, of: { job_role_id: 'warehouse-staff' } }

/** Reviews of a new company one after the other; the preview of each must equal the published one. */
async function publishAll(
  ...reviews: { make: Make; of: Record<string, unknown> }[]
): Promise<PublicReview[]> {
  const { id } = await addCompany(it.db, { name: `Layar Uji ${(companies += 1)}` })
  const shown: PublicReview[] = []
  for (const { make, of } of reviews) {
    const { desk, page } = await publish(make(id, of))
    assert.deepEqual(desk, page, `review ${shown.length + 1}`)
    shown.push(desk)
  }
  return shown
}

test('only the team sees an applicant’s unlisted position, which is deleted at approval', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Songket Uji' })
  const words = 'Penenun Songket Alat Tua'
  const own = { job_role_id: null, job_role: words }
  const { id } = await submitReview(it, applicantReview(company, own))
  const desk = (await it.call('openReview', { params: { id } }, { bearer: moderator })).body
  assert.deepEqual([desk.job_role, desk.job_role_words], [null, words])
  assert.equal(JSON.stringify(desk.shown).includes(words), false)
  const decision = { decision: 'publish', confirm_burst: true }
  const decided = await it.call('decideReview', { params: { id }, body: decision }, { bearer: moderator })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  const [row] = await it.db
    .content`select row_to_json(r)::text as kept from content.review r where id = ${id}`
  assert.equal(row?.['kept'].includes(words), false)
})

test('the third review of a role and city is previewed with both, as published', async () => {
  const [, second, third] = await publishAll(EMPLOYEE, EMPLOYEE, EMPLOYEE)
  assert.deepEqual([second?.job_role, second?.city], [null, null])
  assert.ok(third?.job_role)
  assert.equal(third?.city?.id, BEKASI)
})

test('the third review of a role in different cities shows only the role, and the third of a city without roles shows its city', async () => {
  const away = { ...EMPLOYEE, of: { ...EMPLOYEE.of, city_id: SURABAYA } }
  const byRole = (await publishAll(EMPLOYEE, away, EMPLOYEE)).at(-1)
  assert.deepEqual([byRole?.job_role !== null, byRole?.city], [true, null])
  const roleless = { make: employeeReview, of: {} }
  const byCity = (await publishAll(roleless, roleless, roleless)).at(-1)
  assert.equal(byCity?.city?.id, BEKASI)
})

test('the number of reviews with other details does not reveal a city', async () => {
  const away = { ...EMPLOYEE, of: { ...EMPLOYEE.of, city_id: SURABAYA } }
  const roleless = { make: employeeReview, of: {} }
  const shown = await publishAll(away, away, away, EMPLOYEE, roleless, roleless, roleless)
  assert.deepEqual(
    shown.slice(-2).map(({ city }) => city?.id),
    [undefined, BEKASI],
  )
})

test('the fifth applicant review with the same details shows role, rounds and year', async () => {
  const applicant = { make: applicantReview as Make, of: {} }
  const shown = await publishAll(...Array(5).fill(applicant))
  const disclosed = ({ job_role, left_at_year, application }: PublicReview) =>
    [job_role, left_at_year, application?.interview_rounds].every(fact => fact != null)
  assert.deepEqual(shown.map(disclosed), [false, false, false, false, true])
})
