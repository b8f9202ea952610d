import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { applied, hiring, resume, applicationBody } from '#tests/support/jobs/applications.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { inboxOf, signInStaff } from '#tests/support/sign-in.ts'

const DAY = 86_400_000
let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const subjects = async (email: string) => (await inboxOf(it, email)).map(({ subject }) => subject)
/** Moves the clock by days and runs due tasks. */
async function pass(days: number): Promise<void> {
  it.clock.move(days * DAY)
  await it.app.tasks.drain()
  await it.app.tasks.drain()
}

test('applicants without an answer are notified once that a vacancy was taken down', async () => {
  const { owner, vacancy } = await hiring(it)
  const [{ person }, other] = [await applied(it, vacancy), await applied(it, vacancy)]
  await it.call('withdrawApplication', { params: { id: other.id } }, { bearer: other.person.token })
  await it.call('closeVacancy', { params: { id: vacancy } }, { bearer: owner.token })
  await pass(1)
  await pass(1)
  const mails = (await subjects(person.email)).filter(subject => subject === 'Ada kabar untukmu')
  assert.equal(mails.length, 1)
  assert.ok(!(await subjects(other.person.email)).includes('Ada kabar untukmu'))
})

test('when a vacancy is deleted, its applicants are notified, and its company can still open and answer their applications', async () => {
  const { owner, vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  await it.call('removeVacancy', { params: { id: vacancy } }, { bearer: owner.token })
  it.clock.move(DAY / 12)
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  assert.ok((await subjects(person.email)).includes('Ada kabar untukmu'))
  const bearer = owner.token
  assert.equal((await it.call('openApplication', { params: { id } }, { bearer })).status, 200)
  const body = { decision: 'declined', message: 'Kali ini belum, terima kasih.' }
  assert.equal((await it.call('answerApplication', { params: { id }, body }, { bearer })).status, 200)
})

test('applicants to a scam are warned at once and only once, invited ones too, and the company can no longer read their data', async () => {
  const { owner, vacancy, company } = await hiring(it)
  const [waits, invited, withdrew] = [
    await applied(it, vacancy),
    await applied(it, vacancy),
    await applied(it, vacancy),
  ]
  const answer = { decision: 'invited', message: 'Silakan datang Selasa pagi.' }
  await it.call('answerApplication', { params: { id: invited.id }, body: answer }, { bearer: owner.token })
  await it.call('withdrawApplication', { params: { id: withdrew.id } }, { bearer: withdrew.person.token })
  const bearer = (await signInStaff(it)).token
  const body = { note: 'Menipu pelamar.' }
  await it.call('takeDownVacancies', { params: { id: company.id }, body }, { bearer })
  const [mine, opened, file] = await Promise.all([
    it.call('ownerApplications', {}, { bearer: owner.token }),
    it.call('openApplication', { params: { id: waits.id } }, { bearer: owner.token }),
    it.call('applicationFile', { params: { id: invited.id } }, { bearer: owner.token }),
  ])
  assert.deepEqual([mine.body.applications, mine.body.is_taken_down], [[], true])
  assert.deepEqual([opened.status, file.status], [404, 404])
  await it.app.tasks.drain()
  const own = await it.call('ownApplications', {}, { bearer: invited.person.token })
  assert.equal(own.body.applications[0].vacancy.is_taken_down, true)
  await pass(1)
  for (const { person } of [waits, invited]) {
    const mails = await subjects(person.email)
    assert.equal(mails.filter(subject => subject.startsWith('Penting')).length, 1)
    assert.ok(!mails.includes('Kabar tentang lamaranmu'), 'the warning says that it ended')
  }
  assert.ok(!(await subjects(withdrew.person.email)).some(subject => subject.startsWith('Penting')))
})

test('a person who applied to several vacancies of a scam gets one warning, and one mail if it was a mistake', async () => {
  const { owner, vacancy, company } = await hiring(it)
  const other = (
    await it.call('saveVacancy', { body: someVacancy({ title: 'Sopir Truk' }) }, { bearer: owner.token })
  ).body.id
  const { person } = await applied(it, vacancy)
  const again = applicationBody(other, await resume(it))
  assert.equal((await it.call('applyJob', { body: again }, { bearer: person.token })).status, 201)
  const [moderator, administrator] = [await signInStaff(it), await signInStaff(it, 'administrator')]
  const about = (note: string) => ({ params: { id: company.id }, body: { note } })
  const letters = async (subject: string) =>
    (await inboxOf(it, person.email)).filter(one => one.subject.startsWith(subject))
  await it.call('takeDownVacancies', about('Menipu pelamar.'), { bearer: moderator.token })
  await it.app.tasks.drain()
  const [warning, ...more] = await letters('Penting')
  assert.deepEqual(more, [])
  assert.match(warning?.body ?? '', /Sopir Truk/)
  await it.call('liftTakeDown', about('Laporannya palsu.'), { bearer: administrator.token })
  await pass(1)
  await pass(1)
  assert.equal((await letters('Kami mencabut')).length, 1)
  const bearer = (await signInStaff(it)).token
  await it.call('takeDownVacancies', about('Ternyata menipu.'), { bearer })
  await pass(1)
  assert.equal((await letters('Penting')).length, 2, 'a second time is warned of again')
})

test('each morning an owner gets the number of yesterday’s applications by mail, and no day twice', async () => {
  it.clock.set('2026-05-04T05:00:00Z')
  const { owner, vacancy } = await hiring(it)
  await applied(it, vacancy)
  await applied(it, vacancy)
  await pass(1)
  await pass(1)
  const letters = (await inboxOf(it, owner.email)).filter(({ subject }) => subject.startsWith('Kabar harian'))
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.body ?? '', /ada 2 lamaran baru/)
})

test('six months after its vacancy’s end an application loses its applicant, and a year after sending nothing is left', async () => {
  const { vacancy } = await hiring(it)
  const { id, file } = await applied(it, vacancy)
  const row = async () => (await it.db.identity`select * from identity.application where id = ${id}`)[0]
  await pass(31)
  await pass(1)
  assert.notEqual((await row())?.['ended_on'], null)
  await pass(170)
  assert.notEqual((await row())?.['sealed'], null)
  await pass(20)
  await pass(1)
  const left = await row()
  assert.deepEqual([left?.['applicant'], left?.['sealed']], [null, null])
  assert.ok(!existsSync(join(it.filesDir, 'private', file.id.slice(0, 2), file.id)))
  await pass(150)
  await pass(1)
  assert.equal(await row(), undefined)
})
