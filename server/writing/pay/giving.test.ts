import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { errors } from '#shared/messages/id/site/errors.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { givePay, payPass, somePay } from '#tests/support/pay.ts'
import { newManageCode } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { refusalOf, reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let company: string
let token: string

before(async () => {
  it = await testApp()
  company = (await addCompany(it.db, { name: 'Gudang Arus' })).id
  token = (await signIn(it)).token
})
after(() => it.close())

const send = async (body: Record<string, unknown>, bearer?: string) =>
  it.call('givePay', { body }, { bearer: bearer ?? (await payPass(it, token, body)) })
const own = (bearer: string) => it.call('myPay', {}, { bearer })

test('pay is given with a pass, waits for Monday, and is visible only to the holder of its code', async () => {
  const body = somePay(company, {
    job_role_id: 'administrative-staff',
    fixed_allowances: 500_000,
    thr_months: '1',
    bonus_months: '1,5',
    years_in_role: 4,
    salary_comment: 'Lembur dihitung terpisah.',
  })
  const sent = await send(body)
  assert.deepEqual([sent.status, sent.body], [201, { state: 'waiting' }])
  const seen = await own(String(body['manage_code']))
  assert.equal(seen.status, 200)
  const { name, id } = seen.body.company
  assert.deepEqual([name, id], ['Gudang Arus', company])
  assert.deepEqual(
    { ...seen.body, company: null },
    {
      company: null,
      state: 'waiting',
      guideline: null,
      note: null,
      comment_hidden: null,
      year: 2026,
      pay: {
        department: 'logistics',
        job_type: 'employee',
        job_role_id: 'administrative-staff',
        city_id: '32.75',
        monthly_salary: 6_200_000,
        fixed_allowances: 500_000,
        thr_months: 1,
        bonus_months: 1.5,
        years_in_role: 3,
        salary_comment: 'Lembur dihitung terpisah.',
      },
      again: true,
    },
  )
  for (const bearer of [newManageCode(), token, 'x']) assert.equal((await own(bearer)).status, 404)
  assert.equal((await it.call('myPay')).status, 401)
})

test('base pay, place and job type are enough, and a role determines its department', async () => {
  const { company_id: _, department: __, ...rest } = somePay(null)
  const body = { ...rest, job_role_id: 'administrative-staff' }
  assert.equal((await send(body)).status, 201)
  const { body: seen } = await own(String(rest['manage_code']))
  assert.equal(seen.company, null)
  assert.equal(seen.pay.department, 'administration')
})

test('the row shows neither the giver nor the amount, and has the same length for every amount', async () => {
  const comment = 'Naik dua persen saja.'
  const code = await givePay(it, somePay(company, { salary_comment: comment, monthly_salary: 7_654_321 }))
  await givePay(it, somePay(null))
  const rows = await it.db.content<{ row: object; length: number }[]>`
    select to_jsonb(w) as row, octet_length(box) as length from content.pay_waiting w`
  assert.equal(new Set(rows.map(({ length }) => length)).size, 1)
  const text = JSON.stringify(rows)
  for (const secret of [code, company, '7654321', 'persen', 'logistics', token])
    assert.ok(!text.includes(secret), `a row holds ${secret}`)
})

test('a pass is for one company, one amount, and one hour, and a review’s pass is not accepted', async () => {
  const { id: other } = await addCompany(it.db, { name: 'Gudang Lain' })
  const { token: bearer } = await signIn(it)
  const pass = await payPass(it, bearer, { company_id: other })
  for (const wrong of [{ company_id: company }, { company_id: null }])
    assert.equal((await send(somePay(other, wrong), pass)).body.code, 'pass_invalid')
  assert.equal((await send(somePay(other), pass)).status, 201)
  assert.equal((await send(somePay(other), pass)).body.code, 'pass_used')
  const late = await payPass(it, bearer, { company_id: null })
  it.clock.move(3 * 3600_000)
  assert.equal((await send(somePay(null), late)).body.code, 'pass_invalid')
  const review = await reviewPass(it, bearer, other, { pay: false })
  assert.equal((await send(somePay(other), review)).body.code, 'pass_invalid')
  assert.equal((await send(somePay(other), bearer)).body.code, 'pass_invalid')
  assert.equal((await it.call('payPass', { body: { year: 2026 } })).status, 422)
})

test('the same code with the same words gives the same answer, and with other words it is refused', async () => {
  const body = somePay(null)
  assert.equal((await send(body)).status, 201)
  assert.deepEqual((await send(body, 'any-other-pass')).body, { state: 'waiting' })
  const other = await send({ ...body, monthly_salary: 6_300_000 }, 'any-other-pass')
  assert.deepEqual([other.status, Object.keys(other.body.errors)], [422, ['manage_code']])
})

test('one amount sent fifty times at once is stored once', async () => {
  const body = somePay(null)
  const pass = await payPass(it, (await signIn(it)).token, {})
  const all = await Promise.all(Array.from({ length: 50 }, () => send(body, pass)))
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([201]))
})

test('invalid fields are named, and use up no pass', async () => {
  const pass = await payPass(it, (await signIn(it)).token, { company_id: company })
  const cases: [Record<string, unknown>, string][] = [
    [{ city_id: '99.99' }, 'city_id'],
    [{ city_id: 'Bekasi' }, 'city_id'],
    [{ job_role_id: 'no-such-role' }, 'job_role_id'],
    [{ department: 'warehouse' }, 'department'],
    [{ department: null }, 'department'],
    [{ job_type: 'boss' }, 'job_type'],
    [{ company_id: randomUUID() }, 'company_id'],
    [{ year: 2024 }, 'year'],
    [{ year: 2027 }, 'year'],
    [{ monthly_salary: 99_999 }, 'monthly_salary'],
    [{ monthly_salary: 1_000_000_001 }, 'monthly_salary'],
    [{ monthly_salary: null }, 'monthly_salary'],
    [{ monthly_salary: '6,2' }, 'monthly_salary'],
    [{ fixed_allowances: '1-2 juta' }, 'fixed_allowances'],
    [{ fixed_allowances: -1 }, 'fixed_allowances'],
    [{ thr_months: 25 }, 'thr_months'],
    [{ bonus_months: '1,55' }, 'bonus_months'],
    [{ years_in_role: 61 }, 'years_in_role'],
    [{ salary_comment: 'x'.repeat(301) }, 'salary_comment'],
    [{ user_id: 'x' }, 'user_id'],
    [{ manage_code: 'short' }, 'manage_code'],
  ]
  for (const [wrong, field] of cases) {
    const answer = await send(somePay(company, wrong), pass)
    assert.equal(answer.status, 422, `${field}: ${JSON.stringify(answer.body).slice(0, 200)}`)
    assert.deepEqual(Object.keys(answer.body.errors), [field], JSON.stringify(wrong))
  }
  assert.equal((await send(somePay(company), pass)).status, 201)
  assert.equal((await refusalOf(payPass(it, token, { company_id: randomUUID() }))).status, 422)
})

test('amounts are accepted in usual notations, and one that is not monthly gross pay gets the reason', async () => {
  const pass = await payPass(it, (await signIn(it)).token, { company_id: company })
  for (const [monthly_salary, words] of [
    ['5jt (after tax)', /before tax and BPJS/],
    ['4~5jt', /one figure/],
    ['maks 8jt', /not the most/],
    ['$500', /in rupiah/],
    ['120jt setahun', /for a year/],
    ['5.599.593.21', /in figures/],
  ] as const) {
    const body = { ...somePay(company, { monthly_salary }), locale: 'en' }
    const { status, body: answer } = await it.call('givePay', { body }, { bearer: pass, locale: 'en' })
    assert.equal(status, 422, monthly_salary)
    assert.match(answer.errors.monthly_salary[0], words, monthly_salary)
  }
  const given = somePay(company, { monthly_salary: 'Rp 5.599.593,21', fixed_allowances: '٥٠٠٠٠٠' })
  assert.equal((await send(given, pass)).status, 201)
  const { body } = await it.call('myPay', {}, { bearer: String(given.manage_code) })
  assert.deepEqual([body.pay.monthly_salary, body.pay.fixed_allowances], [5_599_593, 500_000])
})

test('a comment needs a company, and may not contain contact data', async () => {
  const refused = await send(somePay(company, { salary_comment: 'WA 0812 3456 7890 ya' }))
  assert.equal(refused.status, 422)
  assert.match(refused.body.errors.salary_comment[0], /0812 3456 7890/)
  const withoutCompany = await send(somePay(null, { salary_comment: 'Lembur dibayar.' }))
  assert.deepEqual(Object.keys(withoutCompany.body.errors), ['salary_comment'])
})

test('a rare amount leads to a question, and is held for the team once it is confirmed', async () => {
  for (const odd of [{ monthly_salary: 72_000_000 }, { monthly_salary: 620_000 }]) {
    const unusual = await send(somePay(company, odd))
    assert.deepEqual(unusual.body.errors, { monthly_salary: [errors.field.unusual_pay] })
    assert.deepEqual((await send(somePay(company, { ...odd, confirmed: true }))).body, { state: 'held' })
  }
  const allowances = { fixed_allowances: 7_000_000 }
  assert.deepEqual(Object.keys((await send(somePay(company, allowances))).body.errors), ['fixed_allowances'])
  const leads = { monthly_salary: 90_000_000, job_type: 'executive', confirmed: true }
  assert.deepEqual((await send(somePay(company, leads))).body, { state: 'waiting' })
})

test('a comment that names a person, or a known officer, is held for the team', async () => {
  await it.db.content`
    insert into content.company_officer (company_id, name, source) values (${company}, 'Sekar Wulandari', 'test')`
  for (const salary_comment of ['Kata Pak Rendra naik tahun depan.', 'Diputuskan Sekar Wulandari sendiri.'])
    assert.deepEqual((await send(somePay(company, { salary_comment }))).body, { state: 'held' })
  const plain = { salary_comment: 'Fasilitas asuransi lengkap.' }
  assert.deepEqual((await send(somePay(company, plain))).body, { state: 'waiting' })
})

test('a pending amount is changed by its code, and keeps its company and year', async () => {
  const body = somePay(company)
  const code = await givePay(it, body)
  const change = (part: object) => it.call('changePay', { body: { ...body, ...part } }, { bearer: code })
  assert.deepEqual((await change({ monthly_salary: 6_500_000 })).body, { state: 'waiting' })
  assert.equal((await own(code)).body.pay.monthly_salary, 6_500_000)
  assert.deepEqual((await change({ monthly_salary: 65_000_000, confirmed: true })).body, { state: 'held' })
  const { id: other } = await addCompany(it.db, { name: 'Gudang Ketiga' })
  const cases = { company_id: other, year: 2025, manage_code: newManageCode(), city_id: '99.99' }
  for (const [field, value] of Object.entries(cases))
    assert.deepEqual(Object.keys((await change({ [field]: value })).body.errors), [field])
  const stranger = await it.call('changePay', { body }, { bearer: newManageCode() })
  assert.equal(stranger.status, 404)
})
