// An attacker spells one mailbox in many ways to pass as many people.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { admitWaiting } from '#server/pay/standalone/admit.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { manageMac } from '#server/authorship/keys.ts'
import type { PassFor } from '#web/writing/pass/pass.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { someQuestion } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { clientOf, credentialInMemory } from '#tests/support/pass/passes.ts'
import { somePay } from '#tests/support/pay.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { codeFor, inboxOf, newOwner, signIn } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

/** One Gmail mailbox in five spellings; mails go to the first spelling used. */
function mailbox() {
  const name = randomUUID().replaceAll('-', '')
  const spelled = [1, 2, 3, 4].map(nth => `${name}+${nth}@gmail.com`)
  return [`${name}@gmail.com`, ...spelled.with(3, `${name.slice(0, 5)}.${name.slice(5)}@googlemail.com`)]
}
const stranger = () => ({ device: randomUUID(), address: randomUUID() })

/** Signs in with every spelling, each from its own device; the codes arrive in the one mailbox. */
async function signInByEach(emails: string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const email of emails) {
    const as = stranger()
    const sent = await it.call('loginEmail', { body: { email } }, as)
    assert.equal(sent.status, 202, JSON.stringify(sent.body))
    const two_factor_code = await codeFor(it, emails[0] as string)
    const body = { user_id: sent.body.user_id, two_factor_code, consent: true }
    const verified = await it.call('verifyCode', { body }, as)
    assert.equal(verified.status, 200, JSON.stringify(verified.body))
    assert.equal(verified.body.user.email, emails[0])
    tokens.push(verified.body.token)
    it.clock.move(20 * 60_000)
  }
  return tokens
}

test('five spellings of a mailbox count as one author of a company’s review and of its pay', async () => {
  const { id: company } = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  const tokens = await signInByEach(mailbox())
  const codes: string[] = []
  const browser = credentialInMemory()
  const passOf = (token: string, purpose: PassFor) => requestPass(clientOf(it, token), browser, [purpose])
  for (const token of tokens) {
    const bearer = await passOf(token, { kind: 'review', company })
    const body = employeeReview(company)
    assert.equal((await it.call('submitReview', { body }, { bearer })).status, 201)
    codes.push(String(body['manage_code']))
  }
  const { content } = it.db
  await content`
    update content.review set state = 'approved', publish_from = '2026-03-10'
    where manage_mac in ${content(codes.map(code => manageMac(it.secrets, code)))}`
  await publishDue(it.db, it)
  const shown =
    await content`select 1 from content.review where company_id = ${company} and state = 'published'`
  assert.equal(shown.length, 1)

  const { id: payer } = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  for (const token of tokens) {
    const bearer = await passOf(token, { kind: 'pay', company: payer })
    assert.equal((await it.call('givePay', { body: somePay(payer) }, { bearer })).status, 201)
  }
  const other = requestPass(clientOf(it, tokens[1]), credentialInMemory(), [{ kind: 'review', company }])
  await assert.rejects(other, { kind: 'other-device', newStart: 'now' })
  await admitWaiting(it)
  const counted = await content`select 1 from content.salary where company_id = ${payer}`
  assert.equal(counted.length, 1)
})

test('a code for an account goes to the address with which it was created, never to another spelling', async () => {
  const [first = '', other = ''] = mailbox()
  const { id } = await signIn(it, first)
  const sent = await it.call('loginEmail', { body: { email: other } }, stranger())
  assert.equal(sent.status, 202)
  assert.deepEqual(await inboxOf(it, other), [])
  const two_factor_code = await codeFor(it, first)
  const verified = await it.call('verifyCode', { body: { user_id: sent.body.user_id, two_factor_code } })
  assert.equal(verified.body.user.id, id)
})

test('a code sent to another spelling does not open an account created in the meantime', async () => {
  const [first = '', other = ''] = mailbox()
  const sent = await it.call('loginEmail', { body: { email: other } }, stranger())
  const two_factor_code = await codeFor(it, other)
  await signIn(it, first)
  const body = { user_id: sent.body.user_id, two_factor_code, consent: true }
  const verified = await it.call('verifyCode', { body })
  assert.deepEqual([verified.status, verified.body.code], [422, 'code_expired'])
})

test('at a host without subaddresses another spelling is another person', async () => {
  const name = randomUUID()
  const { id } = await signIn(it, `${name}@contoh.id`)
  assert.notEqual((await signIn(it, `${name}+1@contoh.id`)).id, id)
})

test('subscribing again with another spelling sends the mail to the address that subscribed first', async () => {
  const [first = '', other = ''] = mailbox()
  const ask = (email: string) => it.call('subscribeAdvice', { body: advice(email) }, stranger())
  await ask(first)
  it.clock.move(20 * 60_000)
  await ask(other)
  assert.deepEqual(await inboxOf(it, other), [])
  assert.equal((await inboxOf(it, first)).length, 2)
  const rows = await it.db.identity`select 1 from identity.subscriber`
  assert.equal(rows.length, 1)
})

test('inviting a colleague again with another spelling sends the mail to the invited account’s address', async () => {
  const company = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  const [first = '', other = ''] = mailbox()
  const invite = async (email: string) => {
    const { token: bearer } = await newOwner(it, company)
    const body = { name: 'Ani Lestari', role: 'SDM', email }
    return it.call('inviteColleague', { body }, { bearer })
  }
  assert.equal((await invite(first)).status, 201)
  it.clock.move(24 * 3_600_000)
  const again = await invite(other)
  assert.equal(again.status, 201, JSON.stringify(again.body))
  const invited = again.body.colleagues.filter(({ name }: { name: string }) => name === 'Ani Lestari')
  assert.deepEqual(
    invited.map(({ email }: { email: string }) => email),
    [first],
  )
  assert.deepEqual(await inboxOf(it, other), [])
  assert.equal((await inboxOf(it, first)).length, 2)
})

test('a mailbox receives few mails a day from strangers, in any spelling and by any form', async () => {
  const { id: company_id } = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  const name = randomUUID()
  const boxes = Array.from({ length: 40 }, (_, nth) => `${name}+${nth}@contoh.id`)
  const forms = [
    (email: string) => it.call('loginEmail', { body: { email } }, stranger()),
    (email: string) => it.call('subscribeAdvice', { body: advice(email) }, stranger()),
    (email: string) =>
      it.call('contact', { body: { email, message: `Halo, aku ${email} punya pertanyaan.` } }, stranger()),
    (email: string) => it.call('claimCompany', { body: { ...claim, email, company_id } }, stranger()),
    (email: string) => it.call('askQuestion', { body: someQuestion(company_id, { email }) }, stranger()),
  ]
  const answers: number[][] = []
  for (const form of forms) {
    const statuses: number[] = []
    for (const email of boxes) statuses.push((await form(email)).status)
    answers.push(statuses)
  }
  await it.app.tasks.drain()
  for (const statuses of answers) {
    assert.equal(statuses.at(-1), 429, statuses.join())
    assert.ok((statuses[0] ?? 0) < 300, statuses.join())
  }
  const letters = await Promise.all(boxes.map(email => inboxOf(it, email)))
  assert.ok(letters.flat().length <= 40, `${letters.flat().length} letters`)
})

const advice = (email: string) => ({ email, first_name: 'Budi', last_name: 'Santoso' })
const claim = { name: 'Budi Santoso', role: 'Kepala SDM', phone: '021 555 0100', agree: true }
