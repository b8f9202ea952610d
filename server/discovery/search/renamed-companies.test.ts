import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listCompany } from '#server/companies/approve.ts'
import { fillFacts } from '#server/companies/fill.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const slugs = async (q: string) =>
  (await app.call('searchCompanies', { query: { q } })).body.companies.map(
    (card: { slug: string }) => card.slug,
  )
const list = (id: string, corrections = {}) =>
  app.db.begin('content', tx => listCompany(tx, app.clock, id, corrections))

test('a renamed company is found under its new name and its misspellings, and no longer under the old one', async () => {
  const { id } = await addCompany(app.db, { name: 'Bahari Sentosa', slug: 'bahari-sentosa' })
  await list(id, { name: 'Gunung Perkasa' })
  assert.deepEqual(await slugs('gunung perkasa'), ['gunung-perkasa'])
  assert.deepEqual(await slugs('gunnug perkasa'), ['gunung-perkasa'])
  assert.deepEqual(await slugs('bahari'), [])
  assert.deepEqual(await slugs('bahri'), [])
  const { body } = await app.call('company', { params: { slug: 'bahari-sentosa' } })
  assert.equal(body.company.slug, 'gunung-perkasa')
})

test('a renamed company keeps its day of listing', async () => {
  const { id } = await addCompany(app.db, { name: 'Lembayung Senja', slug: 'lembayung-senja' })
  const listedOn = async () =>
    (await app.db.content`select listed_on from content.company where id = ${id}`)[0]?.['listed_on']
  const before = await listedOn()
  app.clock.move(24 * 60 * 60_000)
  await list(id, { name: 'Lembayung Fajar' })
  assert.equal(await listedOn(), before)
})

test('a misspelt word that disappeared with a name is corrected again when it returns', async () => {
  const { id } = await addCompany(app.db, { name: 'Cempaka Putih', slug: 'cempaka-putih' })
  await list(id, { name: 'Melati Putih' })
  await list(id, { name: 'Cempaka Putih' })
  assert.deepEqual(await slugs('cepmaka putih'), ['cempaka-putih'])
})

test('a rare legal form finds a company as soon as it is known, from any source, and no longer after a correction', async () => {
  const { id } = await addCompany(app.db, { name: 'Tirta Sejuk', slug: 'tirta-sejuk' })
  assert.deepEqual(await slugs('perumda'), [])
  await app.db.begin('content', tx => fillFacts(tx, new Map([[id, { legal_form: 'Perumda' }]])))
  assert.deepEqual(await slugs('perumda'), ['tirta-sejuk'])
  await list(id, { legal_form: 'Perum' })
  assert.deepEqual(await slugs('perum'), ['tirta-sejuk'])
  assert.deepEqual(await slugs('perumda'), [])
})

test('a pending company is found once it is listed, and listing it twice changes nothing', async () => {
  const { id } = await addCompany(app.db, { name: 'Rembulan Kidul', slug: 'rembulan-kidul', status: 0 })
  assert.deepEqual(await slugs('rembulan'), [])
  await list(id)
  await list(id)
  assert.deepEqual(await slugs('rembulan'), ['rembulan-kidul'])
  assert.deepEqual(await slugs('rembluan'), ['rembulan-kidul'])
  const [word] = await app.db.content`select uses from content.search_word where word = 'rembulan'`
  assert.equal(word?.['uses'], 1)
  assert.equal((await app.call('company', { params: { slug: 'rembulan-kidul' } })).status, 200)
})
