import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addCompany } from '../../tests/support/companies.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { createCompanies } from './create.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const create = (names: string[]) =>
  app.db.begin('content', tx =>
    createCompanies(
      tx,
      names.map(name => ({ name, listed_on: '2026-01-05' })),
    ),
  )

test('companies with the same name get different slugs', async () => {
  const made = await create(Array.from({ length: 12 }, () => 'CV Sama Saja'))
  assert.equal(made[0]?.slug, 'sama-saja')
  assert.equal(made[1]?.slug, 'sama-saja-2')
  assert.equal(new Set(made.map(({ slug }) => slug)).size, 12)
})

test('no company gets a word of the site’s own addresses as its slug', async () => {
  const [made] = await create(['Gaji'])
  assert.equal(made?.slug, 'gaji-2')
})

test('a slug that a renamed company once had is not given to another', async () => {
  const { id } = await addCompany(app.db, { name: 'Nama Baru' })
  await app.db.content`insert into content.company_slug (slug, company_id) values ('nama-lama', ${id})`
  const [made] = await create(['Nama Lama'])
  assert.equal(made?.slug, 'nama-lama-2')
})

test('if the wanted slug is taken, the company gets one from its name', async () => {
  await addCompany(app.db, { name: 'Pertama', slug: 'idaman' })
  const second = await addCompany(app.db, { name: 'Kedua', slug: 'idaman' })
  assert.equal(second.slug, 'kedua')
})

test('a name without Latin letters gets a slug as well', async () => {
  const [made] = await create(['株式会社'])
  assert.match(made?.slug ?? '', /^perusahaan-\d+$/)
})

test('a company is found by the id that the browser created', async () => {
  const id = '6f1c3b52-9f4e-4f0e-8b7a-0d7f6a1c2e3d'
  assert.equal((await addCompany(app.db, { id, name: 'Bawa Id' })).id, id)
})

test('creating is all or nothing', async () => {
  await addCompany(app.db, { name: 'Punya Kode', ticker: 'KODE' })
  await assert.rejects(
    app.db.begin('content', tx =>
      createCompanies(tx, [
        { name: 'Ikut Gagal', listed_on: '2026-01-05' },
        { name: 'Kode Sama', ticker: 'kode', listed_on: '2026-01-05' },
      ]),
    ),
  )
  assert.equal((await app.call('company', { params: { slug: 'ikut-gagal' } })).status, 404)
})
