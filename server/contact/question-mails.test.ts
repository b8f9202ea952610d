// Mails to the authors of a question and of its answers when a takedown request is decided.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { deskCall } from '#shared/contract/moderation/desk-subjects.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { answerShown, askShown } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { inboxOf, signInStaff } from '#tests/support/sign-in.ts'

const words = 'Kami sudah membacanya, dan ini jawaban kami.'

let it: TestApp
let lead: string
before(async () => {
  it = await testApp()
  lead = (await signInStaff(it, 'administrator')).token
})
after(() => it.close())

/** Requests a question’s removal; returns a function that decides the request. */
async function report(question: string, name = 'Ratri') {
  const given = { class: 'person', who: 'person', agree: true, email: `${randomUUID()}@contoh.id` }
  const message = `Kalimat ini menyebut nama saya. ${randomUUID()}`
  const body = { ...given, name, message, address: `/tanya/${question}` }
  const by = { device: randomUUID(), address: randomUUID() }
  const { ticket } = (await it.call('reportContent', { body }, by)).body
  const { rows } = (await it.call(deskCall('desk', 'takedown'), {}, { bearer: lead })).body
  const { id } = rows.find((row: { id: string }) => ticket.endsWith(row.id.slice(0, 8).toUpperCase()))
  return async (decision: object) => {
    const params = { id }
    await it.call(deskCall('open', 'takedown'), { params }, { bearer: lead })
    const { status } = await it.call(
      deskCall('decide', 'takedown'),
      { params, body: decision },
      { bearer: lead },
    )
    assert.equal(status, 200)
    await it.app.tasks.drain()
  }
}

/** A question and an answer whose authors left addresses, and the mails to each since then, oldest first. */
async function questionWithMail() {
  const { id: company } = await addCompany(it.db, { name: 'Balai Surat Tanya' })
  const [asker, answerer] = [`${randomUUID()}@contoh.id`, `${randomUUID()}@contoh.id`]
  const question = await askShown(it, company, { email: asker })
  await answerShown(it, question.id, { email: answerer })
  const read = async (email: string) => (await inboxOf(it, email)).map(({ body }) => body).toReversed()
  const [before, earlier] = [(await read(asker)).length, (await read(answerer)).length]
  const since = async () => ({
    asker: (await read(asker)).slice(before),
    answerer: (await read(answerer)).slice(earlier),
  })
  return { ...question, since }
}

test('while a question is examined only its author is notified, and notified again when it returns', async () => {
  const { id, since } = await questionWithMail()
  const decide = await report(id)
  await decide({ decision: 'hide', content: { subject: 'question', id } })
  await decide({ decision: 'refuse', words })
  const { asker, answerer } = await since()
  assert.deepEqual(
    asker.map(body => body.split('\n')[0]),
    [
      'Pertanyaanmu tidak tampil selama kami memeriksa permintaan tentang pertanyaan ini.',
      'Pertanyaanmu tampil lagi.',
    ],
  )
  assert.deepEqual(answerer, [])
})

test('the author of a question removed by law gets a mail with the reason and the way to object, and the answer’s author one that it is gone', async () => {
  const { id, code, since } = await questionWithMail()
  const decide = await report(id, 'Peminta Rahasia')
  await decide({ decision: 'hide', content: { subject: 'question', id } })
  await decide({ decision: 'uphold', words, content: { subject: 'question', id, guideline: null } })
  const { asker, answerer } = await since()
  assert.match(asker.at(-1) ?? '', /atas permintaan hukum[^]*Ajukan keberatan:\n\S+\/hubungi-kami\n/)
  assert.doesNotMatch(asker.join(), /Rahasia|person|orang/i)
  assert.equal(answerer.length, 1)
  assert.match(
    answerer[0] ?? '',
    /^Pertanyaan yang kamu jawab tidak tampil lagi, jadi jawabanmu juga tidak tampil\./,
  )
  await it.call('withdrawMessage', {}, { bearer: code })
  assert.equal((await since()).answerer.length, 1)
})

test('the answer’s author is notified when the question’s author withdraws it during the examination', async () => {
  const { id, code, since } = await questionWithMail()
  const decide = await report(id)
  await decide({ decision: 'hide', content: { subject: 'question', id } })
  await it.call('withdrawMessage', {}, { bearer: code })
  const { answerer } = await since()
  assert.deepEqual(
    answerer.map(body => /ditarik penanyanya/.test(body)),
    [true],
  )
})
