import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Locale } from '#shared/locale.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'

let it: TestApp
before(async () => {
  it = await testApp()
  const company = await addCompany(it.db, { name: 'Rumah Sakit Melati' })
  await publishReviews(
    it.db,
    company,
    ...Array(4).fill({ job_role_id: 'nurse' }),
    ...Array(2).fill({ job_role_id: 'dental-nurse' }),
  )
})
after(() => it.close())

const names = (roles: { name: string }[]) => roles.map(({ name }) => name)
const suggested = async (query: string, locale: Locale = 'id') =>
  names((await it.call('search', { query: { query } }, { locale })).body.roles)

test('a role is suggested by the beginning of its words, in either language', async () => {
  assert.deepEqual(await suggested('pera'), ['Perawat'])
  assert.deepEqual(await suggested('nurse'), ['Perawat'])
  assert.deepEqual(await suggested('perawat', 'en'), ['Nurse'])
  assert.deepEqual(await suggested(''), [])
})

test('a role is suggested from three reviews of one company on, because only then it leads somewhere', async () => {
  assert.deepEqual(await suggested('tukang las'), [])
  const company = await addCompany(it.db, { name: 'Bengkel Percik' })
  await publishReviews(it.db, company, ...Array(3).fill({ job_role_id: 'welder' }))
  assert.deepEqual(await suggested('tukang las'), ['Tukang Las'])
})

test('a misspelt role is recognised', async () => {
  assert.deepEqual(await suggested('prawat'), ['Perawat'])
  assert.deepEqual(await suggested('tukagn las'), ['Tukang Las'])
  await addCompany(it.db, { name: 'Prawat Jaya' })
  assert.deepEqual(await suggested('prawat'), [], 'but a company that is called so is meant')
})

test('the exact name of a role without reviews is not corrected to another role', async () => {
  const company = await addCompany(it.db, { name: 'Griya Rencana' })
  await publishReviews(it.db, company, ...Array(3).fill({ job_role_id: 'architect' }))
  assert.deepEqual(await suggested('arsi'), ['Arsitek'])
  assert.deepEqual(await suggested('arsip'), [])
})

test('typed words match the beginning of a role’s words, not their middle', async () => {
  await addCompany(it.db, { name: 'Rawat Asri' })
  assert.deepEqual(await suggested('rawat'), [])
})

test('roles whose name begins as typed come first, then those with the most reviews', async () => {
  const company = await addCompany(it.db, { name: 'Klinik Seroja' })
  await publishReviews(
    it.db,
    company,
    ...Array(3).fill({ job_role_id: 'dental-nurse' }),
    ...Array(5).fill({ job_role_id: 'nursing-assistant' }),
  )
  assert.deepEqual(await suggested('perawat'), ['Perawat', 'Perawat Gigi', 'Asisten Perawat'])
})

test('a search offers roles with that name, on its first page and without filters', async () => {
  const found = async (query: object) => (await it.call('searchCompanies', { query })).body.roles
  await addCompany(it.db, { name: 'Bengkel Tukang Las' })
  const cursor = `after.20.relevance.0.0.${randomUUID()}`
  assert.deepEqual(await found({ q: 'tukang las' }), [
    { id: 'welder', name: 'Tukang Las', department: 'production' },
  ])
  assert.deepEqual(await found({ q: 'tukang las', score: 4 }), [])
  assert.deepEqual(await found({ q: 'tukang las', cursor }), [])
  assert.deepEqual(await found({}), [])
})
