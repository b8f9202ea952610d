import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { addCompany, scored } from '../../tests/support/companies.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { refreshIntegrity } from './refresh-integrity.ts'

let app: TestApp
let id: string
let number = 0
const slug = () => `kargo-${number}`

before(async () => void (app = await testApp()))
after(() => app.close())
beforeEach(async () => {
  number += 1
  id = (
    await addCompany(app.db, {
      name: `Kargo ${number}`,
      slug: slug(),
      city_id: '32.75',
      industry: 'logistics',
    })
  ).id
})

const page = (path = slug(), query = {}, as = {}) =>
  app.call('company', { params: { slug: path }, query }, as)
const figures = (values: object) =>
  app.db.content`update content.company_stats set ${app.db.content(values)} where company_id = ${id}`

test('a company’s page has its facts, in the reader’s language', async () => {
  const { slug: facts } = await addCompany(app.db, {
    name: 'Lintang Muara',
    legal_name: 'PT Lintang Muara Tbk',
    ticker: 'ltmr',
    size_band: '501-1000',
    founded_year: 2009,
    website_host: 'Lintang.example',
    city_id: '31.74',
    summary_id: 'Gudang dan truk.',
    summary_en: 'Warehouses and lorries.',
  })
  const { status, body } = await page(facts)
  assert.equal(status, 200)
  assert.equal(body.company.legal_form, 'PT')
  assert.equal(body.company.ticker, 'LTMR')
  assert.equal(body.company.website_host, 'lintang.example')
  assert.deepEqual(body.company.city, {
    id: '31.74',
    name: 'Jakarta Selatan',
    kind: 'kota',
    province: 'DKI Jakarta',
  })
  assert.equal(body.company.summary, 'Gudang dan truk.')
  assert.equal((await page(facts, {}, { locale: 'en' })).body.company.summary, 'Warehouses and lorries.')
})

test('a company without reviews has zero counts and no means', async () => {
  const { body } = await page()
  assert.equal(body.figures.score, null)
  assert.deepEqual(body.figures.stars, [0, 0, 0, 0, 0])
  assert.equal(body.figures.ratings.length, 13)
  assert.equal(body.figures.applicant_ratings.length, 7)
  assert.equal(body.figures.benefits.length, 6)
  assert.equal(body.integrity.received, 0)
  assert.equal(body.integrity.since_year, null)
})

test('a score appears from three reviews on', async () => {
  await figures(scored(2, 5))
  assert.equal((await page()).body.company.score, null)
  await figures(scored(3, 4.2))
  const { body } = await page()
  assert.equal(body.company.score, 4.2)
  assert.equal(body.figures.score, 4.2)
  assert.equal(body.company.review_count, 3)
})

test('a rating’s mean appears from three answers on', async () => {
  await figures({ ...scored(4, 4), rating_sums: [8, 13], rating_counts: [2, 3] })
  const [salary, balance, relationship] = (await page()).body.figures.ratings
  assert.deepEqual(salary, { key: 'salary', count: 2, mean: null, industry_mean: null })
  assert.deepEqual(balance, { key: 'balance', count: 3, mean: 4.33, industry_mean: null })
  assert.equal(relationship.count, 0)
})

test('a card names the best-rated aspect and the share of recommendations, from three answers on and if one aspect stands out', async () => {
  const card = async () => {
    const { recommend_count, strongest } = (await page()).body.company
    return { recommend_count, strongest }
  }
  await figures({ ...scored(3, 4), recommend_count: 2, rating_sums: [9, 12, 10], rating_counts: [3, 3, 2] })
  assert.deepEqual(await card(), { recommend_count: 2, strongest: 'balance' })
  await figures({ rating_sums: [12, 12], rating_counts: [3, 3] })
  assert.equal((await card()).strongest, null)
  await figures({ ...scored(2, 4), rating_sums: [6, 8], rating_counts: [2, 2] })
  assert.deepEqual(await card(), { recommend_count: null, strongest: null })
})

test('applicants have a separate score, which does not change the company’s', async () => {
  await figures({ ...scored(2, 4), applicant_count: 3, applicant_score_sum: 9000 })
  const { body } = await page()
  assert.equal(body.figures.applicant_score, 3)
  assert.equal(body.company.score, null)
  assert.deepEqual([body.company.review_count, body.company.applicant_count], [2, 3])
  assert.equal(body.tabs.reviews, 5)
})

test('a company has a benefit if at least three people answered and half of them said yes', async () => {
  await figures({ answer_yes: [2, 2, 1], answer_no: [0, 2, 2] })
  const [insurance, prayer, parking] = (await page()).body.figures.benefits
  assert.deepEqual(insurance, { key: 'privateinsurance', yes: 2, answered: 2, has: false })
  assert.deepEqual(prayer, { key: 'easyaccesstoprayerroom', yes: 2, answered: 4, has: true })
  assert.equal(parking.has, false)
})

test('the trend covers the last eight quarters in Jakarta, with scores from three reviews on', async () => {
  await app.db.content`
    insert into content.company_quarter (company_id, quarter, review_count, score_sum) values
      (${id}, '2024-01-01', 9, 36000), (${id}, '2025-10-01', 3, 12000), (${id}, '2026-01-01', 2, 9000)`
  const { trend } = (await page()).body.figures
  assert.equal(trend.length, 8)
  assert.equal(trend[0].start, '2024-04-01')
  assert.deepEqual(trend[6], { start: '2025-10-01', count: 3, score: 4, industry_score: null })
  assert.deepEqual(trend[7], { start: '2026-01-01', count: 2, score: null, industry_score: null })
})

test('a new quarter begins at midnight in Jakarta', async () => {
  const start = app.clock.now().toISOString()
  app.clock.set('2026-03-31T16:59:59Z')
  assert.equal((await page()).body.figures.trend[7].start, '2026-01-01')
  app.clock.set('2026-03-31T17:00:00Z')
  assert.equal((await page()).body.figures.trend[7].start, '2026-04-01')
  app.clock.set(start)
})

/** Runs the nightly task of a day; only Monday's copies everything. */
const copyOn = (day: string) =>
  app.db.begin('content', tx => refreshIntegrity(tx, { now: () => new Date(`${day}T04:00:00+07:00`) }))
const MONDAY = '2026-03-09'
const TUESDAY = '2026-03-10'

test('the integrity panel shows the numbers of received reviews and their states as of Monday', async () => {
  await figures({ review_count: 4, score_sum: 16000, applicant_count: 1, applicant_score_sum: 3000 })
  await app.db.content`
    insert into content.company_intake (company_id, received, since_year) values (${id}, 9, 2025)`
  for (const state of ['pending', 'approved', 'rejected', 'removed', 'hidden']) await addReview(state)
  await copyOn(MONDAY)
  const { integrity } = (await page()).body
  assert.deepEqual(integrity, {
    since_year: 2025,
    received: 9,
    published: 4,
    pending: 2,
    rejected: 1,
    removed: 1,
    withdrawn: 0,
    hidden: 1,
  })
})

test('received and withdrawn reviews appear in the panel only from Monday on', async () => {
  await addReview('pending')
  await copyOn(MONDAY)
  const before = (await page()).body.integrity
  assert.deepEqual([before.received, before.pending], [1, 1])
  await addReview('rejected')
  await app.db
    .content`update content.review set state = 'withdrawn' where company_id = ${id} and state = 'pending'`
  assert.deepEqual((await page()).body.integrity, before)
  await copyOn(MONDAY)
  const { received, pending, rejected, withdrawn } = (await page()).body.integrity
  assert.deepEqual([received, pending, rejected, withdrawn], [2, 0, 1, 1])
})

test('on other days nothing is copied, whatever has changed, and the panel’s date is the week’s', async () => {
  await addReview('pending')
  await copyOn(MONDAY)
  for (const state of ['rejected', 'removed']) await addReview(state)
  await copyOn(TUESDAY)
  assert.equal((await page()).body.integrity.received, 1)
  const [row] = await app.db.content`select made_on from content.company_integrity where company_id = ${id}`
  assert.equal(row?.['made_on'], MONDAY)
})
test('on Monday only companies with changed figures are copied, and their pages are rendered again', async () => {
  await addReview('pending')
  await copyOn(MONDAY)
  const still = id
  id = (await addCompany(app.db, { name: `Pagi ${number}`, slug: `pagi-${number}` })).id
  await addReview('pending')
  const changedSubjects: string[] = []
  app.db.onChange(subjects => void changedSubjects.push(...(subjects === 'all' ? [] : subjects)))
  await app.app.tasks.drain()
  app.clock.set('2026-03-16T05:00:00+07:00')
  await app.app.tasks.drain()
  for (let tries = 0; tries < 100 && !changedSubjects.includes(`company:${id}`); tries++) await setTimeout(20)
  assert.ok(changedSubjects.includes(`company:${id}`))
  const rows = await app.db.content`
    select company_id, made_on from content.company_integrity where company_id in (${still}, ${id})`
  const madeOn = new Map(rows.map(row => [row['company_id'], row['made_on']]))
  assert.deepEqual([madeOn.get(still), madeOn.get(id)], [MONDAY, '2026-03-16'])
  assert.equal((await page(`pagi-${number}`)).body.integrity.pending, 1)
})

test('the header alone has neither figures nor the integrity panel', async () => {
  await figures(scored(3, 4))
  const { body } = await page(slug(), { header: '1' })
  assert.equal(body.company.score, 4)
  assert.equal(body.tabs.reviews, 3)
  assert.equal(body.figures, null)
  assert.equal(body.integrity, null)
  assert.notEqual((await page(slug(), { header: 'x' })).body.figures, null)
})

test('an old slug returns the company that has it now', async () => {
  await app.db
    .content`insert into content.company_slug (slug, company_id) values (${`dulu-${number}`}, ${id})`
  assert.equal((await page(`dulu-${number}`)).body.company.slug, slug())
})

test('a merged company returns the company that it became part of', async () => {
  const merged = await addCompany(app.db, { name: `Melebur ${number}` })
  await app.db.content`update content.company set status = 2, merged_into = ${id} where id = ${merged.id}`
  assert.equal((await page(merged.slug)).body.company.id, id)
})

test('unknown and pending companies give the same 404', async () => {
  const pending = await addCompany(app.db, { name: `Menunggu ${number}`, status: 0 })
  const answers = [
    await page(pending.slug),
    await page('tidak-ada'),
    await page("x' or 1=1--"),
    await page('a\0b'),
  ]
  for (const { status, body } of answers) {
    assert.equal(status, 404)
    assert.equal(body.code, 'not_found')
    assert.deepEqual(body, answers[0]?.body)
  }
})

async function addReview(state: string): Promise<void> {
  const sql = app.db.content
  await sql`
    insert into content.review (company_id, state, employment_status, locale, week, guard_year, score, star, overall_sentiment, recommended,
      ratings, answers, city_id, headline, manage_mac, submission_mac)
    values (${id}, ${state}, 0, 'id', '2026-03-02', 2026, 4000, 4, 4, true, '{}', '{}', '32.75', 'Kata', ${Buffer.from(state + id)}, '')`
}
