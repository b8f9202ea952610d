// Submissions in section 7 of the specification, with its own fields. Our additional rules are reported at their field,
// with a way to continue.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { askShown } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { document, picture } from '#tests/support/files/pictures.ts'
import { hiring } from '#tests/support/jobs/applications.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { newOwner, signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'
import { clientOf, type Answer } from './client.ts'

const TOO_LARGE = 20 * 1024 * 1024
const RESUME = { name: 'CV Rina.pdf', bytes: document() }

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const visitor = () => clientOf(it)
const person = async () => clientOf(it, { bearer: (await signIn(it)).token })
const company = (given: object = {}) =>
  addCompany(it.db, { name: `Usaha ${randomUUID().slice(0, 6)}`, ...given })
const taken = ({ status, body }: Answer, as = 201) => assert.equal(status, as, JSON.stringify(body))
const errorOf = ({ body }: Answer, field: string): string => body.errors?.[field]?.[0] ?? JSON.stringify(body)

test('a review is sent with names, and ratings and answers as text; its error message says how to get the required pass', async () => {
  const name = `Rantai ${randomUUID().slice(0, 6)}`
  const { id } = await company({ name, city_id: '32.75' })
  const { token } = await signIn(it)
  const { company_id: _, city_id: __, ratings, answers, ...rest } = employeeReview('')
  const review = {
    ...rest,
    company: name,
    city: 'Kota Bekasi',
    ratings: JSON.stringify(ratings),
    answers: JSON.stringify(answers),
    manage_code: newManageCode(),
    locale: 'id',
  }
  const client = clientOf(it, { bearer: token })
  assert.match(errorOf(await client.post('/review', review), 'pass'), /POST \/api\/review-pass/)
  assert.match(errorOf(await visitor().post('/review', review), 'pass'), /POST \/api\/review-pass/)
  const pass = await reviewPass(it, token, id)
  taken(await clientOf(it, { bearer: pass }).post('/review', review))
})

test('a question needs its company and the consent, and both fields say so', async () => {
  const { id } = await company()
  const question = { question: 'Apakah lembur dibayar tepat waktu?', name: 'Rina', email: 'rina@contoh.id' }
  const refused = await visitor().post('/question', question)
  assert.equal(
    errorOf(refused, 'company_id'),
    'Sebutkan perusahaannya. Id-nya ada di hasil pencarian perusahaan.',
  )
  assert.equal(
    errorOf(refused, 'agree'),
    'Sertakan persetujuanmu; tanpa itu kiriman ini tidak bisa kami terima.',
  )
  taken(await visitor().post('/question', { ...question, company_id: id, agree: 1 }))
})

test('a message is a question or an answer, depending on its ids', async () => {
  const { id } = await company()
  const question = await askShown(it, id)
  const words = { message: 'Dibayar, dua kali sebulan, bersama gaji.', agree: true }
  taken(await visitor().post('/message', { ...words, question_id: question.id }))
  taken(await visitor().post('/message', { ...words, company_id: id, name: 'Rina', email: '' }))
  assert.match(errorOf(await visitor().post('/message', words), 'company_id'), /Sebutkan perusahaannya/)
})

test('a contact message is accepted', async () => {
  const letter = {
    first_name: 'Rina',
    last_name: 'Ayu',
    email: 'rina@contoh.id',
    message: 'Bagaimana skor dihitung?',
  }
  taken(await visitor().post('/v2/contact', letter), 202)
})

test('a private message to a company is accepted from a signed-in sender, with no address but their own', async () => {
  const { id } = await company()
  await newOwner(it, { id })
  const { token, email } = await signIn(it)
  const message = { company_id: id, message: 'Apakah kantor di Bekasi menerima magang?', name: 'Rina', email }
  const client = clientOf(it, { bearer: token })
  const other = await client.post('/company-private-message', {
    ...message,
    email: 'lain@contoh.id',
    agree: true,
  })
  assert.match(errorOf(other, 'email'), /alamat email akunmu sendiri/)
  taken(await client.post('/company-private-message', message), 202)
  assert.equal((await visitor().post('/company-private-message', message)).status, 401)
})

const claimant = (company_id: string) => ({
  company_id,
  name: 'Ratri Anggraini',
  email: `ratri.${randomUUID()}@kantor.example`,
  phone_prefix: '+62',
  phone: '021 555 0100',
  role: 'Kepala SDM',
  employees: '',
  info: '',
  agree: '1',
})

test('a claim is a form with its files, or with none', async () => {
  const { id } = await company()
  const file = { name: 'akta.png', bytes: await picture() }
  const [withFile, without] = [claimant(id), claimant(id)]
  taken(await visitor().form('/claim-company?locale=en', 'upload_files', file, withFile))
  taken(await visitor().form('/claim-company', 'upload_files', { name: '', bytes: Buffer.alloc(0) }, without))
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  const files = await it.db.owner<{ name: string }[]>`
    select f.name from identity.private_file f join content.claim c on f.belongs_to = 'claim:' || c.id
    where c.company_id = ${id}`
  assert.deepEqual(
    files.map(({ name }) => name),
    ['akta.png'],
  )
  const unticked = await visitor().form('/claim-company', 'upload_files', undefined, {
    ...claimant(id),
    agree: '',
  })
  assert.match(errorOf(unticked, 'agree'), /persetujuanmu/)
})

test('a file of 20 MB is refused with the specification’s message, whatever comes with it', async () => {
  const { id } = await company()
  const large = { name: 'besar.pdf', bytes: Buffer.alloc(TOO_LARGE) }
  const claimed = await visitor().form('/claim-company', 'upload_files', large, claimant(id))
  assert.deepEqual(
    [claimed.status, errorOf(claimed, 'upload_files')],
    [413, 'Ukuran file harus di bawah 20mb'],
  )
  const applied = await (
    await person()
  ).form('/apply-job', 'attachment', large, { company_id: id, name: 'Rina' })
  assert.deepEqual([applied.status, errorOf(applied, 'attachment')], [413, 'Ukuran file harus di bawah 20mb'])
})

test('an application form may name only the company, if it has one open vacancy', async () => {
  const { company: hires, owner } = await hiring(it)
  const fields = {
    company_id: hires.id,
    name: 'Rina Ayuningtyas',
    email: 'rina@contoh.id',
    phone: '0812 0000 4417',
    message: 'Dua tahun di gudang.',
  }
  const client = await person()
  const { status, body } = await client.form('/apply-job', 'attachment', RESUME, fields)
  assert.equal(status, 201, JSON.stringify(body))
  assert.equal(body.content.file, 'CV Rina.pdf')
  assert.match(
    errorOf(await client.form('/apply-job', 'attachment', undefined, fields), 'attachment'),
    /Wajib/,
  )
  await it.call('saveVacancy', { body: someVacancy({ title: 'Staf Gudang Pagi' }) }, { bearer: owner.token })
  const several = await (await person()).form('/apply-job', 'attachment', RESUME, fields)
  assert.match(errorOf(several, 'vacancy_id'), /beberapa lowongan/)
  assert.equal(several.body.candidates.vacancy_id.length, 2)
  const none = await (
    await person()
  ).form('/apply-job', 'attachment', RESUME, { ...fields, company_id: (await company()).id })
  assert.match(errorOf(none, 'vacancy_id'), /tidak membuka lowongan/)
})

test('a form is read only from an authorised caller, and a file of a wrong kind is refused at its field', async () => {
  const form = visitor().form('/apply-job', 'attachment', RESUME, {})
  assert.equal((await form).status, 401)
  const text = { name: 'surat.txt', bytes: Buffer.from('halo') }
  const { id } = await company()
  const claimed = await visitor().form('/claim-company', 'upload_files', text, claimant(id))
  assert.match(errorOf(claimed, 'upload_files'), /Jenis file|tidak diterima/)
})

test('vacancy news by mail is available for a company and for a search', async () => {
  const { id } = await company()
  const email = `${randomUUID()}@contoh.id`
  taken(await visitor().post('/subscribe/job-vacancy', { company_id: id, email }), 202)
  taken(await visitor().post('/subscribe/jobs', { email, q: 'gudang' }), 202)
})
