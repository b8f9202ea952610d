import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { placeSlug } from '#shared/rules/place-slug.ts'
import { loadPlaces } from '#server/places/places.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, scored } from '#tests/support/companies.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

test('every city and regency has its own address', async () => {
  const { cities } = await loadPlaces(it.db.content)
  assert.equal(new Set(cities.map(({ name }) => placeSlug(name))).size, cities.length)
})

test('a place page counts listed companies and their reviews, and shows its location', async () => {
  await addCompany(it.db, { name: 'Di Bekasi', city_id: '32.75' }, scored(4, 4))
  await addCompany(it.db, { name: 'Menunggu di Bekasi', city_id: '32.75', status: 0 }, scored(9, 4))
  const { body } = await it.call('placePage', { params: { place: 'kota-bekasi' } })
  assert.deepEqual([body.city.id, body.companies, body.reviews], ['32.75', 1, 4])
  assert.ok(body.map.towns.length > 1)
  assert.equal((await it.call('placePage', { params: { place: 'atlantis' } })).status, 404)
})

test('an industry has figures only from five companies and 30 reviews on', async () => {
  const read = async () => (await it.call('industryPage', { params: { industry: 'logistics' } })).body
  assert.equal((await read()).figures, null)
  await it.db.content`
    insert into content.industry_figure (industry, company_count, review_count, rating_means, applicant_rating_means, quarters, made_on)
    values ('logistics', 5, 30, ${[4300, 3100]}, '{}', '{}', '2026-03-11')`
  assert.deepEqual((await read()).figures, {
    companies: 5,
    reviews: 30,
    best: { key: 'salary', mean: 4.3 },
    worst: { key: 'balance', mean: 3.1 },
  })
  assert.equal((await it.call('industryPage', { params: { industry: 'sihir' } })).status, 404)
})
