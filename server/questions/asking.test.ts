import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import {
  answer,
  answerShown,
  ask,
  askShown,
  decideMessage,
  moderator,
  QUESTION,
  someAnswer,
  someQuestion,
} from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const read = async (id: string) => it.call('question', { params: { id } })
const own = async (bearer: string) => (await it.call('ownMessage', {}, { bearer })).body
const listed = async (slug: string) =>
  (await it.call('companyQuestions', { params: { slug } })).body.questions.map(({ id }: { id: string }) => id)
const newCompany = (name: string) => addCompany(it.db, { name })

test('a question waits for the team, and is public once the team approves it', async () => {
  const company = await newCompany('Gudang Tanya')
  const { id, code } = await ask(it, company.id, { name: 'Calon pelamar' })
  assert.deepEqual([(await read(id)).status, await listed(company.slug)], [404, []])
  assert.deepEqual([(await own(code)).state, (await own(code)).words], ['pending', QUESTION])
  const { opened, bearer } = await decideMessage(it, 'Question', id)
  assert.deepEqual([opened.words, opened.name, opened.company], [QUESTION, 'Calon pelamar', 'Gudang Tanya'])
  const { body } = await read(id)
  assert.deepEqual(
    [body.company.slug, body.question.words, body.question.name],
    [company.slug, QUESTION, 'Calon pelamar'],
  )
  assert.deepEqual([await listed(company.slug), (await own(code)).state], [[id], 'published'])
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer })).body
  assert.equal(events[0].act, 'question_shown')
})

test('both calls accept a question, and only sendMessage accepts an answer', async () => {
  const { id } = await newCompany('Dua Pintu')
  const message = { type: 'question', company_id: id, message: QUESTION, agree: 'true' }
  const sent = await it.call('sendMessage', { body: message })
  assert.deepEqual([sent.status, sent.body.state], [201, 'pending'])
  assert.match(sent.body.manage_code, /^[0-9A-Z]{26}$/)
  const question = await askShown(it, id)
  const answered = await answerShown(it, question.id)
  const { answers } = (await read(question.id)).body.question
  assert.deepEqual(
    answers.map((one: { id: string; author_type: string }) => [one.id, one.author_type]),
    [[answered.id, 'employee']],
  )
})

test('mistakes of a question or an answer are reported at their field', async () => {
  const { id } = await newCompany('Salah Isi')
  const wrong = async (body: object) => {
    const answered = await it.call('askQuestion', { body })
    return [answered.status, ...Object.keys(answered.body.errors ?? {})]
  }
  const some = someQuestion(id)
  assert.deepEqual(await wrong({ ...some, question: 'Apa?' }), [422, 'question'])
  assert.deepEqual(await wrong({ ...some, question: 'a'.repeat(501) }), [422, 'question'])
  assert.deepEqual(await wrong({ ...some, question: 'Hubungi 0812 3456 7890 saja ya kak?' }), [
    422,
    'question',
  ])
  assert.deepEqual(await wrong({ ...some, name: 'rani@contoh.id' }), [422, 'name'])
  assert.deepEqual(await wrong({ ...some, email: 'bukan surel' }), [422, 'email'])
  const all = {
    question: 'Hubungi 0812 3456 7890 saja ya kak?',
    name: 'rani@contoh.id',
    email: 'x',
    agree: false,
  }
  const fields = Object.keys(all).toSorted()
  const [status, ...refused] = await wrong({ ...some, ...all })
  assert.deepEqual([status, refused.toSorted()], [422, fields], 'all errors are reported at once')
  assert.deepEqual(await wrong({ ...some, author_type: 'boss' }), [422, 'author_type'])
  assert.deepEqual(await wrong({ ...some, agree: false }), [422, 'agree'])
  assert.deepEqual(await wrong({ ...some, company_id: crypto.randomUUID() }), [422, 'company_id'])
  assert.deepEqual(await wrong({ ...some, secret: 1 }), [422, 'secret'])
  const message = await it.call('sendMessage', { body: { type: 'answer', agree: true } })
  assert.deepEqual(
    [message.status, Object.keys(message.body.errors).toSorted()],
    [422, ['message', 'question_id']],
  )
  const waiting = await ask(it, id)
  const early = await it.call('sendMessage', { body: someAnswer(waiting.id) })
  assert.equal(early.status, 404, 'nobody answers what no reader sees')
})

test('the same code with the same words is one question, and with other words it is refused', async () => {
  const company = await newCompany('Sekali Saja')
  const body = someQuestion(company.id)
  const [first, again] = [await it.call('askQuestion', { body }), await it.call('askQuestion', { body })]
  assert.deepEqual(again.body, first.body)
  const other = await it.call('askQuestion', { body: { ...body, question: 'Apakah ada seragam baru?' } })
  assert.deepEqual([other.status, Object.keys(other.body.errors)], [422, ['manage_code']])
})

test('the same words without a code are separate questions, each with its own code', async () => {
  const company = await newCompany('Tanpa Skrip')
  const body = { ...someQuestion(company.id), manage_code: '' }
  const send = async () => (await it.call('askQuestion', { body }, { address: '192.0.2.7' })).body
  const [first, second] = [await send(), await send()]
  assert.notEqual(first.id, second.id)
  assert.notEqual(first.manage_code, second.manage_code)
})

test('only its code opens, changes or withdraws a question or an answer', async () => {
  const company = await newCompany('Punya Sendiri')
  const { id, code } = await ask(it, company.id)
  const note = 'Tulis tanpa menyebut orang.'
  await decideMessage(it, 'Question', id, { decision: 'reject', guideline: 1, note })
  assert.deepEqual(
    [(await own(code)).state, (await own(code)).guideline, (await own(code)).note],
    ['rejected', 1, note],
  )
  const change = { message: 'Apakah atasan terbuka terhadap masukan?', author_type: 'employee', agree: true }
  assert.equal((await it.call('editMessage', { body: change }, { bearer: code })).body.state, 'pending')
  assert.equal(
    (await it.call('editMessage', { body: { ...change, message: 'Apa?' } }, { bearer: code })).status,
    422,
  )
  await decideMessage(it, 'Question', id)
  assert.equal((await read(id)).body.question.words, change.message)
  assert.equal((await it.call('editMessage', { body: change }, { bearer: code })).status, 409)
  assert.equal((await it.call('withdrawMessage', {}, { bearer: code })).body.state, 'withdrawn')
  assert.deepEqual([(await read(id)).status, (await own(code)).words], [404, ''])
  for (const bearer of [makeManageCode(), 'x'])
    assert.equal((await it.call('ownMessage', {}, { bearer })).status, 404)
})

test('a decision on words that their author changed meanwhile has no effect', async () => {
  const { id: company } = await newCompany('Kata Berubah')
  const { id, code } = await ask(it, company)
  const bearer = await moderator(it)
  const { version } = (await it.call('openQuestion', { params: { id } }, { bearer })).body
  const body = { message: 'Apakah kantin buka malam?', author_type: 'intern', agree: true }
  assert.equal((await it.call('editMessage', { body }, { bearer: code })).status, 200)
  const decided = await it.call(
    'decideQuestion',
    { params: { id }, body: { decision: 'show', version } },
    { bearer },
  )
  assert.equal(decided.status, 409)
})

test('upholding a report leaves a stub with its guideline, on a question’s page and in an answer’s place', async () => {
  const { id: company } = await newCompany('Dilaporkan')
  const question = await askShown(it, company)
  const answer = await answerShown(it, question.id)
  for (const [call, id] of [
    ['reportAnswer', answer.id],
    ['reportQuestion', question.id],
  ] as const) {
    const body = { guideline: 5, words: 'Kasar.' }
    assert.equal((await it.call(call, { params: { id }, body })).status, 202)
    const bearer = await moderator(it)
    const { rows } = (await it.call('deskReport', {}, { bearer })).body
    const row = rows.find((one: { subject_id: string }) => one.subject_id === id)
    const opened = (await it.call('openReport', { params: { id: row.id } }, { bearer })).body
    assert.equal(opened.comment, call === 'reportAnswer' ? 'Dibayar, dua kali sebulan.' : QUESTION)
    const upheld = { uphold: true, guideline: 5 }
    assert.equal(
      (await it.call('decideReport', { params: { id: row.id }, body: upheld }, { bearer })).status,
      200,
    )
    await it.app.tasks.drain()
    const seen = (await read(question.id)).body.question
    const stub = call === 'reportAnswer' ? seen.answers[0] : seen
    assert.deepEqual([stub.words, stub.stub], [null, { by: 'team', guideline: 5 }])
  }
})

test('a browser marks an answer helpful once, and can remove the mark', async () => {
  const { id: company } = await newCompany('Membantu')
  const question = await askShown(it, company)
  const [first, second] = [
    await answerShown(it, question.id),
    await answerShown(it, question.id, { message: 'Ada bus jemputan.' }),
  ]
  const params = { id: second.id }
  assert.deepEqual((await it.call('markAnswer', { params })).body, { helpful: true, count: 1 })
  assert.deepEqual((await it.call('markAnswer', { params })).body, { helpful: true, count: 1 })
  const order = async () =>
    (await read(question.id)).body.question.answers.map(({ id }: { id: string }) => id)
  assert.deepEqual(await order(), [second.id, first.id])
  assert.deepEqual((await it.call('unmarkAnswer', { params })).body, { helpful: false, count: 0 })
  assert.equal((await it.call('markAnswer', { params: { id: question.id } })).status, 404)
})

test('while a question is typed, questions that share words are suggested', async () => {
  const { id, slug } = await newCompany('Mirip Sekali')
  const known = await askShown(it, id)
  const similar = async (q: string) =>
    (await it.call('similarQuestions', { params: { slug }, query: { q } })).body.questions
  assert.deepEqual(
    (await similar('lembur dibayar tidak?')).map((one: { id: string }) => one.id),
    [known.id],
  )
  assert.deepEqual(
    [await similar('lembur'), await similar('seragam warna lembur'), await similar('%_%_%_%_%')],
    [[], [], []],
  )
})

test('withdrawing an unpublished question refreshes no page, and erases the address', async () => {
  const { id: company } = await newCompany('Ditarik')
  const { code } = await ask(it, company, { email: 'tarik@contoh.example' })
  await it.app.tasks.drain()
  assert.equal((await own(code)).gets_mails, true)
  await it.call('withdrawMessage', {}, { bearer: code })
  await it.app.tasks.drain()
  assert.equal((await own(code)).gets_mails, false)
  const question = await askShown(it, company)
  const late = await answer(it, question.id)
  await it.call('withdrawMessage', {}, { bearer: question.code })
  assert.deepEqual([(await own(late.code)).state, (await own(late.code)).question], ['pending', null])
})
