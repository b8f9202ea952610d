import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createCompanies } from '#server/companies/create.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { publishReviews } from '#tests/support/published.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { moveReview } from './moves.ts'

let it: TestApp
let bearer: string
let companies = 0

before(async () => {
  it = await testApp()
  bearer = (await signIn(it)).token
})
after(() => it.close())

type Company = { id: string; slug: string }

async function newCompany(): Promise<Company> {
  companies += 1
  const made = await it.db.begin('content', tx =>
    createCompanies(tx, [
      { slug: `bengkel-${companies}`, name: `Bengkel Uji ${companies}`, listed_on: '2026-01-01' },
    ]),
  )
  return made[0] as Company
}

const publish = (company: Company, ...reviews: Record<string, unknown>[]) =>
  publishReviews(it.db, company, ...reviews)

const list = async (company: Company, query: object = {}, as: object = {}) =>
  (await it.call('companyReviews', { params: { slug: company.slug }, query }, as)).body

test('a visitor reads the three newest, and gets only the number of the others', async () => {
  const company = await newCompany()
  const ids = await publish(company, {}, {}, {}, {}, {})
  const seen = await list(company)
  assert.deepEqual(
    seen.reviews.map((one: { id: string }) => one.id),
    ids.slice(0, 3),
  )
  assert.equal(seen.locked, 2)
  assert.equal(seen.page.total, 5)
  assert.equal(seen.page.next, null)
  assert.ok(!JSON.stringify(seen).includes('Rahasia baik ke-3'))
})

test('no filter or order opens a fourth review for a visitor', async () => {
  const company = await newCompany()
  const opened = new Set<string>()
  await publish(
    company,
    { score: 1000, star: 1 },
    {},
    {},
    { score: 5000, star: 5 },
    { employment_status: 1, left_at_year: 2025 },
    {},
  )
  for (const sort of ['newest', 'oldest', 'best', 'worst']) {
    for (const type of [undefined, 'employee', 'former', 'applicant']) {
      const seen = await list(company, { sort, ...(type ? { type } : {}) })
      for (const review of seen.reviews) opened.add(review.id)
      assert.equal(seen.locked + seen.reviews.length, seen.page.total)
    }
  }
  assert.equal(opened.size, 3)
})

test('a signed-in reader reads all, twenty per page, each once, in every order', async () => {
  const company = await newCompany()
  const scores = Array.from({ length: 45 }, (_, index) => ({ score: 1000 + (index % 7) * 500, star: 3 }))
  const ids = await publish(company, ...scores)
  for (const sort of ['newest', 'oldest', 'best', 'worst']) {
    const read: { id: string; score: number }[] = []
    let cursor: string | null = null
    do {
      const page: { reviews: { id: string; score: number }[]; page: { next: string | null } } = await list(
        company,
        { sort, ...(cursor ? { cursor } : {}) },
        { bearer },
      )
      read.push(...page.reviews)
      cursor = page.page.next
    } while (cursor)
    assert.equal(new Set(read.map(one => one.id)).size, ids.length, sort)
    const order = read.map(one => one.score)
    if (sort === 'best')
      assert.deepEqual(
        order,
        order.toSorted((a, b) => b - a),
      )
    if (sort === 'worst')
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a - b),
      )
    if (sort === 'newest')
      assert.deepEqual(
        read.map(one => one.id),
        ids,
      )
    if (sort === 'oldest')
      assert.deepEqual(
        read.map(one => one.id),
        ids.toReversed(),
      )
  }
})

test('a hidden or removed review is a stub without words, and does not count among the three open ones', async () => {
  const company = await newCompany()
  await publish(
    company,
    { state: 'hidden', guideline: 3 },
    { state: 'removed', guideline: 1 },
    {},
    {},
    {},
    {},
  )
  const seen = await list(company)
  assert.equal(seen.reviews.length, 5)
  assert.deepEqual(seen.reviews[0].stub, { by: 'owner', guideline: 3, until: null })
  assert.deepEqual(seen.reviews[1].stub, { by: 'team', guideline: 1, until: null })
  assert.equal(seen.reviews[0].headline, null)
  assert.ok(!JSON.stringify(seen).includes('Rahasia baik ke-0'))
})

test('a removed review leaves a stub but no number, and after its withdrawal not even the stub', async () => {
  const company = await newCompany()
  const [removed] = await publish(company, { state: 'removed', guideline: 1 }, {}, {})
  const before = await list(company)
  assert.deepEqual([before.page.total, before.tabs.all, before.locked, before.reviews.length], [2, 2, 0, 3])
  await it.db.begin('content', tx => moveReview(tx, removed as string, { to: 'withdrawn' }))
  const { page, locked, reviews } = await list(company)
  assert.deepEqual([page.total, locked, reviews.length], [2, 0, 2])
})

test('role and city are shown together only if three published reviews share the pair', async () => {
  const company = await newCompany()
  const pair = { job_role_id: 'office-administrator', city_id: '32.75' }
  await publish(
    company,
    pair,
    pair,
    { job_role_id: 'office-administrator', city_id: '31.74' },
    { job_role_id: null, city_id: '35.78' },
  )
  const facets = async () =>
    (await list(company, {}, { bearer })).reviews.map((one: any) => [
      one.job_role !== null,
      one.city !== null,
    ])
  assert.deepEqual(await facets(), [
    [true, false],
    [true, false],
    [true, false],
    [false, false],
  ])
  await publish(company, pair)
  const shown = await list(company, {}, { bearer })
  const [first] = shown.reviews
  assert.equal(first.city?.name, 'Kota Bekasi')
  assert.ok(first.job_role)
  assert.equal(shown.reviews.at(-1).province, 'Jawa Timur')
})

test('an applicant’s role, rounds and year are shown only if five share all three', async () => {
  const company = await newCompany()
  const applied = {
    employment_status: 2,
    ratings: Array(7).fill(3),
    answers: [],
    department: null,
    job_type: null,
    job_role_id: 'office-administrator',
    application_result: 'rejected',
    interview_rounds: 2,
    left_at_year: 2025,
    surprise_question: false,
  }
  await publish(company, applied, applied, applied, applied)
  const first = async () => (await list(company)).reviews[0]
  assert.deepEqual(
    [(await first()).job_role, (await first()).application.interview_rounds, (await first()).left_at_year],
    [null, null, null],
  )
  await publish(company, applied)
  assert.deepEqual([(await first()).application.interview_rounds, (await first()).left_at_year], [2, 2025])
})

test('JSON contains the month of a review, never the day', async () => {
  const company = await newCompany()
  await publish(company, {})
  const seen = await list(company)
  assert.equal(seen.reviews[0].month, '2026-03')
  assert.ok(!JSON.stringify(seen).includes('2026-03-01'))
})

test('unknown companies are not found, and unknown parameters change nothing', async () => {
  assert.equal((await it.call('companyReviews', { params: { slug: 'tidak-ada' } })).status, 404)
  const company = await newCompany()
  await publish(company, {})
  assert.equal((await list(company, { sort: 'sideways', page: '9', cursor: "'; drop" })).page.total, 1)
})

test('a review has its own page, locked for visitors unless it is among the newest three', async () => {
  const company = await newCompany()
  const ids = await publish(company, {}, {}, {}, {})
  const read = (id: string | undefined, as = {}) => it.call('review', { params: { id } }, as)
  assert.equal((await read(ids[0])).body.review.id, ids[0])
  const locked = await read(ids[3])
  assert.equal(locked.status, 200)
  assert.equal(locked.body.review, null)
  assert.ok(!JSON.stringify(locked.body).includes('Rahasia'))
  const unlocked = await read(ids[3], { bearer })
  assert.equal(unlocked.body.review.id, ids[3])
  // A person who shares the page learns who can open it.
  assert.deepEqual([unlocked.body.open, (await read(ids[0], { bearer })).body.open], [false, true])
  assert.equal((await read(randomUUID())).status, 404)
  const { body: latest } = await it.call('latestReviews', { params: { locale: 'en' } })
  assert.equal(
    latest.reviews.filter((one: { company: { slug: string } }) => one.company.slug === company.slug).length,
    1,
  )
})

test('the latest reviews are paged both ways, one per company', async () => {
  for (let i = 0; i < 45; i += 1) await publish(await newCompany(), {}, {})
  const pageAt = async (cursor?: string) => {
    const { body } = await it.call('latestReviews', { params: { locale: 'id' }, query: { cursor } })
    return { ...body.page, slugs: body.reviews.map((one: { company: Company }) => one.company.slug) }
  }
  const first = await pageAt()
  const second = await pageAt(first.next)
  const third = await pageAt(second.next)
  assert.deepEqual([first.from, second.from, third.from], [1, 21, 41])
  assert.ok(third.total >= 45)
  assert.equal(new Set([first, second, third].flatMap(page => page.slugs)).size, 40 + third.slugs.length)
  assert.deepEqual(await pageAt(third.previous), second)
  assert.deepEqual([first.previous, second.previous], [null, ''])
})

test('a browser marks a review helpful once, and can remove the mark', async () => {
  const company = await newCompany()
  const [id] = await publish(company, {})
  const mark = (device: string, name: 'markHelpful' | 'unmarkHelpful' = 'markHelpful') =>
    it.call(name, { params: { id } }, { device })
  const many = await Promise.all(Array.from({ length: 20 }, () => mark('browser-a')))
  assert.deepEqual(new Set(many.map(answer => answer.status)), new Set([200]))
  assert.equal((await mark('browser-b')).body.count, 2)
  assert.equal((await mark('browser-b', 'unmarkHelpful')).body.count, 1)
  assert.equal((await mark('browser-b', 'unmarkHelpful')).body.count, 1)
  const marks = await it.db
    .content`select encode(mark, 'hex') as mark from content.helpful_mark where subject_id = ${id as string}`
  assert.equal(marks.length, 1)
  assert.ok(!JSON.stringify(marks).includes(Buffer.from('browser-a').toString('hex')))
  assert.equal((await it.call('markHelpful', { params: { id: randomUUID() } })).status, 404)
  assert.equal((await it.call('unmarkHelpful', { params: { id: randomUUID() } })).status, 404)
})

test('a browser without a device name cannot mark reviews', async () => {
  const [id] = await publish(await newCompany(), {})
  for (const name of ['markHelpful', 'unmarkHelpful'] as const) {
    const { status, body } = await it.call(name, { params: { id } }, { device: undefined })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['device']])
  }
  const marks = await it.db.content`select 1 from content.helpful_mark where subject_id = ${id as string}`
  assert.equal(marks.length, 0)
})

test('marking again changes no row', async () => {
  const [id] = await publish(await newCompany(), {})
  const mark = (name: 'markHelpful' | 'unmarkHelpful' = 'markHelpful') =>
    it.call(name, { params: { id } }, { device: 'again' })
  const versionOf = async () =>
    (await it.db.content`select xmin::text as version from content.review where id = ${id as string}`)[0]
  assert.deepEqual((await mark()).body, { helpful: true, count: 1 })
  const version = await versionOf()
  assert.deepEqual((await mark()).body, { helpful: true, count: 1 })
  assert.deepEqual(await versionOf(), version)
  assert.deepEqual((await mark('unmarkHelpful')).body, { helpful: false, count: 0 })
})

test('a network’s marks per day are limited, with a higher limit for signed-in readers, and every answer is the same', async () => {
  const [id] = await publish(await newCompany(), {})
  const { token } = await signIn(it)
  const mark = (device: string, as: { address?: string; bearer?: string } = {}) =>
    it.call('markHelpful', { params: { id } }, { device, address: '203.0.113.20', ...as })
  const shown = async () => (await it.call('review', { params: { id } })).body.review.helpful_count
  for (let round = 1; round <= 3; round += 1) assert.equal((await mark(`flood ${round}`)).body.count, round)
  for (let round = 4; round <= 40; round += 1) {
    const { status, body } = await mark(`flood ${round}`)
    assert.deepEqual([status, body], [200, { helpful: true, count: 4 }])
  }
  assert.equal(await shown(), 3)
  assert.deepEqual((await mark('flood 9')).body, { helpful: true, count: 4 }, 'nor asked once more')
  for (let round = 0; round < 15; round += 1) await mark(`reader ${round}`, { bearer: token })
  assert.equal(await shown(), 13)
  await mark('somebody else', { address: '198.51.100.3' })
  assert.equal(await shown(), 14)
  const off = await it.call('unmarkHelpful', { params: { id } }, { device: 'flood 9' })
  assert.deepEqual(off.body, { helpful: false, count: 14 })
  await it.call('unmarkHelpful', { params: { id } }, { device: 'flood 1' })
  assert.equal(await shown(), 13)
  assert.equal((await mark('flood 1')).body.count, 14, 'who takes a mark back may give it again')
  it.clock.move(2 * 24 * 3600_000)
  assert.equal((await mark('the next day')).body.count, 15)
})

test('thousands of addresses of one network, or device names of one browser, add no more marks', async () => {
  const [id] = await publish(await newCompany(), {})
  for (let round = 0; round < 60; round += 1) {
    const as = { device: `host ${round}`, address: `2001:db8:8:8::${round.toString(16)}` }
    await it.call('markHelpful', { params: { id } }, as)
  }
  assert.equal((await it.call('review', { params: { id } })).body.review.helpful_count, 3)
})

test('a sudden run of marks brings a review to the team, once, and says that nobody reported it', async () => {
  const { token: bearer } = await signInStaff(it, 'moderator')
  const [id] = await publish(await newCompany(), {})
  const ofReview = async () =>
    (await it.call('deskReport', {}, { bearer })).body.rows.filter(
      (row: { subject_id: string }) => row.subject_id === id,
    )
  const mark = (round: number) =>
    it.call(
      'markHelpful',
      { params: { id } },
      { device: `run ${round}`, address: `198.51.100.${round % 250}` },
    )
  for (let round = 0; round < 50; round += 1) await mark(round)
  assert.deepEqual(await ofReview(), [])
  for (let round = 50; round < 120; round += 1) await mark(round)
  const [row, ...more] = await ofReview()
  assert.deepEqual([row.flags, more], [['run'], []])
  const opened = await it.call('openReport', { params: { id: row.id } }, { bearer })
  assert.deepEqual(opened.body.flags, ['run'])
})
