import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createCompanies } from '#server/companies/create.ts'
import { refreshIntegrity } from '#server/companies/refresh-integrity.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let moderator: string
let companies = 0

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

type Company = { id: string; slug: string }

async function newCompany(): Promise<Company> {
  companies += 1
  const made = await it.db.begin('content', tx =>
    createCompanies(tx, [
      { slug: `kebun-${companies}`, name: `Kebun Uji ${companies}`, listed_on: '2026-01-01' },
    ]),
  )
  return made[0] as Company
}

/** A review by somebody new: its id in the queue, and its code. */
async function sendReview(
  company: Company,
  body: Record<string, unknown> = employeeReview(company.id),
): Promise<{ id: string; code: string }> {
  const { token } = await signIn(it)
  const { body: given } = await it.call('reviewPass', { body: { company_id: company.id } }, { bearer: token })
  const sent = await it.call('submitReview', { body }, { bearer: given.pass })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const [row] = await it.db
    .content`select id from content.review where company_id = ${company.id} and state = 'pending' order by id`
  return { id: row?.['id'], code: String(body['manage_code']) }
}

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

test('applicants’ reviews have a score of their own and leave the company’s alone', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company, applicantReview(company.id))
  await decide(id)
  const { figures } = await pageOf(company)
  assert.deepEqual([figures.review_count, figures.applicant_count, figures.score], [0, 1, null])
  assert.equal((await listOf(company, { type: 'applicant' })).reviews.length, 1)
})

test('publishing moves the salary to a row of its own and wipes the pending copy', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(
    company,
    employeeReview(company.id, { monthly_salary: 8_250_000, salary_comment: 'Sudah termasuk makan.' }),
  )
  const [before] = await it.db.content`select salary_box from content.review where id = ${id}`
  assert.ok(before?.['salary_box'])
  const waiting = await it.call('teamReview', { params: { id } }, { bearer: moderator })
  assert.equal(waiting.body.salary_comment, 'Sudah termasuk makan.')
  assert.ok(
    !JSON.stringify(waiting.body).includes('8250000'),
    'a moderator reads the comment, never the amount',
  )
  await decide(id)
  const [review] = await it.db.content`select salary_box from content.review where id = ${id}`
  assert.equal(review?.['salary_box'], null)
  const rows = await it.db
    .content`select department, job_type, year, amount, comment from content.salary where company_id = ${company.id}`
  assert.deepEqual(
    [...rows],
    [
      {
        department: 'logistics',
        job_type: 'employee',
        year: 2026,
        amount: 8_250_000,
        comment: 'Sudah termasuk makan.',
      },
    ],
  )
  await it.call('withdrawReview', {}, { bearer: code })
  const left = await it.db.content`select 1 from content.salary where company_id = ${company.id}`
  assert.equal(left.length, 0)
})

test('a rejected review shows its author the guideline and the note, and readers nothing', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(company)
  await decide(id, { decision: 'reject', guideline: 1, note: 'Bagian kedua menunjuk satu orang.' })
  const own = (await it.call('myReview', {}, { bearer: code })).body
  assert.deepEqual([own.state, own.guideline, own.note], ['rejected', 1, 'Bagian kedua menunjuk satu orang.'])
  assert.equal((await pageOf(company)).tabs.reviews, 0)
  await it.db.begin('content', tx => refreshIntegrity(tx, it.clock))
  assert.equal((await pageOf(company)).integrity.rejected, 1)
})

test('withdrawing a published review takes it out of every figure', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(company)
  await decide(id)
  await it.call('withdrawReview', {}, { bearer: code })
  const { figures, tabs } = await pageOf(company)
  assert.equal(tabs.reviews, 0)
  assert.deepEqual([figures?.review_count ?? 0, figures?.stars ?? [0, 0, 0, 0, 0]], [0, [0, 0, 0, 0, 0]])
  assert.equal((await listOf(company)).total, 0)
})

test('a decision waits its seconds, can be undone until then, and leaves no trace when it was', async () => {
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
      (await slow.call('teamQueue', {}, { bearer })).body.total,
      0,
      'a decided review leaves the queue',
    )
    assert.equal((await decide(id, { decision: 'publish' }, bearer)).status, 409)
    assert.equal((await slow.call('undoDecision', { params: { id } }, { bearer })).status, 200)
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'pending')
    assert.equal((await slow.db.content`select 1 from content.event`).length, 0)
    await decide(id, { decision: 'reject', guideline: 6, note: null }, bearer)
    slow.clock.move(11_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'rejected')
    assert.equal((await slow.call('undoDecision', { params: { id } }, { bearer })).status, 409)
  } finally {
    it = swap
    await slow.close()
  }
})

test('deciding twice at once has one effect', async () => {
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
  assert.equal((await it.call('teamQueue')).status, 401)
  assert.equal((await it.call('teamQueue', {}, { bearer: token })).status, 401)
  assert.equal((await it.call('teamQueue', {}, { bearer: editor })).status, 403)
  assert.equal((await decide(id, { decision: 'publish' }, editor)).status, 403)
  assert.equal((await decide(id, { decision: 'publish' }, token)).status, 401)
})

test('a rejection names one of the guidelines; an unknown review or field is refused', async () => {
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

test('in production an approved review waits for the daily slot, a small company’s up to a week more', async () => {
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

test('the queue goes by week, and shows nothing of who wrote', async () => {
  const { body } = await it.call('teamQueue', {}, { bearer: moderator })
  const told = new Set(body.reviews.flatMap(Object.keys))
  assert.deepEqual(
    [...told].toSorted(),
    ['company', 'employment_status', 'headline', 'id', 'locale', 'week'],
    'a row tells its review from others by what readers will see of it too',
  )
  const weeks = body.reviews.map((row: { week: string }) => row.week)
  assert.deepEqual(weeks, weeks.toSorted())
  const id = body.reviews[0].id
  const review = (await it.call('teamReview', { params: { id } }, { bearer: moderator })).body
  assert.ok(!('manage_code' in review) && !JSON.stringify(review).includes('contoh.id'))
  assert.equal(
    (await it.call('teamReview', { params: { id: newManageCode() } }, { bearer: moderator })).status,
    404,
  )
})

test('an author rewrites a waiting or rejected review, and the team decides on the new words only', async () => {
  const company = await newCompany()
  const body = employeeReview(company.id, { monthly_salary: 9_000_000 })
  const { id, code } = await sendReview(company, body)
  const edit = (changes: object) => it.call('editReview', { body: { ...body, ...changes } }, { bearer: code })
  const read = (await it.call('teamReview', { params: { id } }, { bearer: moderator })).body
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

test('rewriting drops a decision that has not taken effect yet', async () => {
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
    assert.equal((await slow.call('teamQueue', {}, { bearer })).body.total, 1)
  } finally {
    it = swap
    await slow.close()
  }
})

test('words written while a decision is already being carried out are nobody’s decision', async () => {
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
    assert.equal((await slow.call('teamQueue', {}, { bearer })).body.total, 1)
    await decide(id, { decision: 'publish' }, bearer)
    slow.clock.move(60_000)
    await slow.app.tasks.drain()
    assert.equal(await stateOf(code), 'published')
  } finally {
    it = swap
    await slow.close()
  }
})
