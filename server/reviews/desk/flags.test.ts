import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

let it: TestApp
let moderator: string
let companies = 0

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

type Company = { id: string; slug: string }

const newCompany = (): Promise<Company> => addCompany(it.db, { name: `Galangan Uji ${(companies += 1)}` })
const sendReview = (company: Company, overrides: object = {}) =>
  submitReview(it, employeeReview(company.id, { ...overrides }))

const open = (id: string) => it.call('openReview', { params: { id } }, { bearer: moderator })
async function decide(id: string, body: object): Promise<void> {
  assert.equal((await it.call('decideReview', { params: { id }, body }, { bearer: moderator })).status, 200)
  await it.app.tasks.drain()
}
async function flagsOf(id: string): Promise<string[]> {
  const { rows } = (await it.call('deskReview', {}, { bearer: moderator })).body
  return rows.find((row: { id: string }) => row.id === id).flags
}

test('the list says why a review deserves a closer look, and nothing about any other', async () => {
  const dislikes =
    'Jadwal sif diumumkan mendadak, lembur tidak selalu masuk slip gaji, dan atasan sering menambah target di tengah bulan.'
  const company = await newCompany()
  const first = await sendReview(company, { dislikes })
  assert.deepEqual(await flagsOf(first.id), [])
  const copy = await sendReview(company, { dislikes, headline: 'Jadwal sif yang berubah-ubah' })
  assert.deepEqual(await flagsOf(copy.id), ['copy'])
  const marked = await sendReview(await newCompany(), { likes: 'Kata Pak Rendra tunggu saja.' })
  assert.deepEqual(await flagsOf(marked.id), ['marked'])
  const salary = { monthly_salary: 6_000_000, salary_comment: 'Kata Bu Sari segitu.' }
  assert.deepEqual(await flagsOf((await sendReview(await newCompany(), salary)).id), ['marked'])
})

test('every review of an unusual week is flagged, the first as well as the last', async () => {
  const busy = await newCompany()
  const ids: string[] = []
  while (ids.length < 10) ids.push((await sendReview(busy)).id)
  for (const id of ids) assert.ok((await flagsOf(id)).includes('burst'))
})

test('a rejected and rewritten review is marked as such, with the guideline', async () => {
  const company = await newCompany()
  const { id, code } = await sendReview(company)
  await decide(id, { decision: 'reject', guideline: 3 })
  const body = employeeReview(company.id, { manage_code: code, likes: 'Gudang rapi, semua saling bantu.' })
  assert.equal((await it.call('editReview', { body }, { bearer: code })).status, 200)
  assert.deepEqual(await flagsOf(id), ['resent'])
  assert.equal((await open(id)).body.rejected_by, 3)
})

test('the preview of a pending review equals the published one', async () => {
  const company = await newCompany()
  const { id } = await sendReview(company, { likes: 'Gudang rapi dan terang.' })
  const { shown } = (await open(id)).body
  await decide(id, { decision: 'publish' })
  const { reviews } = (await it.call('companyReviews', { params: { slug: company.slug } })).body
  assert.deepEqual(shown, reviews[0])
})
