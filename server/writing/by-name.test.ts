// A client that knows companies and cities by their names alone, as the specification's does.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'

let it: TestApp
let token: string
before(async () => {
  it = await testApp()
  token = (await signIn(it)).token
})
after(() => it.close())

const ask = (body: object) => it.call('reviewPass', { body }, { bearer: token })
const send = (body: object, bearer?: string) => it.call('submitReview', { body }, bearer ? { bearer } : {})

/** A review that says nothing by an id. */
const named = (company: string | undefined, city: string | undefined, more: object = {}) => {
  const { company_id: _, city_id: __, ...rest } = employeeReview('')
  return { ...rest, company, city, ...more }
}

test('a company and a city by name alone are found where the name is only theirs', async () => {
  const company = await addCompany(it.db, { name: 'Rantai Dingin Utama' })
  const { pass } = (await ask({ company: 'PT. Rantai Dingin Utama, Tbk' })).body
  const review = named('rantai dingin utama', 'kota bandung')
  assert.equal((await send(review, pass)).status, 201)
  const [row] = await it.db.content<{ company_id: string; city_id: string }[]>`
    select company_id, city_id from content.review where company_id = ${company.id}`
  assert.equal(row?.city_id, '32.73')
  assert.equal((await send(review, pass)).status, 201, 'sent again it is the same review')
})

test('sent again it is the same review, and may be edited, though its company has a namesake by now', async () => {
  const company = await addCompany(it.db, { name: 'Satu Nama Uji', city_id: '32.75' })
  const { pass } = (await ask({ company: 'Satu Nama Uji' })).body
  const manage_code = newManageCode()
  const review = named('Satu Nama Uji', 'Kota Bandung', { manage_code })
  assert.equal((await send(review, pass)).status, 201)
  await addCompany(it.db, { name: 'Satu Nama Uji', city_id: '35.78' })
  const again = await send(review, pass)
  assert.equal(again.status, 201, JSON.stringify(again.body))
  const other = await send({ ...review, headline: 'Kata yang lain sama sekali' }, pass)
  assert.deepEqual(Object.keys(other.body.errors), ['manage_code'])
  const edited = await it.call(
    'editReview',
    { body: { ...review, city: 'Kota Surabaya' } },
    { bearer: manage_code },
  )
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  const rows = await it.db.content`select city_id from content.review where company_id = ${company.id}`
  assert.deepEqual(
    rows.map(({ city_id }) => city_id),
    ['35.78'],
  )
})

test('of several companies of one name the caller chooses', async () => {
  const cities = { [`32.75`]: 'Kota Bekasi', [`35.78`]: 'Kota Surabaya' }
  const ids = await Promise.all(
    Object.keys(cities).map(
      async city_id => (await addCompany(it.db, { name: 'Klinik Bentara Uji', city_id })).id,
    ),
  )
  const { status, body } = await ask({ company: 'Klinik Bentara Uji' })
  assert.equal(status, 422)
  assert.equal(body.errors.company[0], 'Ada beberapa perusahaan dengan nama ini. Pilih salah satu.')
  const byPlace = (a: { place: string }, b: { place: string }) => a.place.localeCompare(b.place)
  assert.deepEqual(
    body.candidates.company.toSorted(byPlace),
    Object.values(cities).map((place, at) => ({ id: ids[at], name: 'Klinik Bentara Uji', place })),
  )
  assert.equal((await ask({ company_id: body.candidates.company[0].id })).status, 201)
})

test('a company that is not listed has those for candidates whose names begin so', async () => {
  await addCompany(it.db, { name: 'Sinar Kargo Bekasi' })
  const { body } = await ask({ company: 'PT Sinar Kargo' })
  assert.deepEqual(Object.keys(body.errors), ['company'])
  assert.deepEqual(
    body.candidates.company.map(({ name }: { name: string }) => name),
    ['Sinar Kargo Bekasi'],
  )
  assert.deepEqual((await ask({ company: 'Tidak Ada Sama Sekali' })).body.candidates, { company: [] })
})

test('of a city’s name that two places have the caller chooses; a misspelt one is asked about', async () => {
  const company = await addCompany(it.db, { name: 'Dua Bandung' })
  const { pass } = (await ask({ company_id: company.id })).body
  const cityOf = async (city: string) => (await send(named('Dua Bandung', city), pass)).body
  const names = (body: any) => body.candidates.city_id.map(({ name }: { name: string }) => name)
  const bandung = await cityOf('Bandung')
  assert.ok(bandung.errors.city_id[0])
  assert.deepEqual(names(bandung).slice(0, 2), ['Kota Bandung', 'Kabupaten Bandung'])
  assert.ok(names(await cityOf('Kota Bandng')).includes('Kota Bandung'))
  assert.deepEqual(names(await cityOf('Atlantis Raya')), [])
  assert.equal((await send(named('Dua Bandung', 'Bandung City'), pass)).status, 201)
})

test('what is missing is named as the specification lists it', async () => {
  const company = await addCompany(it.db, { name: 'Isian Kosong' })
  const { pass } = (await ask({ company_id: company.id })).body
  const keys = async (body: object) => Object.keys((await send(body, pass)).body.errors).toSorted()
  assert.deepEqual(await keys(named('', undefined)), ['city_id', 'company'])
  assert.deepEqual(await keys(named(undefined, '')), ['city_id', 'company'])
  const rated = (ratings: readonly string[]) => ratings.map(key => `ratings_${key}`).toSorted()
  const missing = { ratings: undefined }
  assert.deepEqual(await keys(employeeReview(company.id, missing)), rated(EMPLOYEE_RATINGS))
  assert.deepEqual(await keys(applicantReview(company.id, missing)), rated(APPLICANT_RATINGS))
  assert.deepEqual((await ask({})).body.errors, { company: ['Wajib diisi.'] })
})

test('a company that is not listed still comes with an id of the browser’s and its name', async () => {
  const company_id = randomUUID()
  const { pass } = (await ask({ company_id, unlisted: true })).body
  assert.equal((await send(employeeReview(company_id, { company: 'Baru Sekali' }), pass)).status, 201)
})

test('without a bearer a review is 401, with one that is no pass 403', async () => {
  const company = await addCompany(it.db, { name: 'Tanpa Izin' })
  assert.equal((await send(employeeReview(company.id))).status, 401)
  assert.equal((await send(employeeReview(company.id), token)).status, 403)
})
