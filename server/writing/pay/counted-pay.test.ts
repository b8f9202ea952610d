// Pay that has been counted on a Monday: opened, changed and withdrawn by its code.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { standaloneKeys, manageMac, payKeys, payMac } from '#server/authorship/keys.ts'
import { openStandalone } from '#server/pay/standalone/standalone-box.ts'
import { openMark } from '#server/pay/comment-box.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { givePay, somePay } from '#tests/support/pay.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let company: string
before(async () => {
  it = await testApp()
  company = (await addCompany(it.db, { name: 'Pelayaran Utara' })).id
})
after(() => it.close())

/** Runs the Monday task. */
async function monday(): Promise<void> {
  it.clock.move(7 * 24 * 3600_000)
  await it.app.tasks.drain()
  it.clock.move(24 * 3600_000)
  await it.app.tasks.drain()
}
/** Performs the acts a fortnight apart, because a figure accepts no amounts that all came in one week. */
async function fortnightly(acts: (() => Promise<string>)[]): Promise<string[]> {
  const codes: string[] = []
  for (const act of acts) {
    codes.push(await act())
    it.clock.move(14 * 24 * 3600_000)
  }
  return codes
}
const own = async (bearer: string) => (await it.call('myPay', {}, { bearer })).body
const storedRows = async () => {
  const rows = await it.db.content`
    select 'salary' as store from content.salary where company_id = ${company}
    union all select 'comment' from content.salary_comment where company_id = ${company}
    union all select 'role' from content.role_pay
    union all select 'waiting' from content.pay_waiting where state = 'waiting'`
  return rows.map(row => row['store']).toSorted()
}

test('the code of a counted amount shows it as stored, and withdraws it from every store', async () => {
  const body = somePay(company, {
    job_role_id: 'administrative-staff',
    department: null,
    fixed_allowances: 450_000,
    thr_months: 1,
    bonus_months: 1.5,
    years_in_role: 7,
    salary_comment: 'Kapal sering terlambat, lembur dibayar.',
  })
  const code = await givePay(it, body)
  const { pay: waiting } = await own(code)
  await monday()
  const { state, pay, again, company: of } = await own(code)
  assert.deepEqual([state, again, of.id], ['counted', true, company])
  assert.deepEqual(pay, waiting)
  assert.deepEqual(await storedRows(), ['comment', 'role', 'salary'])
  const { body: withdrawn } = await it.call('withdrawPay', {}, { bearer: code })
  assert.deepEqual([withdrawn.state, typeof withdrawn.pass], ['withdrawn', 'string'])
  assert.deepEqual(await storedRows(), [])
  assert.equal((await own(code)).state, 'withdrawn')
  assert.deepEqual((await it.call('withdrawPay', {}, { bearer: code })).body, withdrawn)
})

test('an amount without a company keeps only what roles and places need: one rounded amount', async () => {
  const code = await givePay(it, somePay(null, { fixed_allowances: 470_000, years_in_role: 2 }))
  await monday()
  const { state, company: of, pay } = await own(code)
  assert.deepEqual([state, of], ['counted', null])
  const { monthly_salary, fixed_allowances, department, job_type, city_id, years_in_role } = pay
  assert.deepEqual(
    { monthly_salary, fixed_allowances, department, job_type, city_id, years_in_role },
    {
      monthly_salary: 6_700_000,
      fixed_allowances: null,
      department: null,
      job_type: null,
      city_id: '32.75',
      years_in_role: 1,
    },
  )
  await it.call('withdrawPay', {}, { bearer: code })
  assert.deepEqual(await storedRows(), [])
})

test('a changed amount leaves the stores at once and takes its place again on the next Monday', async () => {
  const body = somePay(company)
  const code = await givePay(it, body)
  await monday()
  const changed = { ...body, monthly_salary: 6_500_000 }
  const answer = await it.call('changePay', { body: changed }, { bearer: code })
  assert.deepEqual([answer.status, answer.body], [200, { state: 'waiting' }])
  assert.deepEqual(await storedRows(), ['waiting'])
  assert.deepEqual([(await own(code)).state, (await own(code)).pay.monthly_salary], ['waiting', 6_500_000])
  await monday()
  assert.deepEqual([(await own(code)).state, (await own(code)).pay.monthly_salary], ['counted', 6_500_000])
  assert.deepEqual(await storedRows(), ['role', 'salary'])
  await it.call('withdrawPay', {}, { bearer: code })
})

test('sending it again after its Monday does not create a second amount', async () => {
  const body = somePay(company)
  const code = await givePay(it, body)
  await monday()
  const again = await it.call('givePay', { body }, { bearer: 'any-pass' })
  assert.equal(again.body.code, 'pass_invalid')
  assert.equal((await own(code)).state, 'counted')
  await it.call('withdrawPay', {}, { bearer: code })
})

test('an amount already in figures does not count as a new member after a change or rewriting', async () => {
  const bodies = [1, 2, 3, 4, 5].map(one => somePay(company, { monthly_salary: 6_000_000 + one * 100_000 }))
  const [changing, leaving] = await fortnightly(bodies.map(body => () => givePay(it, body)))
  await monday()
  const change = { body: { ...bodies[0], monthly_salary: 6_900_000 } }
  assert.equal((await it.call('changePay', change, { bearer: changing ?? '' })).status, 200)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: leaving ?? '' })).body
  const next = somePay(company)
  assert.equal((await it.call('givePay', { body: next }, { bearer: pass })).status, 201)
  const newcomer = await givePay(it, somePay(company))
  const isNewcomer = async (code: unknown) => {
    const [row] = await it.db.content<{ box: Buffer }[]>`
      select box from content.pay_waiting where manage_mac = ${payMac(it.secrets, String(code))}`
    return openStandalone(it.secrets, row?.box as Buffer).isNewcomer
  }
  assert.deepEqual(
    [await isNewcomer(changing), await isNewcomer(next['manage_code']), await isNewcomer(newcomer)],
    [false, false, true],
  )
  await monday()
  const [row] = await it.db.content<{ box: Buffer }[]>`
    select box from content.salary where key = ${standaloneKeys(it.secrets, changing ?? '').salary}`
  assert.equal(openSalary(it.secrets, row?.box as Buffer).membership.newcomerWeek, 0)
})

test('the salary of a rewritten review does not count as a new member either', async () => {
  const { id } = await addCompany(it.db, { name: 'Dermaga Timur' })
  const { token } = await signIn(it)
  const pass = await reviewPass(it, token, id)
  const review = employeeReview(id, { monthly_salary: 6_000_000 })
  await it.call('submitReview', { body: review }, { bearer: pass })
  const bearer = String(review['manage_code'])
  await publish(bearer)
  const others = [1, 2, 3, 4].map(one => ({ monthly_salary: 6_000_000 + one * 100_000, year: yearNow() }))
  await fortnightly([async () => '', ...others.map(one => () => givePay(it, somePay(id, one)))])
  await monday()
  const withdrawn = (await it.call('withdrawReview', {}, { bearer })).body
  const next = employeeReview(id, { monthly_salary: 6_000_000 })
  assert.equal((await it.call('submitReview', { body: next }, { bearer: withdrawn.pass })).status, 201)
  await publish(String(next['manage_code']))
  const key = payKeys(it.secrets, String(next['manage_code'])).salary
  const [row] = await it.db.content<{ box: Buffer }[]>`select box from content.salary where key = ${key}`
  assert.equal(openSalary(it.secrets, row?.box as Buffer).membership.newcomerWeek, 0)
})

const yearNow = () => it.clock.now().getUTCFullYear()

async function publish(code: string): Promise<void> {
  await it.db.content`
    update content.review set state = 'approved', publish_from = '2026-03-11'
    where manage_mac = ${manageMac(it.secrets, code)}`
  await publishDue(it.db, it)
}

test('simultaneous changes and withdrawals leave one amount', async () => {
  for (let round = 0; round < 6; round += 1) {
    const body = somePay(company)
    const code = await givePay(it, body)
    await monday()
    const change = { body: { ...body, monthly_salary: 6_500_000 } }
    const [changed, withdrawn] = await Promise.all([
      it.call('changePay', change, { bearer: code }),
      it.call('withdrawPay', {}, { bearer: code }),
    ])
    const statuses = [changed.status, withdrawn.status]
    assert.ok(statuses.includes(200) && !statuses.includes(500), statuses.join())
    const { state } = await own(code)
    assert.equal(state, withdrawn.body.pass ? 'withdrawn' : 'waiting', 'an amount, or a permit for another')
    await it.call('withdrawPay', {}, { bearer: code })
    assert.equal((await own(code)).state, 'withdrawn')
  }
})

test('words that the team removed or the company hid are checked when their author sends them again', async () => {
  const { id } = await addCompany(it.db, { name: 'Galangan Selatan' })
  for (const state of ['removed', 'hidden', 'shown']) {
    const body = somePay(id, { salary_comment: 'Mandornya galak.', year: yearNow() })
    const code = await givePay(it, body)
    await monday()
    const [row] = await it.db.content<{ mark: Buffer }[]>`
      select mark from content.salary_comment where key = ${standaloneKeys(it.secrets, code).comment}`
    const comment = { id: openMark(it.secrets, row?.mark as Buffer).id, company_id: id, place: 1 }
    await it.db.content`insert into content.pay_comment ${it.db.content({ ...comment, words: 'x', state })}`
    const change = async (part: object) =>
      (await it.call('changePay', { body: { ...body, ...part } }, { bearer: code })).body.state
    const expected = state === 'shown' ? 'waiting' : 'held'
    assert.equal(await change({}), expected, state)
    assert.equal(await change({ monthly_salary: 6_300_000 }), expected, 'changed once more')
    assert.equal(await change({ salary_comment: null }), 'waiting')
  }
})

test('an amount that is changed in a later year keeps the year in which it was given', async () => {
  const body = somePay(company, { year: yearNow() })
  const [code, first] = [await givePay(it, body), yearNow()]
  const change = async (monthly_salary: number) =>
    (await it.call('changePay', { body: { ...body, monthly_salary } }, { bearer: code })).status
  await monday()
  while (yearNow() === first) it.clock.move(7 * 24 * 3600_000)
  // First from the stores, then while it waits.
  assert.deepEqual([await change(6_300_000), await change(6_400_000)], [200, 200])
  await monday()
  const [row] = await it.db.content<{ box: Buffer }[]>`
    select box from content.salary where key = ${standaloneKeys(it.secrets, code).salary}`
  const { base, given_in } = openSalary(it.secrets, row?.box as Buffer).salary
  assert.deepEqual([base, given_in], [6_400_000, first])
})
