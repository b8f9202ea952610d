import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document } from '#tests/support/files/pictures.ts'
import { inboxOf, signInStaff } from '#tests/support/sign-in.ts'
import { lapseClaims } from './lapse.ts'

const DAY = 24 * 3600_000

let it: TestApp
let editor: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

/** A claim with a file and an unanswered question to the claimant. */
async function askedClaim() {
  const { id: company_id } = await addCompany(it.db, { name: `Tanya ${randomUUID()}` })
  const email = `${randomUUID()}@tanya.example`
  const file = (await sendForm(it, 'sendFile', { name: 'akta.pdf', bytes: document() })).body
  const person = { name: 'Ratri Anggraini', email, phone: '021 555 0100', role: 'Kepala SDM', info: null }
  const body = { company_id, ...person, agree: true, upload_files: [{ id: file.id, secret: file.secret }] }
  assert.equal((await it.call('claimCompany', { body }, { device: email })).status, 201)
  await it.app.tasks.drain()
  const [row] = await it.db.content`select id from content.claim where company_id = ${company_id}`
  const id = String(row?.['id'])
  await it.call('openClaim', { params: { id } }, { bearer: editor })
  const question = { decision: 'ask', words: 'Siapa atasanmu?' }
  const decided = await it.call('decideClaim', { params: { id }, body: question }, { bearer: editor })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  const [mail] = await inboxOf(it, email)
  assert.match(mail?.body ?? '', /selama 14 hari/)
  return { id, email, key: /#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '' }
}
const stateOf = async (key: string) => (await it.call('ownClaim', { body: { key } })).body.state
const files = async (id: string) =>
  (await it.db.identity`select 1 from identity.private_file where belongs_to = ${`claim:${id}`}`).length

test('a claim without an answer ends after two weeks, with a mail and a history entry, and its evidence is deleted a week later', async () => {
  const { id, email, key } = await askedClaim()
  const { key: answered } = await askedClaim()
  assert.equal(await files(id), 1)
  it.clock.move(13 * DAY)
  await lapseClaims(it)
  assert.equal(await stateOf(key), 'pending')
  await it.call('answerClaim', { body: { key: answered, info: 'Ibu Dewi.' } })
  it.clock.move(DAY)
  await it.app.tasks.drain()
  await lapseClaims(it)
  await lapseClaims(it)
  await it.app.tasks.drain()
  assert.deepEqual([await stateOf(key), await stateOf(answered)], ['declined', 'pending'])
  const mails = (await inboxOf(it, email)).filter(({ subject }) => subject === 'Jawaban atas permintaanmu')
  assert.equal(mails.length, 1)
  assert.match(mails[0]?.body ?? '', /pertanyaan kami tidak dijawab dalam 14 hari/)
  const bearer = (await signInStaff(it, 'editor')).token
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer })).body
  assert.deepEqual(
    events.map(({ act, actor }: { act: string; actor: string }) => `${act} ${actor}`).toSorted(),
    ['claim_asked team', 'claim_lapsed system'],
  )
  it.clock.move(8 * DAY)
  await it.app.tasks.drain()
  // Files are swept each hour.
  it.clock.move(DAY / 24)
  await it.app.tasks.drain()
  assert.equal(await files(id), 0)
  assert.equal((await it.call('ownClaim', { body: { key } })).status, 404)
})
