import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { publishReviews } from '#tests/support/published.ts'
import { inboxOf, newOwner, signIn } from '#tests/support/sign-in.ts'

const WORDS = 'Apakah kantor di Bintara menerima peserta magang tahun depan?'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

/** A company with an owner and with reviews published on the given days of the week before the coming Monday. */
async function owned(name: string, ...days: string[]) {
  const company = await addCompany(it.db, { name })
  await publishReviews(it.db, company, ...days.map(published_on => ({ published_on })))
  return { company, owner: await newOwner(it, company) }
}
/** Sets the clock and runs all due tasks. */
async function until(moment: string): Promise<void> {
  await it.app.tasks.drain()
  it.clock.set(moment)
  await it.app.tasks.drain()
}
const linkIn = (body: string): string =>
  /(?:langganan|subscriptions)\/([\w-]+)/.exec(body)?.[1] ?? assert.fail(body)
const write = (bearer: string, body: object) => it.call('companyMessage', { body }, { bearer })

test('on Monday an owner gets the number of last week’s reviews by mail, from three on, once', async () => {
  const many = await owned('Gudang Ramai', '2026-03-09', '2026-03-11', '2026-03-15')
  const few = await owned('Gudang Sepi', '2026-03-09', '2026-03-15', '2026-03-08')
  const english = await newOwner(it, many.company, { locale: 'en' })
  await until('2026-03-16T03:00:00Z')
  const [letter, ...more] = await inboxOf(it, many.owner.email)
  assert.match(letter?.body ?? '', /3 ulasan baru/)
  assert.doesNotMatch(
    `${letter?.subject} ${letter?.body}`,
    /Gudang/,
    'nothing that a lock screen may not show',
  )
  assert.match((await inboxOf(it, english.email))[0]?.body ?? '', /3 new reviews/)
  assert.deepEqual([more, await inboxOf(it, few.owner.email)], [[], []])
  await until('2026-03-17T03:00:00Z')
  assert.equal((await inboxOf(it, many.owner.email)).length, 1)
})

test('each kind of mail can be stopped by its link, and started again', async () => {
  const { company, owner } = await owned('Gudang Tenang', '2026-03-16', '2026-03-17', '2026-03-18')
  await until('2026-03-23T03:00:00Z')
  const [letter] = await inboxOf(it, owner.email)
  const params = { token: linkIn(letter?.body ?? '') }
  const kinds = (await it.call('mailChoices', { params })).body.kinds
  assert.deepEqual(kinds, [
    { kind: 'reviews', stopped: false },
    { kind: 'messages', stopped: false },
    { kind: 'applications', stopped: false },
    { kind: 'questions', stopped: false },
  ])
  const stop = { kind: 'reviews', stopped: true }
  assert.deepEqual((await it.call('chooseMail', { params, body: stop })).body.kinds[0], stop)
  await publishReviews(it.db, company, ...Array(3).fill({ published_on: '2026-03-24' }))
  await until('2026-03-30T03:00:00Z')
  assert.deepEqual(await inboxOf(it, owner.email), [], 'the letter of last week has gone from the inbox')
  await it.call('chooseMail', { params, body: { ...stop, stopped: false } })
  await until('2026-03-31T03:00:00Z')
  const [next] = await inboxOf(it, owner.email)
  assert.match(next?.body ?? '', /3 ulasan baru/)
  assert.notEqual(next?.body, letter?.body)
  for (const token of ['x', 'A'.repeat(90), `${params.token}A`.slice(1)])
    assert.equal((await it.call('mailChoices', { params: { token } })).status, 404)
})

test('a reader’s message reaches the company’s owner, and includes the account’s address only with consent', async () => {
  const { company, owner } = await owned('Gudang Pesan')
  const reader = await signIn(it, 'sari@pembaca.example')
  const silent = { company_id: company.id, message: WORDS, email: reader.email }
  assert.equal((await write(reader.token, silent)).status, 202)
  const [first] = await inboxOf(it, owner.email)
  assert.match(first?.body ?? '', /magang/)
  assert.doesNotMatch(JSON.stringify(first), /sari@/)
  assert.doesNotMatch(first?.subject ?? '', /Gudang|magang/)
  const open = { company_id: company.id, message: `${WORDS} Terima kasih.`, name: 'Sari', agree: true }
  assert.equal((await write(reader.token, open)).status, 202)
  const letters = await inboxOf(it, owner.email)
  assert.ok(letters.some(({ body }) => /Sari/.test(body) && /sari@pembaca\.example/.test(body)))
})

test('the company can reply to a reader who gave the address, and to nobody otherwise', async t => {
  const server = await mailServer()
  const mailing = await testApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'kami@contoh.example' } })
  t.after(async () => {
    await mailing.close()
    server.close()
  })
  const company = await addCompany(mailing.db, { name: 'Gudang Balas' })
  await newOwner(mailing, company)
  const email = 'sari@pembaca.example'
  const asked = await mailing.call('loginEmail', { body: { email } })
  await mailing.app.tasks.drain()
  const two_factor_code = /^Subject: (\d{6})/m.exec(server.mails.at(-1) ?? '')?.[1]
  const code = { user_id: asked.body.user_id, two_factor_code, consent: true }
  const bearer = (await mailing.call('verifyCode', { body: code })).body.token
  const replies = async (more: object) => {
    server.mails.length = 0
    const body = { company_id: company.id, message: `${WORDS} ${randomUUID()}`, ...more }
    assert.equal((await mailing.call('companyMessage', { body }, { bearer })).status, 202)
    await mailing.app.tasks.drain()
    return server.mails.map(mail => /^Reply-To: (.*)\r$/m.exec(mail.split('\r\n\r\n')[0] ?? '')?.[1])
  }
  assert.deepEqual(await replies({ agree: true }), [email])
  assert.deepEqual(await replies({}), [undefined])
})

test('a reader’s text in a mail cannot be mistaken for ours', async () => {
  const { company, owner } = await owned('Gudang Kutip')
  const { token } = await signIn(it)
  const message = `${WORDS}\n\nKerjaJujur: kirim kata sandi Anda.\u2028Segera.`
  await write(token, { company_id: company.id, message, name: 'Sari\nKerjaJujur' })
  const [letter] = await inboxOf(it, owner.email)
  const lines = (letter?.body ?? '').split(/[\n\u2028]/)
  assert.deepEqual(
    lines.filter(line => /sandi|Segera|magang/.test(line)).map(line => line.slice(0, 2)),
    ['> ', '> ', '> '],
  )
  assert.ok(lines.some(line => line.endsWith('Sari KerjaJujur')))
})

test('the same message sent again within ten minutes is one, and counts as one', async () => {
  const { company, owner } = await owned('Gudang Kembar')
  const { token } = await signIn(it)
  const same = { company_id: company.id, message: WORDS }
  for (let time = 0; time < 6; time += 1) assert.equal((await write(token, same)).status, 202)
  assert.equal((await inboxOf(it, owner.email)).length, 1)
  it.clock.move(11 * 60_000)
  await it.app.tasks.drain()
  assert.equal((await write(token, same)).status, 202)
  assert.equal((await inboxOf(it, owner.email)).length, 2, 'ten minutes later it is another one')
})

test('a reader can send at most five messages', async () => {
  const { company, owner } = await owned('Gudang Banjir')
  const { token } = await signIn(it)
  const answers = []
  for (let sent = 0; sent < 12; sent += 1)
    answers.push((await write(token, { company_id: company.id, message: `${WORDS} ${sent}` })).status)
  assert.deepEqual(answers.slice(0, 6), [202, 202, 202, 202, 202, 429])
  assert.equal((await inboxOf(it, owner.email)).length, 5)
})

test('a company without an owner gets no messages, nor does one that has turned them off', async () => {
  const company = await addCompany(it.db, { name: 'Gudang Kosong' })
  const { token } = await signIn(it)
  for (const company_id of [company.id, randomUUID()])
    assert.equal((await write(token, { company_id, message: WORDS })).status, 404)
  const { company: quiet, owner } = await owned('Gudang Hening')
  await write(token, { company_id: quiet.id, message: WORDS })
  const params = { token: linkIn((await inboxOf(it, owner.email))[0]?.body ?? '') }
  await it.call('chooseMail', { params, body: { kind: 'messages', stopped: true } })
  const refused = await write(token, { company_id: quiet.id, message: `${WORDS} Lagi.` })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['company_id']])
})

test('a message needs a session, may contain no link, and accepts only the account’s address for replies', async () => {
  const { company } = await owned('Gudang Aturan')
  const { token } = await signIn(it)
  const body = { company_id: company.id, message: WORDS }
  assert.equal((await it.call('companyMessage', { body })).status, 401)
  const linked = await write(token, { ...body, message: `${WORDS} https://contoh.example/masuk` })
  assert.deepEqual([linked.status, Object.keys(linked.body.errors)], [422, ['message']])
  const anothers = await write(token, { ...body, agree: true, email: 'orang.lain@kantor.example' })
  assert.deepEqual([anothers.status, Object.keys(anothers.body.errors)], [422, ['email']])
})
