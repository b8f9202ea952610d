import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NICKNAMES } from '#shared/rules/city-nicknames.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { bareName } from './names.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

test('all 514 regencies and cities are listed with their source', async () => {
  const { status, body } = await app.call('cities')
  assert.equal(status, 200)
  assert.equal(body.cities.length, 514)
  assert.match(body.attribution, /idn-area-data.+ODbL 1\.0/)
})

test('cities have their common names', async () => {
  const { body } = await app.call('cities')
  const named = (id: string) => body.cities.find((city: { id: string }) => city.id === id)
  assert.deepEqual(named('31.74'), {
    id: '31.74',
    name: 'Jakarta Selatan',
    kind: 'kota',
    province: 'DKI Jakarta',
  })
  assert.equal(named('32.75').name, 'Kota Bekasi')
  assert.equal(named('31.01').kind, 'kabupaten')
})

test('of a town and a regency with the same name the town comes first', async () => {
  const { body } = await app.call('cities')
  const names = body.cities.map((city: { name: string }) => city.name)
  const at = names.indexOf('Kota Bandung')
  assert.deepEqual(names.slice(at, at + 3), ['Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Bandung Barat'])
})

test('job roles have names in the reader’s language', async () => {
  const name = async (locale: 'id' | 'en') => {
    const { body } = await app.call('jobRoles', {}, { locale })
    assert.equal(body.job_roles.length, 300)
    return body.job_roles.find((role: { id: string }) => role.id === 'secretary')
  }
  assert.deepEqual(await name('id'), { id: 'secretary', name: 'Sekretaris', department: 'administration' })
  assert.deepEqual(await name('en'), { id: 'secretary', name: 'Secretary', department: 'administration' })
})

test('a nickname belongs to one existing city, and is no city’s name', async () => {
  const { body } = await app.call('cities')
  const names = body.cities.map((city: { name: string }) => city.name)
  for (const city of Object.keys(NICKNAMES)) assert.ok(names.includes(city), city)
  const nicknames = Object.values(NICKNAMES).flat()
  assert.equal(new Set(nicknames).size, nicknames.length)
  const known = new Set(names.map((name: string) => bareName(name).toLowerCase()))
  for (const nickname of nicknames) assert.ok(!known.has(nickname), nickname)
})
