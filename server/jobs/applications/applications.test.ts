import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { errors } from '#shared/messages/id/site/errors.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { doc, docx } from '#tests/support/files/documents.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { picture } from '#tests/support/files/pictures.ts'
import { applied, hiring, resume, applicationBody } from '#tests/support/jobs/applications.ts'
import { inboxOf, signIn } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const lies = (id: string) => existsSync(join(it.filesDir, 'private', id.slice(0, 2), id))
const own = async (bearer: string) => (await it.call('ownApplications', {}, { bearer })).body.applications
const open = (id: string, bearer: string) => it.call('openApplication', { params: { id } }, { bearer })
const answer = (id: string, bearer: string, decision = 'invited', message = 'Silakan datang Selasa pagi.') =>
  it.call('answerApplication', { params: { id }, body: { decision, message } }, { bearer })
const subjects = async (email: string) => (await inboxOf(it, email)).map(({ subject }) => subject)

test('a person applies, the owner opens the application and invites, and each mail about it names nobody on a lock screen', async () => {
  const { company, owner, vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  const listed = (await it.call('ownerApplications', {}, { bearer: owner.token })).body
  assert.deepEqual(listed.counts, { all: 1, unseen: 1, waiting: 1 })
  assert.deepEqual([listed.applications[0].name, listed.applications[0].state], ['Rina Ayuningtyas', 'sent'])
  const opened = (await open(id, owner.token)).body
  assert.deepEqual(
    [opened.state, opened.phone, opened.email, opened.file],
    ['seen', '+6281200004417', null, 'CV Rina.pdf'],
  )
  assert.equal((await own(person.token))[0].state, 'seen')
  assert.equal((await answer(id, owner.token)).body.state, 'invited')
  assert.equal((await answer(id, owner.token)).status, 200, 'the same once more')
  assert.equal((await answer(id, owner.token, 'declined')).status, 409)
  await it.app.tasks.drain()
  const { acts } = (await it.call('ownerHistory', {}, { bearer: owner.token })).body
  const { by } = acts.find(({ act }: { act: string }) => act === 'application_invited')
  assert.equal(by, 'Ratri Anggraini')
  const [mine] = await own(person.token)
  assert.deepEqual([mine.state, mine.answer], ['invited', 'Silakan datang Selasa pagi.'])
  const mails = await inboxOf(it, person.email)
  assert.deepEqual(
    mails
      .map(({ subject }) => subject)
      .filter(subject => /^(Ada jawaban|Sudah)/.test(subject))
      .toSorted(),
    ['Ada jawaban untukmu', 'Sudah dilihat', 'Sudah kami sampaikan'],
  )
  for (const { subject, body } of mails) {
    assert.ok(!subject.includes('Gudang') && !body.split('\n')[0]?.includes('Gudang'))
    assert.ok(!body.includes(person.id))
  }
  assert.ok(mails[0]?.body.includes(company.slug.split('-').at(-1) as string))
})

test('an answer that asks the applicant for money is refused at its field, and no mail is sent', async () => {
  const { owner, vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  const message = 'Silakan datang Selasa pagi. Bawa uang Rp 50.000 untuk seragam.'
  const { status, body } = await answer(id, owner.token, 'invited', message)
  assert.equal(status, 422)
  assert.match(body.errors.message[0], /tidak boleh dimintai uang.*Rp 50\.000 untuk seragam/)
  await it.app.tasks.drain()
  assert.equal((await own(person.token))[0].answer, null)
  assert.ok(!(await subjects(person.email)).includes('Ada jawaban untukmu'))
  const free = 'Silakan datang Selasa pagi. Tidak ada biaya apa pun, uang transport Rp 50.000 kami ganti.'
  assert.equal((await answer(id, owner.token, 'invited', free)).status, 200)
})

test('a second application gets the same answer as the first, and attaches no more files', async () => {
  const { vacancy } = await hiring(it)
  const { person, answer: first, id } = await applied(it, vacancy)
  const file = await resume(it, 'lain.pdf')
  const again = await it.call(
    'applyJob',
    { body: applicationBody(vacancy, file, { name: 'Orang Lain' }) },
    { bearer: person.token },
  )
  assert.deepEqual([again.status, again.body], [201, first.body])
  const rows = await it.db.identity`select 1 from identity.application where vacancy_id = ${vacancy}`
  assert.equal(rows.length, 1)
  const files = await it.db
    .identity`select id from identity.private_file where belongs_to = ${`application:${id}`}`
  assert.equal(files.length, 1)
  assert.ok(!lies(file.id), 'the second file is gone')
})

test('ten simultaneous applications are one', async () => {
  const { vacancy } = await hiring(it)
  const { token: bearer } = await signIn(it)
  const file = await resume(it)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      it.call('applyJob', { body: applicationBody(vacancy, file) }, { bearer }),
    ),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
})

test('a withdrawn application is deleted at once with file and words, the company sees the withdrawal, and it may be sent again', async () => {
  const { owner, vacancy } = await hiring(it)
  const { person, id, file } = await applied(it, vacancy)
  assert.ok(lies(file.id))
  const bearer = person.token
  const taken = await it.call('withdrawApplication', { params: { id } }, { bearer })
  assert.deepEqual([taken.status, taken.body.state, taken.body.content], [200, 'withdrawn', null])
  assert.ok(!lies(file.id))
  const [row] = await it.db.identity`select sealed from identity.application where id = ${id}`
  assert.equal(row?.['sealed'], null)
  const seen = (await open(id, owner.token)).body
  assert.deepEqual([seen.state, seen.name, seen.file], ['withdrawn', null, null])
  assert.equal((await answer(id, owner.token)).status, 409)
  assert.ok((await subjects(person.email)).includes('Sudah ditarik'))
  const again = await it.call('applyJob', { body: applicationBody(vacancy, await resume(it)) }, { bearer })
  assert.deepEqual([again.status, again.body.state], [201, 'sent'])
})

test('a deleted application is readable by nobody, and so are all those of a deleted account', async () => {
  const { owner, vacancy } = await hiring(it)
  const [one, other] = [await applied(it, vacancy), await applied(it, vacancy)]
  await it.call('removeApplication', { params: { id: one.id } }, { bearer: one.person.token })
  assert.ok(!lies(one.file.id))
  assert.deepEqual(await own(one.person.token), [])
  assert.equal((await open(one.id, owner.token)).status, 404)
  await it.call('deleteAccount', { body: { agreed: true } }, { bearer: other.person.token })
  await it.app.tasks.drain()
  assert.equal((await open(other.id, owner.token)).status, 404)
  assert.ok(!lies(other.file.id))
})

test('no name, words or account are stored in the clear', async () => {
  const { vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  const [row] = await it.db.identity`select * from identity.application where id = ${id}`
  const text = JSON.stringify(row, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  for (const secret of ['Rina', '4417', 'Cakung', person.id, person.email])
    assert.ok(!text.includes(secret), secret)
})

test('a résumé must be a PDF, DOC or DOCX by its content, and the owner gets it as a download', async () => {
  const { owner, vacancy } = await hiring(it)
  for (const [name, bytes] of [
    ['cv.docx', docx()],
    ['cv.doc', doc()],
  ] as const) {
    const { token } = await signIn(it)
    const file = await resume(it, name, bytes)
    const { body } = await it.call('applyJob', { body: applicationBody(vacancy, file) }, { bearer: token })
    const given = await it.app.http.inject({
      url: `/api/co/applications/${body.id}/attachment`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    assert.deepEqual(given.rawPayload, bytes)
    assert.match(String(given.headers['content-disposition']), /^attachment/)
  }
  const { token: bearer } = await signIn(it)
  const file = await resume(it, 'foto.png', await picture('png'))
  const refused = await it.call('applyJob', { body: applicationBody(vacancy, file) }, { bearer })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['attachment']])
  const words = errors.field
  for (const [bytes, message] of [
    [docx('word/vbaProject.bin'), words.file_macro],
    [docx().subarray(0, -8), words.file_broken],
    [doc('_VBA_PROJECT'), words.file_macro],
    [doc().subarray(0, 600), words.file_broken],
    [Buffer.alloc(0), words.file_empty],
  ] as const) {
    const sent = await sendForm(it, 'sendFile', { name: 'cv.docx', bytes }, { address: '192.0.2.77' })
    assert.deepEqual([sent.status, sent.body.errors], [422, { file: [message] }])
  }
})

test('mistakes are reported at their field, and a vacancy that has ended or does not exist accepts no application', async () => {
  const { owner, vacancy } = await hiring(it)
  const { token: bearer } = await signIn(it)
  const file = await resume(it)
  const send = (given: object) =>
    it.call('applyJob', { body: applicationBody(vacancy, file, given) }, { bearer })
  for (const [given, field] of [
    [{ name: '' }, 'name'],
    [{ phone: '12' }, 'phone'],
    [{ phone: null }, 'phone'],
    [{ email: 'bukan surel' }, 'email'],
    [{ message: 'a'.repeat(1001) }, 'message'],
    [{ attachment: { ...file, secret: 'x'.repeat(43) } }, 'attachment'],
  ] as const) {
    const { status, body } = await send(given)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(given))
  }
  assert.equal((await send({ vacancy_id: randomUUID() })).status, 404)
  assert.equal((await send({ company_id: randomUUID() })).status, 404)
  assert.equal((await it.call('applyJob', { body: applicationBody(vacancy, file) })).status, 401)
  await it.call('closeVacancy', { params: { id: vacancy } }, { bearer: owner.token })
  assert.deepEqual(Object.keys((await send({})).body.errors), ['vacancy_id'])
})

test('an application says whether its vacancy still has a page', async () => {
  const { owner, vacancy } = await hiring(it)
  const { person } = await applied(it, vacancy)
  const shown = async () => (await own(person.token))[0].vacancy.is_shown
  assert.equal(await shown(), true)
  await it.call('closeVacancy', { params: { id: vacancy } }, { bearer: owner.token })
  assert.equal(await shown(), true, 'a closed one has its page')
  await it.call('removeVacancy', { params: { id: vacancy } }, { bearer: owner.token })
  assert.equal(await shown(), false)
})

test('neither a person nor a company can read or answer another’s application', async () => {
  const { vacancy } = await hiring(it)
  const { id } = await applied(it, vacancy)
  const stranger = (await signIn(it)).token
  const other = (await hiring(it)).owner.token
  for (const { status } of [
    await it.call('withdrawApplication', { params: { id } }, { bearer: stranger }),
    await it.call('removeApplication', { params: { id } }, { bearer: stranger }),
    await open(id, other),
    await answer(id, other),
  ])
    assert.equal(status, 404)
  const file = await it.app.http.inject({
    url: `/api/co/applications/${id}/attachment`,
    headers: { authorization: `Bearer ${other}` },
  })
  assert.equal(file.statusCode, 404)
})
