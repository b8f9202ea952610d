import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { copyChanged } from '#server/companies/refresh-integrity.ts'
import { weekMark } from '#server/pay/member.ts'
import { openRolePay, roleMark } from '#server/pay/role-box.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import { weekOf } from '#server/platform/clock.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

let it: TestApp
let moderator: string
let companies = 0

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

type Company = { id: string; slug: string }

const newCompany = (): Promise<Company> => addCompany(it.db, { name: `Kebun Uji ${(companies += 1)}` })
const sendReview = (company: Company, body = employeeReview(company.id)) => submitReview(it, body)

async function decide(id: string, body: object = { decision: 'publish' }, bearer = moderator) {
  const answer = await it.call('decideReview', { params: { id }, body }, { bearer })
  await it.app.tasks.drain()
  return answer
}

const stateOf = async (code: string) => (await it.call('myReview', {}, { bearer: code })).body.state
const pageOf = async (company: Company) => (await it.call('company', { params: { slug: company.slug } })).body
const listOf = async (company: Company, query = {}, bearer?: string) =>
  (await it.call('companyReviews', { params: { slug: company.slug }, query }, bearer ? { bearer } : {})).body

test('a published review counts: number, distribution, means, benefits and recommendation', async () => {
  const company = await newCompany()
  for (const value of [5, 4, 3]) {
    const ratings = { ...(employeeReview(company.id)['ratings'] as object), salary: value }
    const { id, code } = await sendReview(
      company,
      employeeReview(company.id, { ratings, overall_sentiment: value, recommended: value > 3 }),
    )
    assert.equal((await decide(id)).status, 200)
    assert.equal(await stateOf(code), 'published')
  }
  const { figures, tabs } = await pageOf(company)
  assert.equal(tabs.reviews, 3)
  assert.equal(figures.review_count, 3)
  assert.equal(figures.score, 4)
  assert.deepEqual(figures.stars, [0, 0, 0, 3, 0])
  assert.deepEqual(figures.sentiments, [0, 0, 1, 1, 1])
  assert.equal(figures.recommend_count, 2)
  assert.equal(figures.ratings.find((one: { key: string }) => one.key === 'salary').mean, 4)
  const parking = figures.benefits.find((one: { key: string }) => one.key === 'parkingspace')
  assert.deepEqual([parking.yes, parking.answered, parking.has], [3, 3, true])
})

test('applicants’ reviews have a separate score and do not change the company’s', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company, applicantReview(company.id))
  await decide(id)
  const { figures } = await pageOf(company)
  assert.deepEqual([figures.review_count, figures.applicant_count, figures.score], [0, 1, null])
  assert.equal((await listOf(company, { type: 'applicant' })).reviews.length, 1)
})

test('publishing moves the salary to its own row and erases the pending copy', async () => {
  const company = await newCompany()
  const week = weekOf(it.clock.now())
  const { id, code } = await sendReview(
    company,
    employeeReview(company.id, {
      employment_status: 1,
      left_at_year: 2025,
      monthly_salary: 8_250_000,
      salary_comment: 'Sudah termasuk makan.',
    }),
  )
  const [before] = await it.db.content`select salary_box from content.review where id = ${id}`
  assert.ok(before?.['salary_box'])
  const waiting = await it.call('openReview', { params: { id } }, { bearer: moderator })
  assert.equal(waiting.body.salary_comment, 'Sudah termasuk makan.')
  assert.ok(
    !JSON.stringify(waiting.body).includes('8250000'),
    'a moderator reads the comment, never the amount',
  )
  await decide(id)
  const [review] = await it.db.content`select salary_box from content.review where id = ${id}`
  assert.equal(review?.['salary_box'], null)
  const rows = await it.db.content`select * from content.salary where company_id = ${company.id}`
  const { key, box, ...clear } = rows[0] ?? {}
  assert.deepEqual([rows.length, key.length, clear], [1, 32, { company_id: company.id }])
  const { salary, membership } = openSalary(it.secrets, box)
  const newcomerWeek = weekMark(it.secrets, { company: company.id, year: salary.year }, week)
  assert.deepEqual(membership, { group: 0, size: 0, newcomerWeek })
  assert.deepEqual(salary, {
    given_to: company.id,
    department: 'logistics',
    job_type: 'employee',
    year: 2025,
    given_in: 2026,
    base: 8_250_000,
    allowances: null,
    thr: null,
    bonus: null,
    years: null,
  })
  const [place, ...others] = await it.db.content`select box from content.role_pay`
  const { company: tag, ...told } = openRolePay(it.secrets, place?.['box']).pay
  assert.ok(tag > 0)
  assert.deepEqual(told, {
    role: roleMark(null),
    city: 3275,
    year: 2025,
    given_in: 2026,
    amount: 83,
    years: null,
  })
  assert.equal(others.length, 0)
  await it.call('withdrawReview', {}, { bearer: code })
  const left = await it.db.content`
    select company_id from content.salary where company_id = ${company.id}
    union all select company_id from content.salary_comment union all select null from content.role_pay`
  assert.equal(left.length, 0)
})

test('no salary’s row shows its review, however many reviews share department and job type', async () => {
  const company = await newCompany()
  const told = async (body: Record<string, unknown>) => {
    await decide((await sendReview(company, employeeReview(company.id, body))).id)
    const rows = await it.db.content<Record<string, unknown>[]>`
      select * from content.salary where company_id = ${company.id}`
    return new Set(rows.map(({ key: _, box, ...clear }) => JSON.stringify([clear, (box as Buffer).length])))
  }
  for (const job_type of ['employee', 'intern', 'employee', 'employee'])
    assert.equal((await told({ job_type, monthly_salary: 6_000_000 })).size, 1)
  const salary_comment = '“Pas‑pasan” — '.repeat(20).trim()
  assert.equal((await told({ department: 'it', monthly_salary: 900_000_000, salary_comment })).size, 1)
})

test('the author of a rejected review sees the guideline and the note, and readers see nothing', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(company)
  await decide(id, { decision: 'reject', guideline: 1, note: 'Bagian kedua menunjuk satu orang.' })
  const own = (await it.call('myReview', {}, { bearer: code })).body
  assert.deepEqual([own.state, own.guideline, own.note], ['rejected', 1, 'Bagian kedua menunjuk satu orang.'])
  assert.equal((await pageOf(company)).tabs.reviews, 0)
  await it.db.begin('content', tx => copyChanged(tx, it.clock))
  assert.equal((await pageOf(company)).integrity.rejected, 1)
})

test('withdrawing a published review removes it from every figure', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(company)
  await decide(id)
  await it.call('withdrawReview', {}, { bearer: code })
  const { figures, tabs } = await pageOf(company)
  assert.equal(tabs.reviews, 0)
  assert.deepEqual([figures?.review_count ?? 0, figures?.stars ?? [0, 0, 0, 0, 0]], [0, [0, 0, 0, 0, 0]])
  assert.equal((await listOf(company)).page.total, 0)
})

test('a decision waits some seconds, can be undone until then, and leaves no trace if it was', async () => {
  const slow = await testApp({ env: { DECISION_SECONDS: '10' } })
  const swap = it
  it = slow
  try {
    const bearer = (await signInStaff(slow)).token
    const company = await newCompany()
    const { id, code } = await sendReview(company)
    const answer = await decide(id, { decision: 'publish' }, bearer)
    assert.deepEqual(answer.body, { takes_effect_in: 10 })
    assert.equal(await stateOf(code), 'pending')
    assert.equal(
      (await slow.call('deskReview', {}, { bearer })).body.total,
      0,
      'a decided review leaves the queue',
    )
    assert.equal((await decide(id, { decision: 'publish' }, bearer)).status, 409)
    assert.equal((await slow.call('undoReview', { params: { id } }, { bearer })).status, 200)
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'pending')
    assert.equal((await slow.db.content`select 1 from content.event`).length, 0)
    await decide(id, { decision: 'reject', guideline: 6, note: null }, bearer)
    slow.clock.move(11_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'rejected')
    assert.equal((await slow.call('undoReview', { params: { id } }, { bearer })).status, 409)
  } finally {
    it = swap
    await slow.close()
  }
})

test('deciding twice at the same time has one effect', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      it.call('decideReview', { params: { id }, body: { decision: 'publish' } }, { bearer: moderator }),
    ),
  )
  await it.app.tasks.drain()
  assert.equal(answers.filter(answer => answer.status === 200).length, 1)
  assert.equal((await pageOf(company)).figures.review_count, 1)
  const events = await it.db.content`select act from content.event where subject_id = ${id}`
  assert.deepEqual(
    events.map(event => event['act']),
    ['approved'],
  )
})

test('only moderators and administrators decide', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company)
  const { token } = await signIn(it)
  const editor = (await signInStaff(it, 'editor')).token
  assert.equal((await it.call('deskReview')).status, 401)
  assert.equal((await it.call('deskReview', {}, { bearer: token })).status, 401)
  assert.equal((await it.call('deskReview', {}, { bearer: editor })).status, 403)
  assert.equal((await decide(id, { decision: 'publish' }, editor)).status, 403)
  assert.equal((await decide(id, { decision: 'publish' }, token)).status, 401)
})

test('a rejection needs a valid guideline, and an unknown review or field is refused', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company)
  for (const [body, field] of [
    [{ decision: 'reject' }, 'guideline'],
    [{ decision: 'reject', guideline: 9 }, 'guideline'],
    [{ decision: 'burn' }, 'decision'],
    [{ decision: 'publish', extra: 1 }, 'extra'],
    [{ decision: 'reject', guideline: 1, note: 'x'.repeat(1_000_000) }, 'note'],
  ] as const) {
    const answer = await decide(id, body)
    assert.equal(answer.status, 422)
    assert.ok(answer.body.errors[field], `${field}: ${JSON.stringify(answer.body)}`)
  }
  assert.equal((await decide('00000000-0000-4000-8000-000000000000')).status, 409)
  assert.equal((await decide('not-an-id')).status, 404)
})

test('in production an approved review waits for the daily publication, a small company’s up to a week more', async () => {
  const daily = await testApp({ env: { PUBLISH_SLOT: 'daily' } })
  const swap = it
  it = daily
  try {
    const company = await newCompany()
    const { id, code } = await sendReview(company)
    await decide(id, { decision: 'publish' }, (await signInStaff(daily)).token)
    assert.equal(await stateOf(code), 'approved')
    for (let day = 0; day < 9; day += 1) {
      daily.clock.move(24 * 3600_000)
      await daily.app.tasks.drain()
    }
    assert.equal(await stateOf(code), 'published')
    const [row] = await daily.db
      .content`select published_on, publish_from from content.review where id = ${id}`
    assert.ok(String(row?.['published_on']) >= String(row?.['publish_from']))
  } finally {
    it = swap
    await daily.close()
  }
})

test('the queue shows weeks, and nothing about the author', async () => {
  const { body } = await it.call('deskReview', {}, { bearer: moderator })
  const told = new Set(body.rows.flatMap(Object.keys))
  assert.deepEqual(
    [...told].toSorted(),
    ['company', 'employment_status', 'flags', 'headline', 'id', 'locale', 'week'],
    'a row tells its review from others by what readers will see of it too',
  )
  const weeks = body.rows.map((row: { week: string }) => row.week)
  assert.deepEqual(weeks, weeks.toSorted())
  const id = body.rows[0].id
  const review = (await it.call('openReview', { params: { id } }, { bearer: moderator })).body
  assert.ok(!('manage_code' in review) && !JSON.stringify(review).includes('contoh.id'))
  const strange = await it.call('openReview', { params: { id: newManageCode() } }, { bearer: moderator })
  assert.equal(strange.status, 404)
})

test('an author rewrites a pending or rejected review, and the team decides only on the new words', async () => {
  const company = await newCompany()
  const body = employeeReview(company.id, { monthly_salary: 9_000_000 })
  const { id, code } = await sendReview(company, body)
  const edit = (changes: object) => it.call('editReview', { body: { ...body, ...changes } }, { bearer: code })
  const read = (await it.call('openReview', { params: { id } }, { bearer: moderator })).body
  assert.deepEqual((await edit({ headline: 'Judul yang lebih tepat' })).body, { state: 'pending' })
  const stale = await decide(id, { decision: 'publish', version: read.version })
  assert.equal(stale.status, 409)
  await decide(id, { decision: 'reject', guideline: 3, note: 'Sebut tanpa nama sistem.' })
  assert.equal(await stateOf(code), 'rejected')
  const own = (await it.call('myReview', {}, { bearer: code })).body
  assert.equal(own.headline, 'Judul yang lebih tepat')
  assert.equal(own.draft.monthly_salary, 9_000_000)
  assert.equal((await edit({ headline: 'Judul ketiga yang beres' })).status, 200)
  const again = (await it.call('myReview', {}, { bearer: code })).body
  assert.deepEqual([again.state, again.guideline, again.note], ['pending', null, null])
  await decide(id)
  assert.equal(await stateOf(code), 'published')
  assert.equal((await edit({ headline: 'Sudah terlambat diubah' })).status, 409)
  const shown = (await listOf(company)).reviews[0]
  assert.equal(shown.headline, 'Judul ketiga yang beres')
  const wrong = await it.call('editReview', { body: { ...body, headline: 'x' } }, { bearer: code })
  assert.ok(wrong.body.errors.headline)
  assert.equal((await it.call('editReview', { body }, { bearer: newManageCode() })).status, 404)
})

test('rewriting cancels a decision that has not taken effect yet', async () => {
  const slow = await testApp({ env: { DECISION_SECONDS: '10' } })
  const swap = it
  it = slow
  try {
    const bearer = (await signInStaff(slow)).token
    const company = await newCompany()
    const body = employeeReview(company.id)
    const { id, code } = await sendReview(company, body)
    await decide(id, { decision: 'publish' }, bearer)
    assert.equal(
      (await slow.call('editReview', { body: { ...body, likes: 'Kalimat baru.' } }, { bearer: code })).status,
      200,
    )
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'pending')
    assert.equal((await slow.call('deskReview', {}, { bearer })).body.total, 1)
  } finally {
    it = swap
    await slow.close()
  }
})

test('words changed while a decision is being carried out stay undecided', async () => {
  const slow = await testApp({ env: { DECISION_SECONDS: '10' } })
  const swap = it
  it = slow
  try {
    const bearer = (await signInStaff(slow)).token
    const company = await newCompany()
    const body = employeeReview(company.id)
    const { id, code } = await sendReview(company, body)
    await decide(id, { decision: 'publish' }, bearer)
    const soon = new Date(slow.clock.now().getTime() + 30_000)
    await slow.db.content`update content.task set lease_until = ${soon} where dedupe = ${`decide:${id}`}`
    assert.equal(
      (await slow.call('editReview', { body: { ...body, likes: 'Kalimat baru.' } }, { bearer: code })).status,
      200,
    )
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'pending')
    assert.equal((await slow.call('deskReview', {}, { bearer })).body.total, 1)
    await decide(id, { decision: 'publish' }, bearer)
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'published')
  } finally {
    it = swap
    await slow.close()
  }
})
