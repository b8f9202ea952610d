import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const FEE = 'Pelamar wajib membayar biaya seragam Rp250.000.'

async function held(name: string) {
  const company = await addCompany(it.db, { name })
  const { token, email } = await newOwner(it, company)
  const body = someVacancy({ title: `Lowongan ${name}`, requirements: FEE })
  const posted = await it.call('saveVacancy', { body }, { bearer: token })
  assert.equal(posted.status, 200, JSON.stringify(posted.body))
  return { company, token, email, vacancy: posted.body }
}
const own = async (id: string, bearer: string) =>
  (await it.call('ownerVacancy', { params: { id } }, { bearer })).body
const found = async (q: string) => (await it.call('vacancies', { query: { q } })).body.page.total

async function decide(id: string, body: object): Promise<any> {
  const bearer = (await signInStaff(it)).token
  const opened = (await it.call('openVacancy', { params: { id } }, { bearer })).body
  const decided = await it.call('decideVacancy', { params: { id }, body }, { bearer })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  return { opened, bearer }
}

test('an advertisement that asks for money never reaches a reader, and its company sees the reason', async () => {
  const { company, token, vacancy } = await held('Uang Muka')
  assert.deepEqual([vacancy.state, vacancy.findings[0].kind], ['held', 'money'])
  const seen = async () => [
    (await it.call('vacancy', { params: { id: vacancy.id } })).status,
    await found('Lowongan Uang Muka'),
    (await it.call('companyVacancies', { params: { slug: company.slug } })).body.page.total,
  ]
  assert.deepEqual(await seen(), [404, 0, 0])
  const { opened, bearer } = await decide(vacancy.id, {
    decision: 'decline',
    note: 'Pelamar tidak boleh dimintai uang.',
  })
  assert.deepEqual([opened.requirements, opened.findings[0].kind], [FEE, 'money'])
  assert.deepEqual(await seen(), [404, 0, 0])
  const ownView = await own(vacancy.id, token)
  assert.deepEqual([ownView.state, ownView.note], ['declined', 'Pelamar tidak boleh dimintai uang.'])
  const { events } = (await it.call('teamHistory', { query: { subject: vacancy.id } }, { bearer })).body
  assert.equal(events[0].act, 'vacancy_declined')
})

test('the company’s owner gets a mail when its advertisement is held, shown or declined, with the reason', async () => {
  const [shown, declined] = [await held('Dikabari Tampil'), await held('Dikabari Tolak')]
  await decide(shown.vacancy.id, { decision: 'show' })
  await decide(declined.vacancy.id, { decision: 'decline', note: 'Pelamar tidak boleh dimintai uang.' })
  const mails = async (email: string) =>
    (await inboxOf(it, email)).filter(({ body }) => body.includes('Lowongan Dikabari'))
  const subjects = async (email: string) => (await mails(email)).map(({ subject }) => subject).toSorted()
  assert.deepEqual(await subjects(shown.email), ['Iklanmu sudah tampil', 'Tim kami memeriksa iklanmu dulu'])
  assert.deepEqual(await subjects(declined.email), [
    'Iklanmu perlu diubah',
    'Tim kami memeriksa iklanmu dulu',
  ])
  const why = (await mails(declined.email)).find(({ subject }) => subject === 'Iklanmu perlu diubah')
  assert.match(why?.body ?? '', /> Pelamar tidak boleh dimintai uang\./)
})

test('an approved advertisement is found from that day on', async () => {
  const { vacancy } = await held('Salah Tahan')
  await decide(vacancy.id, { decision: 'show' })
  assert.equal(await found('Lowongan Salah Tahan'), 1)
  assert.equal((await it.call('vacancy', { params: { id: vacancy.id } })).body.is_open, true)
})

test('corrected words are published without the team, and a decision on the former words has no effect', async () => {
  const { token, vacancy } = await held('Sudah Betul')
  const bearer = (await signInStaff(it)).token
  await it.call('openVacancy', { params: { id: vacancy.id } }, { bearer })
  const { id, version } = vacancy
  const mended = await it.call(
    'saveVacancy',
    { body: someVacancy({ id, version, title: 'Lowongan Sudah Betul' }) },
    { bearer: token },
  )
  assert.equal(mended.body.state, 'open')
  const body = { decision: 'decline', version, note: 'Terlambat sekali.' }
  assert.equal((await it.call('decideVacancy', { params: { id }, body }, { bearer })).status, 409)
})
