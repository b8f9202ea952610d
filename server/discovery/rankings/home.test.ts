import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { addCompany, scored } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
before(async () => {
  app = await testApp()
  await addCompany(app.db, { name: 'Sepuluh', slug: 'sepuluh' }, scored(10, 4))
  await addCompany(app.db, { name: 'Sembilan', slug: 'sembilan' }, scored(9, 5))
  await addCompany(app.db, { name: 'Tiga', slug: 'tiga' }, scored(3, 5))
  await addCompany(app.db, { name: 'Dua', slug: 'dua' }, scored(2, 5))
  await addCompany(app.db, { name: 'Banyak', slug: 'banyak' }, scored(100, 3.9))
  await addCompany(app.db, { name: 'Menunggu', slug: 'menunggu', status: 0 }, scored(50, 5))
})
after(() => app.close())

const home = async () => (await app.call('home')).body
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test('the best companies need ten reviews, and many reviews weigh more than few', async () => {
  assert.deepEqual(slugs((await home()).top_rated), ['banyak', 'sepuluh'])
})

test('underdogs have three to nine reviews', async () => {
  assert.deepEqual(slugs((await home()).top_underdogs), ['sembilan', 'tiga'])
})

test('newcomers have more than five reviews of employees within thirty days', async () => {
  const today = dayOf(app.clock.now())
  const five = await addCompany(app.db, { name: 'Lima Baru', slug: 'lima-baru' }, scored(5, 5))
  const six = await addCompany(app.db, { name: 'Enam Baru', slug: 'enam-baru' }, scored(6, 3))
  const old = await addCompany(app.db, { name: 'Enam Lama', slug: 'enam-lama' }, scored(6, 5))
  await addReviews(five.id, 5, today)
  await addReviews(five.id, 3, today, { employment_status: 2 })
  await addReviews(five.id, 3, today, { state: 'pending' })
  await addReviews(six.id, 5, today)
  await addReviews(six.id, 1, addDays(today, -29))
  await addReviews(old.id, 5, today)
  await addReviews(old.id, 1, addDays(today, -30))
  const { top_newcomer } = await home()
  assert.deepEqual(slugs(top_newcomer), ['enam-baru'])
  assert.equal(top_newcomer[0].new_count, 6)
})

test('a list has five companies', async () => {
  for (let i = 0; i < 6; i++) await addCompany(app.db, { name: `Teratas ${i}` }, scored(40, 4))
  const { top_rated } = await home()
  assert.equal(top_rated.length, 5)
  assert.equal(top_rated[0].new_count, null)
  assert.equal(top_rated[0].score, 4)
})

test('the home page shows the day in Jakarta, and counts listed companies and their reviews', async () => {
  const before = await home()
  await addCompany(app.db, { name: 'Satu Lagi' }, { review_count: 2, score_sum: 6000, applicant_count: 1 })
  const { counts, today } = await home()
  assert.equal(counts.companies, before.counts.companies + 1)
  assert.equal(counts.reviews, before.counts.reviews + 3)
  assert.equal(today, '2026-03-11')
  app.clock.set('2026-03-11T17:00:00Z')
  assert.equal((await home()).today, '2026-03-12')
})

async function addReviews(companyId: string, count: number, day: string, overrides = {}): Promise<void> {
  const sql = app.db.content
  const rows = Array.from({ length: count }, () => ({
    company_id: companyId,
    state: 'published',
    employment_status: 0,
    locale: 'id',
    week: '2026-03-02',
    guard_year: 2026,
    published_on: day,
    score: 4000,
    star: 4,
    overall_sentiment: 4,
    recommended: true,
    ratings: [],
    answers: [],
    city_id: '32.75',
    headline: 'Kata',
    manage_mac: randomBytes(32),
    submission_mac: randomBytes(32),
    ...overrides,
  }))
  await sql`insert into content.review ${sql(rows)}`
}
