import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payMac } from '#server/authorship/keys.ts'
import { admitWaiting } from '../standalone/admit.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { givePay, somePay } from '#tests/support/pay.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let moderator: string
let company: string

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
  company = (await addCompany(it.db, { name: 'Tenun Rejeki' })).id
})
after(() => it.close())

const ODD = { monthly_salary: 72_000_000, confirmed: true, job_role_id: 'administrative-staff' }
const NAMED = { salary_comment: 'Kata Pak Rendra naik tahun depan.' }

/** A held amount: its code and its id at the desk. */
async function held(more: object, of: string | null = company, bearer?: string) {
  const code = await givePay(it, somePay(of, { ...more }), bearer)
  const [row] = await it.db.content`
    select id from content.pay_waiting where manage_mac = ${payMac(it.secrets, code)}`
  return { code, id: String(row?.['id']) }
}
const own = async (bearer: string) => (await it.call('myPay', {}, { bearer })).body
const open = async (id: string) => (await it.call('openPay', { params: { id } }, { bearer: moderator })).body
async function decide(id: string, body: object) {
  const answer = await it.call('decidePay', { params: { id }, body }, { bearer: moderator })
  await it.app.tasks.drain()
  return answer
}

test('an unusual amount is shown with its job, and an amount held only for its words stays encrypted', async () => {
  const odd = await held(ODD)
  const { flags, earned, company: at, salary_comment } = await open(odd.id)
  assert.deepEqual([flags, at.name, salary_comment], [['outlier'], 'Tenun Rejeki', null])
  assert.deepEqual(
    [earned.monthly_salary, earned.job_role, earned.city.name],
    [72_000_000, 'Staf Administrasi', 'Kota Bekasi'],
  )
  const named = await open((await held(NAMED)).id)
  assert.deepEqual([named.flags, named.earned, named.findings[0].kind], [['words'], null, 'name'])
  assert.equal(named.salary_comment, NAMED.salary_comment)
  const { rows } = (await it.call('deskPay', {}, { bearer: moderator })).body
  assert.deepEqual(new Set(rows.map((row: { company: string }) => row.company)), new Set(['Tenun Rejeki']))
})

test('an accepted amount waits for Monday, and then counts', async () => {
  const { code, id } = await held(ODD)
  await admitWaiting(it)
  assert.equal((await own(code)).state, 'held', 'what is held does not count')
  assert.equal((await decide(id, { decision: 'accept' })).status, 200)
  assert.equal((await own(code)).state, 'waiting')
  await admitWaiting(it)
  assert.equal((await own(code)).state, 'counted')
})

test('the code of a rejected amount shows the reason, and a changed amount is held only if it is unusual again', async () => {
  const { code, id } = await held(ODD)
  await decide(id, { decision: 'reject', guideline: 6, note: 'Ini setahun?' })
  const { state, guideline, note, pay } = await own(code)
  assert.deepEqual([state, guideline, note, pay.monthly_salary], ['rejected', 6, 'Ini setahun?', 72_000_000])
  await admitWaiting(it)
  const body = somePay(company, { manage_code: code, monthly_salary: 6_000_000 })
  assert.deepEqual((await it.call('changePay', { body }, { bearer: code })).body, { state: 'waiting' })
  assert.deepEqual([(await own(code)).guideline, (await own(code)).note], [null, null])
})

test('a decision on an amount that its author changes or withdraws meanwhile has no effect', async () => {
  const { code, id } = await held(ODD)
  const { version } = await open(id)
  const body = somePay(company, { ...ODD, manage_code: code, monthly_salary: 84_000_000 })
  await it.call('changePay', { body }, { bearer: code })
  const stale = await decide(id, { decision: 'accept', version })
  assert.deepEqual([stale.status, stale.body.code], [409, 'conflict'])
  const decision = { params: { id }, body: { decision: 'accept' } }
  assert.equal((await it.call('decidePay', decision, { bearer: moderator })).status, 200)
  await it.call('changePay', { body: { ...body, monthly_salary: 85_000_000 } }, { bearer: code })
  await it.app.tasks.drain()
  assert.equal((await own(code)).state, 'held')
  assert.equal((await it.call('decidePay', decision, { bearer: moderator })).status, 200)
  await it.call('withdrawPay', {}, { bearer: code })
  await it.app.tasks.drain()
  assert.equal((await own(code)).state, 'withdrawn')
  assert.equal(
    (await it.call('openPay', { params: { id } }, { bearer: moderator })).body.code,
    'already_decided',
  )
})

test('the team’s history shows the decision, but neither the company nor the amount', async () => {
  for (const at of [company, null]) {
    const { id } = await held({ monthly_salary: 45_000_000, confirmed: true }, at)
    await decide(id, { decision: 'reject', guideline: 6 })
    const { events } = (await it.call('teamHistory', {}, { bearer: moderator })).body
    const about = events.find((event: { guideline: number | null }) => event.guideline === 6)
    assert.deepEqual([about.act, about.company, about.review], ['pay_rejected', null, null])
    const rows = await it.db.content`select to_jsonb(e) as row from content.event e where subject = 'pay'`
    for (const secret of [id, company, '45000000']) assert.ok(!JSON.stringify(rows).includes(secret), secret)
  }
})

test('a second amount is decided like any other, and set aside on Monday', async () => {
  const { token } = await signIn(it)
  await givePay(it, somePay(company), token)
  const { code, id } = await held(ODD, company, token)
  assert.equal((await decide(id, { decision: 'accept' })).status, 200)
  assert.equal((await own(code)).state, 'waiting')
  await admitWaiting(it)
  assert.equal((await own(code)).state, 'set_aside')
})
