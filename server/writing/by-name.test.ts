// A client that knows companies and cities only by name, as in the specification.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let token: string
before(async () => {
  it = await testApp()
  token = (await signIn(it)).token
})
after(() => it.close())

const newPass = (company: string, unlisted = false) => reviewPass(it, token, company, { unlisted })
const send = (body: object, bearer?: string) => it.call('submitReview', { body }, bearer ? { bearer } : {})

/** A review without any id. */
const named = (company: string | undefined, city: string | undefined, more: object = {}) => {
  const { company_id: _, city_id: __, ...rest } = employeeReview('')
  return { ...rest, company, city, ...more }
}

test('a company and a city are found by name if the name is unique', async () => {
  const company = await addCompany(it.db, { name: 'Rantai Dingin Utama' })
  const pass = await newPass(company.id)
  const review = named('PT. Rantai Dingin Utama, Tbk', 'kota bandung')
  assert.equal((await send(review, pass)).status, 201)
  const [row] = await it.db.content<{ company_id: string; city_id: string }[]>`
    select company_id, city_id from content.review where company_id = ${company.id}`
  assert.equal(row?.city_id, '32.73')
  assert.equal((await send(review, pass)).status, 201, 'sent again it is the same review')
})

test('sending it again gives the same review, which may be edited, although another company has the name by now', async () => {
  const company = await addCompany(it.db, { name: 'Satu Nama Uji', city_id: '32.75' })
  const pass = await newPass(company.id)
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

test('for a name of several companies the caller must choose', async () => {
  const cities = { [`32.75`]: 'Kota Bekasi', [`35.78`]: 'Kota Surabaya' }
  const ids = await Promise.all(
    Object.keys(cities).map(
      async city_id => (await addCompany(it.db, { name: 'Klinik Bentara Uji', city_id })).id,
    ),
  )
  const pass = await newPass(String(ids[0]))
  const { status, body } = await send(named('Klinik Bentara Uji', 'Kota Bandung'), pass)
  assert.equal(status, 422)
  assert.equal(body.errors.company[0], 'Ada beberapa perusahaan dengan nama ini. Pilih salah satu.')
  const byPlace = (a: { place: string }, b: { place: string }) => a.place.localeCompare(b.place)
  assert.deepEqual(
    body.candidates.company.toSorted(byPlace),
    Object.values(cities).map((place, at) => ({ id: ids[at], name: 'Klinik Bentara Uji', place })),
  )
})

test('for an unlisted company the answer suggests companies whose names begin so', async () => {
  const { id } = await addCompany(it.db, { name: 'Sinar Kargo Bekasi' })
  const pass = await newPass(id)
  const { body } = await send(named('PT Sinar Kargo', 'Kota Bandung'), pass)
  assert.deepEqual(Object.keys(body.errors), ['company'])
  assert.deepEqual(
    body.candidates.company.map(({ name }: { name: string }) => name),
    ['Sinar Kargo Bekasi'],
  )
  const none = await send(named('Tidak Ada Sama Sekali', 'Kota Bandung'), pass)
  assert.deepEqual(none.body.candidates, { company: [] })
})

test('for a city name of two places the caller must choose, and a misspelt one leads to a question', async () => {
  const company = await addCompany(it.db, { name: 'Dua Bandung' })
  const pass = await newPass(company.id)
  const cityOf = async (city: string) => (await send(named('Dua Bandung', city), pass)).body
  const names = (body: any) => body.candidates.city_id.map(({ name }: { name: string }) => name)
  const bandung = await cityOf('Bandung')
  assert.ok(bandung.errors.city_id[0])
  assert.deepEqual(names(bandung).slice(0, 2), ['Kota Bandung', 'Kabupaten Bandung'])
  assert.ok(names(await cityOf('Kota Bandng')).includes('Kota Bandung'))
  assert.deepEqual(names(await cityOf('Atlantis Raya')), [])
  assert.equal((await send(named('Dua Bandung', 'Bandung City'), pass)).status, 201)
})

test('missing fields are named in the specification’s form', async () => {
  const company = await addCompany(it.db, { name: 'Isian Kosong' })
  const pass = await newPass(company.id)
  const keys = async (body: object) => Object.keys((await send(body, pass)).body.errors).toSorted()
  assert.deepEqual(await keys(named('', undefined)), ['city_id', 'company'])
  assert.deepEqual(await keys(named(undefined, '')), ['city_id', 'company'])
  const rated = (ratings: readonly string[]) => ratings.map(key => `ratings_${key}`).toSorted()
  const missing = { ratings: undefined }
  assert.deepEqual(await keys(employeeReview(company.id, missing)), rated(EMPLOYEE_RATINGS))
  assert.deepEqual(await keys(applicantReview(company.id, missing)), rated(APPLICANT_RATINGS))
})

test('an unlisted company is still sent with the browser’s id and its name', async () => {
  const company_id = randomUUID()
  const pass = await newPass(company_id, true)
  assert.equal((await send(employeeReview(company_id, { company: 'Baru Sekali' }), pass)).status, 201)
})

test('a review without a bearer gets 401, and with an invalid pass 403', async () => {
  const company = await addCompany(it.db, { name: 'Tanpa Izin' })
  assert.equal((await send(employeeReview(company.id))).status, 401)
  assert.equal((await send(employeeReview(company.id), token)).status, 403)
})
