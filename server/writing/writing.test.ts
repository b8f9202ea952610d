import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { listCompany } from '#server/companies/approve.ts'
import { createCompanies } from '#server/companies/create.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { errors } from '#shared/messages/id/site/errors.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { applicantReview, employeeReview, formerReview, newManageCode } from '#tests/support/reviews.ts'
import { refusalOf, reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let token: string
let companies = 0

before(async () => {
  it = await testApp()
  token = (await signIn(it, 'rani@example.com')).token
})
after(() => it.close())

/** A new company for each test, to keep tests independent. */
async function newCompany(): Promise<string> {
  companies += 1
  const [company] = await it.db.begin('content', tx =>
    createCompanies(tx, [
      { slug: `pabrik-${companies}`, name: `Pabrik Uji ${companies}`, listed_on: '2026-01-01' },
    ]),
  )
  return company?.id as string
}

const newPass = (company: string, session = token, address = '192.0.2.1'): Promise<string> =>
  reviewPass(it, session, company, { address })

const send = (body: Record<string, unknown>, bearer: string, locale: 'id' | 'en' = 'id') =>
  it.call('submitReview', { body }, { bearer, locale })

test('each kind of reviewer can send a review, and it waits for the team', async () => {
  for (const review of [employeeReview, formerReview, applicantReview]) {
    const company = await newCompany()
    const answer = await send(review(company), await newPass(company))
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    assert.deepEqual(answer.body, { state: 'pending', raffle_signature: null })
  }
})

test('ratings and answers may be JSON text, as in the specification’s payload', async () => {
  const company = await newCompany()
  const review = employeeReview(company)
  const body = {
    ...review,
    ratings: JSON.stringify(review['ratings']),
    answers: JSON.stringify({ freemeals: true, parkingspace: '0' }),
  }
  assert.equal((await send(body, await newPass(company))).status, 201)
})

test('a pass needs a presentation and no session, and a review needs a pass', async () => {
  const company = await newCompany()
  assert.equal((await it.call('reviewPass', { body: { company_id: company } })).status, 422)
  assert.equal((await send(employeeReview(company), 'not-a-pass')).status, 403)
  assert.equal((await send(employeeReview(company), token)).status, 403)
})

test('a pass is for one company, one review, and one hour', async () => {
  const [company, other] = [await newCompany(), await newCompany()]
  const pass = await newPass(company)
  assert.equal((await send(employeeReview(other), pass)).body.code, 'pass_invalid')
  assert.equal((await send(employeeReview(company), pass)).status, 201)
  assert.equal((await send(employeeReview(company), pass)).body.code, 'pass_used')
  const late = await newPass(other)
  it.clock.move(3 * 3600_000)
  assert.equal((await send(employeeReview(other), late)).body.code, 'pass_invalid')
})

test('without a valid pass no other field is checked', async () => {
  const company = await newCompany()
  const wrong = { headline: 'Hubungi saya di 081234567890', city_id: '99.99' }
  const review = employeeReview(company, wrong)
  assert.equal((await send(review, 'not-a-pass')).body.code, 'pass_invalid')
  const pass = await newPass(company)
  assert.equal((await send(review, pass)).status, 422)
  assert.equal((await send(employeeReview(company), pass)).status, 201)
  assert.equal((await send({ ...review, manage_code: newManageCode() }, pass)).body.code, 'pass_used')
})

test('a network can send six hundred reviews an hour', async () => {
  const company = await newCompany()
  const from = { bearer: 'not-a-pass', address: '203.0.113.7' }
  const review = { body: employeeReview(company) }
  for (let round = 0; round < 600; round += 1)
    assert.equal((await it.call('submitReview', review, from)).status, 403)
  const flood = await it.call('submitReview', review, from)
  assert.deepEqual([flood.status, flood.retryAfterSeconds], [429, 3600])
  assert.equal((await it.call('submitReview', review, { ...from, address: '203.0.113.8' })).status, 403)
})

test('the same code with the same words gives the same answer, and with other words it is refused', async () => {
  const company = await newCompany()
  const review = employeeReview(company)
  assert.equal((await send(review, await newPass(company))).status, 201)
  assert.deepEqual((await send(review, 'any-other-pass')).body, { state: 'pending', raffle_signature: null })
  const other = await send({ ...review, headline: 'Judul yang lain sama sekali' }, 'any-other-pass')
  assert.equal(other.status, 422)
  assert.deepEqual(Object.keys(other.body.errors), ['manage_code'])
})

test('one review sent fifty times at once is stored once; with different codes each pass brings one, and one will be published', async () => {
  const company = await newCompany()
  const pass = await newPass(company)
  const review = employeeReview(company)
  const same = await Promise.all(Array.from({ length: 50 }, () => send(review, pass)))
  assert.deepEqual(new Set(same.map(answer => answer.status)), new Set([201]))
  const other = await newCompany()
  const { token: bearer } = await signIn(it)
  const passes = await Promise.all(
    Array.from({ length: 25 }, (_, at) => newPass(other, bearer, `198.51.100.${at}`)),
  )
  const each = await Promise.all(
    [...passes, ...passes].map(one => send(employeeReview(other, { manage_code: newManageCode() }), one)),
  )
  assert.equal(each.filter(answer => answer.status === 201).length, 25)
  assert.equal(each.filter(answer => answer.body.code === 'pass_used').length, 25)
  await it.db
    .content`update content.review set state = 'approved', publish_from = '2026-03-11' where company_id in (${company}, ${other})`
  await publishDue(it.db, it)
  const shown = await it.db
    .content`select company_id from content.review where company_id in (${company}, ${other}) and state = 'published'`
  assert.deepEqual(new Set(shown.map(row => row['company_id'])), new Set([company, other]))
  assert.equal(shown.length, 2)
})

test('a review’s row contains nothing that leads to its author, and its salary is encrypted', async () => {
  const company = await newCompany()
  const review = employeeReview(company, {
    monthly_salary: 6_543_210,
    salary_comment: 'Belum termasuk lembur.',
  })
  await send(review, await newPass(company))
  const [row] = await it.db
    .content`select to_jsonb(r) as row from content.review r where company_id = ${company}`
  const text = JSON.stringify(row)
  const account = (await it.call('me', {}, { bearer: token })).body.user
  for (const secret of [
    account.id,
    account.email,
    review['manage_code'],
    token,
    '6543210',
    'lembur.',
    '192.0.2.1',
  ]) {
    assert.ok(!text.includes(String(secret)), `the row holds ${String(secret)}`)
  }
  assert.match(String(row?.['row'].week), /^2026-\d\d-\d\d$/)
  assert.equal(new Date(row?.['row'].week).getUTCDay(), 1)
})

test('invalid fields are named, in the reader’s language', async () => {
  const company = await newCompany()
  const pass = await newPass(company)
  const cases: [Record<string, unknown>, string][] = [
    [{ headline: 'Baik' }, 'headline'],
    [{ headline: 'a'.repeat(121) }, 'headline'],
    [{ headline: 42 }, 'headline'],
    [{ headline: 'Judul\0 dengan NUL' }, 'headline'],
    [{ headline: 'Judul \ud800 separuh' }, 'headline'],
    [{ likes: 'x'.repeat(1_000_000) }, 'likes'],
    [{ overall_sentiment: 6 }, 'overall_sentiment'],
    [{ city_id: '99.99' }, 'city_id'],
    [{ city_id: 'Bekasi' }, 'city_id'],
    [{ department: 'warehouse' }, 'department'],
    [{ job_role_id: 'no-such-role' }, 'job_role_id'],
    [{ agree: false }, 'agree'],
    [{ monthly_salary: 99_999 }, 'monthly_salary'],
    [{ monthly_salary: 1_000_000_001 }, 'monthly_salary'],
    [{ fixed_allowances: 500_000 }, 'monthly_salary'],
    [{ monthly_salary: 5_000_000, fixed_allowances: -1 }, 'fixed_allowances'],
    [{ monthly_salary: 5_000_000, thr_months: 25 }, 'thr_months'],
    [{ monthly_salary: 5_000_000, thr_months: 0.25 }, 'thr_months'],
    [{ monthly_salary: 5_000_000, bonus_months: 'dua' }, 'bonus_months'],
    [{ monthly_salary: 5_000_000, years_in_role: 61 }, 'years_in_role'],
    [{ left_at_year: 2020 }, 'left_at_year'],
    [{ employment_status: 1, left_at_year: 2030 }, 'left_at_year'],
    [{ employment_status: 1 }, 'left_at_year'],
    [{ employment_status: 7 }, 'employment_status'],
    [{ ratings: { salary: 4 } }, 'ratings_balance'],
    [{ ratings: '{"salary":' }, 'ratings'],
    [{ user_id: 'x' }, 'user_id'],
    [{ company_id: '00000000-0000-4000-8000-000000000000' }, 'company'],
    [{ manage_code: 'short' }, 'manage_code'],
  ]
  for (const [wrong, field] of cases) {
    const answer = await send(employeeReview(company, wrong), pass)
    assert.equal(answer.status, 422, `${field}: ${JSON.stringify(answer.body).slice(0, 200)}`)
    assert.ok(
      answer.body.errors[field]?.[0],
      `${field} is not named in ${JSON.stringify(answer.body.errors).slice(0, 300)}`,
    )
  }
  const english = await send(employeeReview(company, { headline: 'Baik' }), pass, 'en')
  assert.equal(english.body.errors.headline[0], 'At least 5 characters.')
  assert.equal(
    (await send(employeeReview(company), pass)).status,
    201,
    'none of the refusals used the pass up',
  )
})

test('contact data in any text is refused with the span shown, and a name is accepted for the team', async () => {
  const company = await newCompany()
  const pass = await newPass(company)
  const cases = [
    [{ likes: 'Hubungi 0812 3456 7890 saja.' }, 'likes', '0812 3456 7890'],
    [{ advice: 'Tulis ke rani@contoh.co.id ya.' }, 'advice', 'rani@contoh.co.id'],
    [{ headline: 'Lihat bit.ly/gajikami dulu' }, 'headline', 'bit.ly/gajikami'],
    [
      {
        monthly_salary: 5_000_000,
        salary_comment: 'WA nol delapan satu dua tiga empat lima enam tujuh delapan',
      },
      'salary_comment',
      'nol delapan',
    ],
  ] as const
  for (const [wrong, field, span] of cases) {
    const answer = await send(employeeReview(company, wrong), pass)
    assert.equal(answer.status, 422)
    assert.deepEqual(Object.keys(answer.body.errors), [field])
    assert.ok(answer.body.errors[field][0].includes(span), answer.body.errors[field][0])
  }
  assert.equal(
    (await send(employeeReview(company, { likes: 'Pak Rendra sabar dan fasilitas asuransi lengkap.' }), pass))
      .status,
    201,
  )
})

test('a new company’s name is checked as a name and may not contain contact data, but may be a web address', async () => {
  const { token: session } = await signIn(it)
  const id = randomUUID()
  const pass = await reviewPass(it, session, id, { unlisted: true, pay: false })
  for (const company of ['Toko Rani 0812-3456-7890', 'rani (at) gmail titik com']) {
    const { status, body } = await send(employeeReview(id, { company }), pass)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['company']])
  }
  const kind = await send(employeeReview(id, { company: 'PT. Tbk' }), pass)
  assert.deepEqual(kind.body.errors, { company: [errors.field.company_kind] })
  assert.equal((await send(employeeReview(id, { company: 'pesan.example.com' }), pass)).status, 201)
})

test('invisible and direction-changing characters are removed before storing', async () => {
  const company = await newCompany()
  const review = employeeReview(company, { headline: '\u202eGaji\u202c \u2067tepat\u2069 waktu\u200f' })
  assert.equal((await send(review, await newPass(company))).status, 201)
  const own = await it.call('myReview', {}, { bearer: String(review['manage_code']) })
  assert.equal(own.body.headline, 'Gaji tepat waktu')
})

test('applicants give no department, job type, salary or answers', async () => {
  const company = await newCompany()
  const pass = await newPass(company)
  for (const [field, value] of Object.entries({
    department: 'it',
    job_type: 'employee',
    monthly_salary: 5_000_000,
    thr_months: 1,
    answers: { freemeals: 'yes' },
  })) {
    const answer = await send(applicantReview(company, { [field]: value }), pass)
    assert.deepEqual(Object.keys(answer.body.errors), [field])
  }
})

test('other details of pay return to the holder of the code, years as their band', async () => {
  const company = await newCompany()
  const pay = { monthly_salary: 5_000_000, fixed_allowances: '350000', thr_months: '1,5', years_in_role: 4 }
  const review = employeeReview(company, pay)
  assert.equal((await send(review, await newPass(company))).status, 201)
  const { draft } = (await it.call('myReview', {}, { bearer: String(review['manage_code']) })).body
  const { monthly_salary, fixed_allowances, thr_months, bonus_months, years_in_role } = draft
  assert.deepEqual(
    { monthly_salary, fixed_allowances, thr_months, bonus_months, years_in_role },
    {
      monthly_salary: 5_000_000,
      fixed_allowances: 350_000,
      thr_months: 1.5,
      bonus_months: null,
      years_in_role: 3,
    },
  )
})

test('only the holder of the code sees the state', async () => {
  const company = await newCompany()
  const review = employeeReview(company)
  await send(review, await newPass(company))
  const own = await it.call('myReview', {}, { bearer: String(review['manage_code']) })
  assert.equal(own.status, 200)
  assert.equal(own.body.state, 'pending')
  assert.equal(own.body.headline, review['headline'])
  for (const bearer of [newManageCode(), token, 'x'])
    assert.equal((await it.call('myReview', {}, { bearer })).status, 404)
  assert.equal((await it.call('myReview')).status, 401)
})

test('an unlisted company arrives with its first review, and waits for the team', async () => {
  const { token: session } = await signIn(it, 'penulis-baru@example.com')
  const id = randomUUID()
  assert.equal((await refusalOf(reviewPass(it, session, id))).status, 422)
  const pass = await reviewPass(it, session, id, { unlisted: true, pay: false })
  const [none] = await it.db.content`select 1 from content.company where id = ${id}`
  assert.equal(none, undefined, 'asking alone adds no company')
  const review = employeeReview(id, { company: 'CV Toko Roti Senja' })
  assert.equal((await send(review, pass)).status, 201)
  assert.deepEqual((await send(review, pass)).body, { state: 'pending', raffle_signature: null })
  const [company] = await it.db.content`select name, status, listed_on from content.company where id = ${id}`
  assert.deepEqual([company?.['name'], company?.['status']], ['CV Toko Roti Senja', 0])
  assert.equal(new Date(String(company?.['listed_on'])).getUTCDay(), 1, 'only the week is kept')
  assert.equal((await it.call('searchCompanies', { query: { q: 'roti senja' } })).body.page.total, 0)
  const { body: own } = await it.call('myReview', {}, { bearer: String(review['manage_code']) })
  assert.deepEqual(
    [own.company.name, own.company.pending, own.rewritable],
    ['CV Toko Roti Senja', true, false],
  )
  await it.db.begin('content', tx => listCompany(tx, it.clock, id, {}))
  const { body: listed } = await it.call('myReview', {}, { bearer: String(review['manage_code']) })
  assert.equal(listed.company.pending, false)
})

test('the nightly tasks delete expired data and nothing else', async () => {
  const company = await newCompany()
  const pass = await newPass(company)
  await send(employeeReview(company), pass)
  await it.app.tasks.drain()
  const guards = () =>
    it.db.content`select year, encode(tag, 'hex') as tag from content.duplicate_tag order by tag`
  const before = await guards()
  it.clock.move(25 * 3600_000)
  await it.app.tasks.drain()
  it.clock.move(25 * 3600_000)
  await it.app.tasks.drain()
  assert.deepEqual(await guards(), before)
  const [passes] = await it.db
    .content`select count(*) as n from content.review_pass where expires_at <= ${it.clock.now()}`
  assert.equal(passes?.['n'], 0)
})

test('the duplicate tag of a review is deleted after its year', async () => {
  const years = async () => {
    it.clock.move(25 * 3600_000)
    await it.app.tasks.drain()
    const rows = await it.db.content`select distinct year from content.duplicate_tag order by year`
    return rows.map(row => row['year'])
  }
  it.clock.set('2027-12-30T12:00:00+07:00')
  const company = await newCompany()
  const { token: bearer } = await signIn(it)
  assert.equal((await send(employeeReview(company), await newPass(company, bearer))).status, 201)
  await it.app.tasks.drain()
  assert.deepEqual(await years(), [2027])
  it.clock.set('2028-01-01T12:00:00+07:00')
  assert.deepEqual(await years(), [])
})
