import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, scored } from '#tests/support/companies.ts'
import { rankCompanies } from './rank-companies.ts'

const BEKASI = '32.75'
const QUARTER = '2026-01-01'
const OLD = '2024-01-01'

let it: TestApp
before(async () => {
  it = await testApp()
  await add('Tepat', 20, 4.5, { city_id: BEKASI, industry: 'logistics' })
  await add('Lambat', 20, 3.5, { industry: 'logistics' })
  await add('Kembar', 20, 4.5, { industry: 'retail' })
  await add('Tujuh', 7, 5, { industry: 'logistics' })
  await add('Empat', 4, 5)
  await add('Dulu', 40, 5, {}, OLD)
  await add('Menunggu', 40, 5, { status: 0 })
  await rank()
})
after(() => it.close())

const rank = () => it.db.begin('content', tx => rankCompanies(tx, it.clock))
const top = async (query: object = {}) => (await it.call('topCompanies', { query })).body
const names = (list: { name: string }[]) => list.map(({ name }) => name)

/** A company with `n` reviews in one quarter, all ratings equal, half of them with a prayer room. */
async function add(name: string, n: number, mean: number, given: object = {}, quarter = QUARTER) {
  const each = (value: number) => EMPLOYEE_RATINGS.map(() => value)
  const { id } = await addCompany(it.db, { name, ...given }, {
    ...scored(n, mean),
    rating_sums: each(Math.round(n * mean)),
    rating_counts: each(n),
    answer_yes: [0, Math.floor(n / 2)],
    answer_no: [0, n - Math.floor(n / 2)],
  } as object)
  await it.db.content`
    insert into content.company_quarter (company_id, quarter, review_count, score_sum)
    values (${id}, ${quarter}, ${n}, ${Math.round(n * mean * 1000)})`
}

test('companies with ten reviews within 24 months are ranked, equal ones share a place, and one below the floor has no figure', async () => {
  const { ranked, below, floor } = await top()
  assert.deepEqual(names(ranked).toSorted(), ['Kembar', 'Lambat', 'Tepat'])
  assert.equal(ranked[2].name, 'Lambat')
  assert.deepEqual(
    ranked.map(({ place, shared, value }: { place: number; shared: boolean; value: number }) => [
      place,
      shared,
      value,
    ]),
    [
      [1, true, 4.5],
      [1, true, 4.5],
      [3, false, 3.5],
    ],
  )
  assert.deepEqual(
    below.map(({ name, have }: { name: string; have: number }) => [name, have]),
    [['Tujuh', 7]],
  )
  assert.deepEqual([floor, 'value' in below[0]], [{ reviews: 10, months: 24 }, false])
})

test('a list can be filtered by industry, city, size and name', async () => {
  assert.deepEqual(names((await top({ industry: 'logistics' })).ranked), ['Tepat', 'Lambat'])
  assert.deepEqual(names((await top({ city: 'bekasi', industry: 'retail' })).ranked), [])
  assert.deepEqual(names((await top({ city: 'kota bekasi' })).ranked), ['Tepat'])
  assert.deepEqual(names((await top({ size: '11-50' })).ranked), [])
  const called = await top({ search: 'lambat' })
  assert.deepEqual([names(called.ranked), names(called.top_rated)], [['Lambat'], ['Lambat']])
})

test('each aspect has its own list: a rating with its mean, a benefit with its share', async () => {
  assert.equal((await top({ aspect: 'salarypayment' })).ranked[0].value, 4.5)
  const prayer = await top({ aspect: 'easyaccesstoprayerroom' })
  assert.deepEqual([prayer.ranked.length, prayer.ranked[0].value], [3, 0.5])
  assert.deepEqual((await top({ aspect: 'freemeals' })).ranked, [])
})

test('each figure shows its own number of answers, not the number of reviews', async () => {
  const given = EMPLOYEE_RATINGS.map(rating => (rating === 'gender' ? 11 : 20))
  await it.db.content`
    update content.company_stats set rating_counts = ${given}, rating_sums = ${given}, answer_yes = array[0, 6], answer_no = array[0, 7]
    where name_norm = 'tepat'`
  await rank()
  const answers = async (aspect: string) =>
    (await top({ aspect })).ranked.find(({ name }: { name: string }) => name === 'Tepat').answers
  assert.deepEqual(
    [await answers('gender'), await answers('easyaccesstoprayerroom'), await answers('score')],
    [11, 13, 20],
  )
})

test('a sufficiently long list is in the sitemap, by industry and by aspect', async () => {
  for (const name of ['Satu', 'Dua', 'Tiga']) await add(`Gerai ${name}`, 12, 4, { industry: 'retail' })
  await rank()
  const { body } = await it.app.http.inject({ url: '/sitemaps/rankings-1.xml' })
  assert.match(body, /\/perusahaan-pilihan\?aspect=salarypayment</)
  assert.doesNotMatch(body, /industry=|aspect=score|aspect=freemeals/)
})

test('the home page’s lists contain ranked companies, and a company that is no longer listed disappears at once', async () => {
  const { top_rated, top_underdogs } = await top()
  assert.deepEqual([names(top_rated)[0], names(top_underdogs).includes('Tujuh')], ['Dulu', true])
  await it.db.content`update content.company_stats set status = 0 where name_norm = 'lambat'`
  assert.deepEqual(names((await top({ industry: 'logistics' })).ranked), ['Tepat'])
})
