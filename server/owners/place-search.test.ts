import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { mapServer } from '#tests/support/places/map-server.ts'
import { newOwner } from '#tests/support/sign-in.ts'

let it: TestApp
let token: string
before(async () => {
  it = await testApp()
  const company = await addCompany(it.db, { name: 'Gudang Pin', slug: 'gudang-pin' })
  token = (await newOwner(it, company, { name: 'Ratri Anggraini' })).token
})
after(() => it.close())

const found = async (q: string, locale: 'id' | 'en' = 'id') => {
  const { status, body } = await it.call('ownerPlaces', { query: { q } }, { bearer: token, locale })
  assert.equal(status, 200, JSON.stringify(body))
  return (body.places as { name: string; within: string }[]).map(({ name, within }) => `${name}, ${within}`)
}

test('an owner finds cities and regencies by name, with their coordinates', async () => {
  assert.deepEqual(await found('bekasi'), ['Kota Bekasi, Jawa Barat', 'Kabupaten Bekasi, Jawa Barat'])
  assert.deepEqual(await found('south tangerang', 'en'), ['South Tangerang City, Banten'])
  assert.deepEqual(await found('qwxyz'), [])
  const { body } = await it.call('ownerPlaces', { query: { q: 'Surabaya' } }, { bearer: token })
  const [{ lat, long }] = body.places
  assert.ok(Math.abs(lat + 7.25) < 0.1 && Math.abs(long - 112.75) < 0.1, `${lat} ${long}`)
})

test('without words all are returned, for drawing a map, towns first', async () => {
  const { body } = await it.call('ownerPlaces', {}, { bearer: token })
  assert.equal(body.places.length, 514)
  assert.match(body.places[0].name, /^(Kota|Jakarta)/)
})

test('a visitor without an owner’s session is refused', async () => {
  assert.equal((await it.call('ownerPlaces', { query: { q: 'bekasi' } })).status, 401)
})

test('with a configured geocoder addresses follow the cities, and its failure removes nothing else', async () => {
  const map = await mapServer()
  const other = await testApp({ env: map.env })
  const company = await addCompany(other.db, { name: 'Gudang Alamat', slug: 'gudang-alamat' })
  const { token: bearer } = await newOwner(other, company, { name: 'Sekar Wulandari' })
  const names = async () => {
    const { body } = await other.call('ownerPlaces', { query: { q: 'tebet' } }, { bearer })
    return (body.places as { name: string; within: string; lat: number }[]).map(({ name }) => name)
  }
  assert.deepEqual(await names(), ['Jalan Gudang Peluru 7'])
  assert.match(map.requests[0] ?? '', /q=tebet&.*countrycodes=id/)
  map.endless = true
  assert.deepEqual(await names(), [], 'no more is read than an answer has')
  map.away = true
  assert.deepEqual(await names(), [])
  await other.close()
  map.close()
})
