import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { answerShown, ask, askShown, decideMessage } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { inboxOf, newOwner } from '#tests/support/sign-in.ts'

const DAY = 86_400_000
const ANSWER = 'Lembur kami bayar sesuai aturan, dengan slip tersendiri.'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const tokenIn = (body = ''): string =>
  /(?:langganan|subscriptions)\/([\w-]+)/.exec(body)?.[1] ?? assert.fail(body)

test('an author with an address gets mails about the outcome and each answer, in their language, which reveal nothing on the outside', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Kabar Baik' })
  const email = 'penanya@contoh.example'
  const { id } = await askShown(it, company, { email, locale: 'id' })
  await answerShown(it, id, { email: 'penjawab@contoh.example' })
  const bodies = (await inboxOf(it, email)).map(({ body }) => body).join('\n')
  assert.match(bodies, /sudah tampil/)
  assert.match(bodies, /jawaban baru/)
  assert.match((await inboxOf(it, 'penjawab@contoh.example'))[0]?.body ?? '', /Jawabanmu sudah tampil/)
  assert.doesNotMatch(JSON.stringify(await inboxOf(it, email)), /Kabar Baik|lembur/i)
  const refused = await ask(it, company, { email: 'lain@contoh.example' })
  await decideMessage(it, 'Question', refused.id, { decision: 'reject', guideline: 6, note: 'Ini iklan.' })
  const [letter] = await inboxOf(it, 'lain@contoh.example')
  assert.match(letter?.body ?? '', /nomor 6, “Tentang pengalaman kerja”/)
  assert.match(letter?.body ?? '', /\/panduan-komunitas#g6$/m)
  assert.match(letter?.body ?? '', /Ini iklan\./)
})

test('one press stops the mails, and erases the address', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Kabar Henti' })
  const email = 'henti@contoh.example'
  const { id } = await askShown(it, company, { email })
  const [letter] = await inboxOf(it, email)
  const params = { token: tokenIn(letter?.body) }
  assert.deepEqual((await it.call('mailChoices', { params })).body.kinds, [
    { kind: 'own_message', stopped: false },
  ])
  const body = { kind: 'own_message', stopped: true }
  assert.deepEqual((await it.call('chooseMail', { params, body })).body.kinds, [body])
  await answerShown(it, id)
  assert.equal((await inboxOf(it, email)).length, 1)
  assert.equal((await it.call('chooseMail', { params, body: { ...body, stopped: false } })).status, 404)
  assert.equal((await it.db.identity`select 1 from identity.asker where id = ${id}`).length, 0)
})

test('an address is erased thirty days after its last mail, and ninety after a question that nobody decides on', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Kabar Lama' })
  const [notified, unnotified] = [
    await askShown(it, company, { email: 'lama@contoh.example' }),
    await ask(it, company, { email: 'tunggu@contoh.example' }),
  ]
  const remaining = async () =>
    (await it.db.identity`select id from identity.asker where id in (${notified.id}, ${unnotified.id})`)
      .length
  await it.app.tasks.drain()
  for (const [days, left] of [
    [29, 2],
    [2, 1],
    [52, 1],
    [7, 0],
  ] as const) {
    it.clock.move(days * DAY)
    await it.app.tasks.drain()
    assert.equal(await remaining(), left)
  }
})

test('the company’s answer is first and marked, can be replaced, and the company can remove questions and answers from its page', async () => {
  const company = await addCompany(it.db, { name: 'Jawab Sendiri' })
  const other = await newOwner(it, await addCompany(it.db, { name: 'Perusahaan Lain' }))
  const { token: bearer } = await newOwner(it, company)
  const { id } = await askShown(it, company.id)
  const reader = await answerShown(it, id)
  const params = { id }
  const list = async (show?: string) =>
    (await it.call('ownerQuestions', { query: { show } }, { bearer })).body
  assert.deepEqual((await list()).counts, { unanswered: 1, answered: 0, all: 1 })
  const body = { text: ANSWER, role: 'human_resources' }
  assert.equal((await it.call('answerQuestion', { params, body }, { bearer: other.token })).status, 404)
  const { own } = (await it.call('answerQuestion', { params, body }, { bearer })).body
  assert.equal(own.state, 'published')
  const seen = async () => (await it.call('question', { params })).body.question
  assert.deepEqual(
    (await seen()).answers.map(({ role }: { role: string | null }) => role),
    ['human_resources', null],
  )
  const changedAnswer = { ...body, text: `${ANSWER} Setiap bulan.` }
  assert.equal((await it.call('answerQuestion', { params, body: changedAnswer }, { bearer })).status, 409)
  const changed = { ...changedAnswer, version: own.version }
  assert.equal((await it.call('answerQuestion', { params, body: changed }, { bearer })).status, 200)
  assert.deepEqual((await list()).counts, { unanswered: 0, answered: 1, all: 1 })
  const removed = await it.call('removeAnswer', { params: { id: reader.id }, body: {} }, { bearer })
  assert.deepEqual(removed.body.question.answers[1].stub, { by: 'owner', guideline: null })
  assert.equal((await it.call('removeQuestion', { params, body: {} }, { bearer: other.token })).status, 404)
  assert.equal((await it.call('removeQuestion', { params, body: { guideline: 3 } }, { bearer })).status, 200)
  assert.deepEqual((await seen()).stub, { by: 'owner', guideline: 3 })
})

test('the author is notified that the company removed the question from its page, without the company’s name', async () => {
  const company = await addCompany(it.db, { name: 'Hapus Sendiri' })
  const { token: bearer } = await newOwner(it, company)
  const email = 'dihapus@contoh.example'
  const { id, code } = await askShown(it, company.id, { email })
  const answered = 'terjawab@contoh.example'
  const answer = await answerShown(it, id, { email: answered })
  assert.equal((await it.call('removeQuestion', { params: { id }, body: {} }, { bearer })).status, 200)
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  const letters = JSON.stringify(await inboxOf(it, email))
  assert.match(letters, /Perusahaan menghapus pertanyaanmu dari halamannya\./)
  assert.doesNotMatch(letters, /Hapus Sendiri/)
  assert.match((await inboxOf(it, answered))[0]?.body ?? '', /^Pertanyaan yang kamu jawab tidak tampil lagi/)
  const own = async (bearer: string) => (await it.call('ownMessage', {}, { bearer })).body
  assert.equal((await own(code)).removed_by, 'owner')
  assert.deepEqual(
    [(await own(answer.code)).state, (await own(answer.code)).question_state],
    ['published', 'removed'],
  )
})

test('the author of an answer is notified that the question was withdrawn, and sees it by their code', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tarik Sendiri' })
  const question = await askShown(it, company)
  const email = 'menjawab@contoh.example'
  const answer = await answerShown(it, question.id, { email })
  const own = async () => (await it.call('ownMessage', {}, { bearer: answer.code })).body
  assert.equal((await own()).question_state, null)
  await it.call('withdrawMessage', {}, { bearer: question.code })
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  assert.deepEqual([(await own()).state, (await own()).question_state], ['published', 'withdrawn'])
  const about = (await inboxOf(it, email)).filter(({ body }) => /ditarik penanyanya/.test(body))
  assert.equal(about.length, 1)
  assert.doesNotMatch(about[0]?.body ?? '', new RegExp(`tanya/${question.id}`))
})

test('each morning an owner gets the number of unanswered questions of the day before by mail, once', async () => {
  const company = await addCompany(it.db, { name: 'Pagi Tanya' })
  const { email } = await newOwner(it, company)
  await askShown(it, company.id)
  it.clock.move(DAY)
  await it.app.tasks.drain()
  it.clock.move(DAY / 24)
  await it.app.tasks.drain()
  const letters = (await inboxOf(it, email)).filter(({ body }) => /pertanyaan baru/.test(body))
  assert.equal(letters.length, 1)
  assert.doesNotMatch(JSON.stringify(letters), /Pagi Tanya/)
})
