import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const findWages = (query: object, locale: 'id' | 'en' = 'id') =>
  it.call('minimumWages', { query }, { locale })
const wageOf = async (query: object) => (await findWages(query)).body.minimum_wages[0]

test('a regency with its own minimum wage returns it, with its source and its reliability', async () => {
  const { status, body } = await findWages({ city: '32.75', year: 2026 })
  assert.equal(status, 200)
  const [{ source, ...wage }, ...others] = body.minimum_wages
  assert.deepEqual(others, [])
  assert.deepEqual(wage, {
    amount: 5_999_443,
    year: 2026,
    level: 'regency',
    place: { id: '32.75', name: 'Kota Bekasi' },
    at_least: false,
    check: 'two',
  })
  assert.match(source, /^Keputusan Gubernur Jawa Barat 561\.7\/Kep\.862-Kesra\/2025, /)
})

test('in 2026 a regency without its own wage has its province’s, which is named', async () => {
  const wage = await wageOf({ city: '13.71', year: 2026 })
  assert.deepEqual(
    [wage.amount, wage.level, wage.place.name, wage.at_least],
    [3_182_955, 'province', 'Sumatera Barat', false],
  )
})

test('for earlier years, and where sources differ, the province’s wage is given as a minimum', async () => {
  for (const query of [
    { city: '13.71', year: 2025 },
    { city: '13.71', year: 2024 },
    { city: '64.11', year: 2026 },
  ]) {
    const wage = await wageOf(query)
    assert.deepEqual([wage.level, wage.at_least], ['province', true], JSON.stringify(query))
  }
})

test('Jakarta’s cities have their province’s wage in every year', async () => {
  for (const year of [2024, 2025, 2026]) {
    const wage = await wageOf({ city: '31.74', year })
    assert.deepEqual([wage.place.name, wage.at_least], ['DKI Jakarta', false])
  }
  assert.equal((await wageOf({ city: '31.74', year: 2026 })).amount, 5_729_876)
})

test('without a place all 38 provinces of the year are returned, and without a year the newest one in force', async () => {
  const { body } = await findWages({})
  assert.equal(body.minimum_wages.length, 38)
  assert.deepEqual(body.years, [2026, 2025, 2024])
  assert.ok(body.minimum_wages.every((wage: any) => wage.year === 2026 && wage.level === 'province'))
  assert.deepEqual((await findWages({ year: 2027 })).body.minimum_wages, [])
  assert.deepEqual((await findWages({ year: 2027, city: '32.75' })).body.minimum_wages, [])
})

test('a place can be given by its name, in either language', async () => {
  for (const query of [
    { city: 'Kota Bekasi' },
    { city: 'bekasi city' },
    { city: '32.75', province: 'Jawa Barat' },
    { city: '32.75', province: 'west java' },
  ])
    assert.equal((await wageOf(query)).amount, 5_999_443, JSON.stringify(query))
  for (const province of ['32', 'Jawa Barat', 'West Java', 'Provinsi Jawa Barat'])
    assert.equal((await wageOf({ province })).amount, 2_317_601, province)
  for (const [province, name] of [
    ['Kep. Riau', 'Kepulauan Riau'],
    ['Riau Islands', 'Kepulauan Riau'],
    ['Riau', 'Riau'],
    ['jakarta', 'DKI Jakarta'],
    ['D.I. Yogyakarta', 'DI Yogyakarta'],
    ['Bangka Belitung', 'Kepulauan Bangka Belitung'],
    ['North Sumatra', 'Sumatera Utara'],
  ])
    assert.equal((await wageOf({ province })).place.name, name)
})

test('an unknown or ambiguous place is an error at its field in the caller’s language', async () => {
  const errors = async (query: object, locale?: 'id' | 'en') => {
    const { status, body } = await findWages(query, locale)
    assert.equal(status, 422)
    return body.errors
  }
  assert.deepEqual(await errors({ city: '99.99' }), { city: ['Pilih kota atau kabupaten dari daftar.'] })
  assert.deepEqual(await errors({ city: 'Atlantis' }, 'en'), {
    city: ['Choose a city or regency from the list.'],
  })
  assert.deepEqual(await errors({ province: '99' }), { province: ['Pilih provinsi dari daftar.'] })
  assert.deepEqual(await errors({ province: 'Atlantis' }, 'en'), {
    province: ['Choose a province from the list.'],
  })
  assert.deepEqual(await errors({ city: '35.78', province: '32' }, 'en'), {
    city: ['This city or regency is in another province. Check it again.'],
  })
  assert.deepEqual(Object.keys(await errors({ year: 'besok' })), ['year'])
  assert.deepEqual(await errors({ year: 2028 }), { year: ['Tahunnya belum tiba. Pilih tahun lain.'] })
  const { body } = await findWages({ city: 'Bekasi' })
  assert.deepEqual(
    body.candidates.city.map((one: any) => one.name),
    ['Kota Bekasi', 'Kabupaten Bekasi'],
  )
})

test('a client with a current answer gets no second copy until something changes', async () => {
  const get = (headers = {}) =>
    it.app.http.inject({ url: '/api/minimum-wages?city=32.75&year=2026', headers })
  const etag = String((await get()).headers['etag'])
  assert.equal((await get({ 'if-none-match': etag })).statusCode, 304)
})

test('the shipped list is complete: 38 provinces of three years and 253 regencies of 2026', async () => {
  const rows = await it.db.content<{ year: number; provinces: number; regencies: number }[]>`
    select year, count(province_id) as provinces, count(city_id) as regencies
    from content.minimum_wage group by year order by year`
  assert.deepEqual(
    rows.map(({ year, provinces, regencies }) => [year, provinces, regencies]),
    [
      [2024, 38, 153],
      [2025, 38, 243],
      [2026, 38, 253],
    ],
  )
})

test('no regency’s wage is below its province’s, and each has a source', async () => {
  const low = await it.db.content`
    select city_id, year from content.minimum_wage w
    where city_id is not null and amount < (
      select amount from content.minimum_wage p where p.province_id = left(w.city_id, 2) and p.year = w.year)`
  assert.deepEqual([...low], [])
  const seed = readFileSync(new URL('../../../db/seed/minimum_wages.csv', import.meta.url), 'utf8')
  assert.equal(seed.trimEnd().split('\n').length - 1, 38 * 3 + 153 + 243 + 253)
})
