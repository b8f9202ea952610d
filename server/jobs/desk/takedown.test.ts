import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'

const HOUR = 3_600_000

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function hiring(name: string) {
  const company = await addCompany(it.db, { name })
  const { token, email } = await newOwner(it, company, { plan: 'active' })
  return { company, token, email }
}
const post = async (bearer: string, given: object = {}) =>
  (await it.call('saveVacancy', { body: someVacancy(given) }, { bearer })).body
const report = (id: string, reason = 'money', words = 'Diminta transfer untuk seragam.') =>
  it.call('reportVacancy', { params: { id }, body: { reason, words } })
const status = async (id: string) => (await it.call('vacancy', { params: { id } })).status
const waiting = async (bearer: string) => (await it.call('deskVacancy', {}, { bearer })).body.rows
const own = async (id: string, bearer: string) =>
  (await it.call('ownerVacancy', { params: { id } }, { bearer })).body

async function decide(id: string, body: object, bearer: string) {
  const opened = (await it.call('openVacancy', { params: { id } }, { bearer })).body
  const decided = await it.call('decideVacancy', { params: { id }, body }, { bearer })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  return opened
}

test('the team reads a vacancy that readers report, and removes it with a reason for its company', async () => {
  const { token } = await hiring('Dilaporkan')
  const { id } = await post(token)
  const bearer = (await signInStaff(it)).token
  assert.equal((await report(id)).status, 202)
  assert.equal((await report(id)).status, 202, 'the same report again is stored once')
  assert.equal(await status(id), 200, 'nothing happens by a report alone')
  assert.deepEqual((await waiting(bearer))[0]?.reasons, ['money'])
  const opened = await decide(id, { decision: 'decline', note: 'Pelamar diminta uang.' }, bearer)
  assert.deepEqual([opened.is_open, opened.reports.length], [true, 1])
  assert.equal(opened.reports[0].words, 'Diminta transfer untuk seragam.')
  assert.deepEqual([await status(id), (await own(id, token)).note], [404, 'Pelamar diminta uang.'])
  assert.deepEqual(await waiting(bearer), [])
})

test('a vacancy reported without cause stays as it is, and leaves the desk', async () => {
  const { token } = await hiring('Dilaporkan Keliru')
  const { id, opened } = await post(token)
  const bearer = (await signInStaff(it)).token
  await report(id, 'other', '')
  await decide(id, { decision: 'show' }, bearer)
  assert.deepEqual([await status(id), (await own(id, token)).opened], [200, opened])
  assert.deepEqual(await waiting(bearer), [])
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer })).body
  assert.equal(events[0].act, 'vacancy_kept')
})

test('a hidden vacancy cannot be reported, and a report may not contain contact data', async () => {
  const { token } = await hiring('Tidak Tampil')
  const { id } = await post(token)
  assert.equal((await report(id, 'fake', 'Hubungi 0812 3456 7890')).status, 422)
  assert.equal((await report(id, 'boring')).status, 422)
  await it.call('closeVacancy', { params: { id } }, { bearer: token })
  assert.equal((await report(id)).status, 404)
})

test('a scam loses all its vacancies at once, and a role without the right takes down none', async () => {
  const { company, token, email } = await hiring('Penipu Besar')
  const other = await hiring('Tetangga Jujur')
  const unaffected = await post(other.token)
  const open = await post(token)
  const held = await post(token, { requirements: 'Pelamar wajib membayar biaya seragam Rp250.000.' })
  const closed = await post(token, { title: 'Sudah Ditutup' })
  await it.call('closeVacancy', { params: { id: closed.id } }, { bearer: token })
  await report(open.id)
  const takeDown = (bearer: string) =>
    it.call(
      'takeDownVacancies',
      { params: { id: company.id }, body: { note: 'Menipu pelamar.' } },
      { bearer },
    )
  assert.equal((await takeDown((await signInStaff(it, 'editor')).token)).status, 403)
  const bearer = (await signInStaff(it)).token
  const done = await takeDown(bearer)
  assert.deepEqual([done.status, done.body.taken_down], [200, 2])
  await it.app.tasks.drain()
  const mails = (await inboxOf(it, email)).filter(({ subject }) => subject === 'Penting dari tim kami')
  assert.deepEqual([mails.length, mails[0]?.body.includes('> Menipu pelamar.')], [1, true])
  const states = await Promise.all([open, held, closed].map(async ({ id }) => (await own(id, token)).state))
  assert.deepEqual(states, ['declined', 'declined', 'closed'])
  assert.deepEqual([await status(open.id), await status(unaffected.id)], [404, 200])
  assert.deepEqual(await waiting(bearer), [])
  for (const { id } of [open, held]) {
    const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer })).body
    assert.equal(events[0].act, 'vacancy_declined')
  }
})

test('a declined vacancy returns only by the team’s decision, however often it is sent, closed or reopened', async () => {
  const { token } = await hiring('Ditolak Lagi')
  const { id, version } = await post(token)
  const bearer = (await signInStaff(it)).token
  await report(id)
  await decide(id, { decision: 'decline', note: 'Pelamar diminta uang.' }, bearer)
  const again = await post(token, { id, version, title: 'Staf Gudang Pagi' })
  assert.equal(again.state, 'held')
  assert.equal((await post(token, { id, version: again.version, title: 'Staf Gudang' })).state, 'held')
  await it.call('closeVacancy', { params: { id } }, { bearer: token })
  const reopened = await post(token, { id, version: (await own(id, token)).version })
  assert.deepEqual([reopened.state, await status(id)], ['held', 404])
  await decide(id, { decision: 'show' }, bearer)
  const changed = await post(token, { id, version: reopened.version, title: 'Staf Gudang Sore' })
  assert.equal(changed.state, 'open', 'once the team let it appear it is as any other')
})

test('every later vacancy of a company that was taken down waits for the team, even after all others are deleted', async () => {
  const { company, token } = await hiring('Penipu Kembali')
  const { id } = await post(token)
  const bearer = (await signInStaff(it)).token
  const body = { note: 'Menipu pelamar.' }
  await it.call('takeDownVacancies', { params: { id: company.id }, body }, { bearer })
  await it.call('removeVacancy', { params: { id } }, { bearer: token })
  const next = await post(token)
  assert.deepEqual([next.state, await status(next.id)], ['held', 404])
  const row = (await waiting(bearer)).find((one: { id: string }) => one.id === next.id)
  assert.deepEqual(row.kinds, ['taken_down'])
  await decide(next.id, { decision: 'show' }, bearer)
  assert.equal(await status(next.id), 200)
  assert.equal((await post(token, { title: 'Satu Lagi' })).state, 'held')
})

test('an administrator ends the takedown with a recorded reason, and the company posts like any other', async () => {
  it.clock.move(HOUR)
  const { company, token } = await hiring('Keliru Diturunkan')
  const { id } = await post(token)
  const moderator = (await signInStaff(it)).token
  const take = { params: { id: company.id }, body: { note: 'Menipu pelamar.' } }
  await it.call('takeDownVacancies', take, { bearer: moderator })
  const lift = (bearer: string, note = 'Laporannya palsu.') =>
    it.call('liftTakeDown', { params: { id: company.id }, body: { note } }, { bearer })
  assert.equal((await lift(moderator)).status, 403)
  const administrator = (await signInStaff(it, 'administrator')).token
  const isDown = async (bearer: string) => it.call('takenDown', { params: { id: company.id } }, { bearer })
  const ownerSeesTakedown = async () =>
    (await it.call('ownerVacancies', {}, { bearer: token })).body.is_taken_down
  assert.equal((await isDown(moderator)).status, 403)
  assert.deepEqual((await isDown(administrator)).body, { is_taken_down: true })
  assert.equal(await ownerSeesTakedown(), true, 'its company sees that everything is reviewed first')
  assert.equal((await lift(administrator, '')).status, 422)
  assert.deepEqual((await lift(administrator)).body, { lifted: true })
  assert.equal((await lift(administrator)).status, 404, 'there is nothing left to lift')
  assert.deepEqual((await isDown(administrator)).body, { is_taken_down: false })
  assert.equal(await ownerSeesTakedown(), false)
  assert.equal((await post(token, { title: 'Staf Gudang Baru' })).state, 'open')
  const { version } = await own(id, token)
  assert.equal((await post(token, { id, version })).state, 'held', 'what was declined is still read first')
  const query = { subject: company.id }
  const { events } = (await it.call('teamHistory', { query }, { bearer: administrator })).body
  assert.deepEqual(events.map(({ act, note }: { act: string; note: string }) => [act, note]).toSorted(), [
    ['vacancies_lifted', 'Laporannya palsu.'],
    ['vacancies_taken_down', 'Menipu pelamar.'],
  ])
})

test('when a company’s subscription ends its vacancies are closed within the hour, and no others', async () => {
  const { company, token } = await hiring('Berhenti Langganan')
  const other = await hiring('Tetap Langganan')
  const [{ id }, unaffected] = [await post(token), await post(other.token)]
  const administrator = (await signInStaff(it, 'administrator')).token
  const { until } = (await it.call('ownerMe', {}, { bearer: token })).body.subscription
  const changed = await it.call(
    'changeMembership',
    { params: { id: company.id }, body: { act: 'standard', from: until } },
    { bearer: administrator },
  )
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  it.clock.move(HOUR)
  await it.app.tasks.drain()
  const { body } = await it.call('vacancy', { params: { id } })
  assert.deepEqual([body.is_open, body.is_closed, body.texts], [false, true, null])
  assert.equal((await it.call('vacancy', { params: { id: unaffected.id } })).body.is_open, true)
})
