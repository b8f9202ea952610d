import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { consentText } from '#shared/rules/consent-text.ts'
import { accounts as words } from '#shared/messages/en/accounts.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { codeFor, inboxOf, signIn } from '../../tests/support/sign-in.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const MINUTE = 60_000
const newEmail = () => `${randomUUID()}@contoh.id`

async function ask(email = newEmail(), device = email) {
  const { body, status } = await app.call('loginEmail', { body: { email } }, { device })
  assert.equal(status, 202, JSON.stringify(body))
  return { email, device, user_id: body.user_id as string, code: await codeFor(app, email) }
}

const verify = (user_id: string, two_factor_code: string, more: object = {}) =>
  app.call('verifyCode', { body: { user_id, two_factor_code, ...more } })

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code that came by mail, with consent, makes an account and a token that works', async () => {
  const { email, user_id, code } = await ask()
  const verified = await verify(user_id, code, { consent: true })
  assert.equal(verified.status, 200)
  assert.equal(verified.body.user.email, email)
  const me = await app.call('me', {}, { bearer: verified.body.token })
  assert.deepEqual(me.body.user, verified.body.user)
})

test('the second sign-in finds the same account and asks for no consent', async () => {
  const first = await signIn(app)
  const { user_id, code } = await ask(first.email, 'elsewhere')
  const second = await verify(user_id, code)
  assert.equal(second.body.user.id, first.id)
  assert.notEqual(second.body.token, first.token)
})

test('an address is the same in capitals and with spaces around it', async () => {
  const first = await signIn(app)
  const asked = await app.call(
    'loginEmail',
    { body: { email: `  ${first.email.toUpperCase()} ` } },
    { device: 'capitals' },
  )
  const second = await verify(asked.body.user_id, await codeFor(app, first.email))
  assert.equal(second.body.user.id, first.id)
})

test('a right code for a new address without consent asks for it, and uses up neither code nor try', async () => {
  const { user_id, code } = await ask()
  for (let round = 0; round < 8; round += 1) {
    const asked = await verify(user_id, code, round % 2 ? { consent: false } : {})
    assert.equal(asked.status, 422)
    assert.equal(asked.body.code, 'consent_needed')
    assert.match(asked.body.errors.consent[0], /Setujui/)
  }
  assert.equal((await verify(user_id, code, { consent: true })).status, 200)
})

test('consent is kept as an event that resolves to the exact text shown', async () => {
  const { id } = await signIn(app, newEmail(), { locale: 'en' })
  const [event] = await app.db.identity`
    select e.purpose, e.locale, e.text_hash, t.body from identity.consent_event e
    join identity.consent_text t on t.hash = e.text_hash where e.account_id = ${id}`
  assert.equal(event?.['locale'], 'en')
  assert.equal(event?.['purpose'], 'terms')
  assert.equal(event?.['body'], consentText(words.consent.sentence))
  assert.deepEqual(event?.['text_hash'], sha256(event?.['body']))
})

test('of a hundred parallel wrong tries exactly five are compared', async () => {
  const { user_id, code } = await ask()
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(user_id, wrong(code))))
  const counted = Object.groupBy(answers, answer => answer.body.code as string)
  assert.equal(counted['code_wrong']?.length, 5)
  assert.equal(counted['too_many_tries']?.length, 95)
  const [last] = counted['too_many_tries'] ?? []
  assert.match(last?.body.errors.two_factor_code[0], /Minta kode baru/)
  assert.equal((await verify(user_id, code, { consent: true })).body.code, 'too_many_tries')
})

test('of fifty parallel right tries exactly one gets a token', async () => {
  const { user_id, code } = await ask()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => verify(user_id, code, { consent: true })),
  )
  assert.equal(answers.filter(answer => answer.status === 200).length, 1)
  assert(answers.every(answer => answer.status === 200 || answer.status === 422))
})

test('two codes for one new address, used at once, make one account', async () => {
  const email = newEmail()
  const [first, second] = [await ask(email, 'one'), await ask(email, 'two')]
  const answers = await Promise.all([
    verify(first.user_id, first.code, { consent: true }),
    verify(second.user_id, second.code, { consent: true }),
  ])
  assert.deepEqual(
    answers.map(answer => answer.status),
    [200, 200],
  )
  assert.equal(answers[0]?.body.user.id, answers[1]?.body.user.id)
})

test('a code works after 4:59 and is expired after 5:01, in words', async () => {
  const early = await ask()
  app.clock.move(5 * MINUTE - 1000)
  assert.equal((await verify(early.user_id, early.code, { consent: true })).status, 200)
  const late = await ask()
  app.clock.move(5 * MINUTE + 1000)
  const body = { user_id: late.user_id, two_factor_code: late.code, consent: true }
  const refused = await app.call('verifyCode', { body }, { locale: 'en' })
  assert.equal(refused.status, 422)
  assert.equal(refused.body.errors.two_factor_code[0], 'The OTP you have entered has expired')
})

test('a used code, an unknown attempt and the code of another attempt are all just wrong', async () => {
  const used = await ask()
  await verify(used.user_id, used.code, { consent: true })
  const other = await ask()
  const refused = await Promise.all([
    verify(used.user_id, used.code, { consent: true }),
    verify(randomUUID(), used.code, { consent: true }),
    verify(other.user_id, used.code === other.code ? wrong(used.code) : used.code, { consent: true }),
  ])
  for (const answer of refused) assert.deepEqual(answer.body, refused[0]?.body)
  assert.equal(refused[0]?.body.code, 'code_wrong')
})

test('a code for the team opens no account, and the other way round', async () => {
  const { user_id, code } = await ask()
  const body = { user_id, two_factor_code: code, totp: '000000' }
  assert.equal((await app.call('teamVerify', { body })).body.code, 'code_wrong')
})

test('a new request leaves the old code alive', async () => {
  const email = newEmail()
  const first = await ask(email)
  app.clock.move(MINUTE)
  await ask(email)
  assert.equal((await verify(first.user_id, first.code, { consent: true })).status, 200)
})

test('login and registration answer and send the same, whether the account exists or not', async () => {
  const known = await signIn(app)
  app.clock.move(MINUTE)
  const unknown = newEmail()
  for (const name of ['loginEmail', 'registerEmail'] as const) {
    const answers = []
    for (const email of [known.email, unknown]) {
      const { status, body } = await app.call(name, { body: { email } }, { device: `${name}${email}` })
      const [message] = await inboxOf(app, email)
      answers.push({
        status,
        keys: Object.keys(body),
        expires: body.expires_in,
        again: body.resend_in,
        subject: message?.subject.replace(/\d/g, '0'),
        body: message?.body.replace(/\d{6}/g, '000000'),
      })
    }
    assert.deepEqual(answers[0], answers[1])
    assert.equal(answers[0]?.status, 202)
  }
})

test('the mail begins with the code, says how long, and names no company', async () => {
  const email = newEmail()
  for (const [locale, minutes] of [
    ['id', /5 menit/],
    ['en', /5 minutes/],
  ] as const) {
    await app.call('loginEmail', { body: { email } }, { locale, device: locale })
    const [message] = await inboxOf(app, email)
    assert.match(message?.subject ?? '', /^\d{6} /)
    assert.match(message?.body ?? '', /^\d{6}\n/)
    assert.match(message?.body ?? '', minutes)
    app.clock.move(MINUTE)
  }
})

test('signing out ends the session for good', async () => {
  const { token } = await signIn(app)
  assert.deepEqual((await app.call('logout', {}, { bearer: token })).body, { done: true })
  for (const name of ['me', 'logout'] as const)
    assert.equal((await app.call(name, {}, { bearer: token })).status, 401)
})

test('a session ends after thirty days unused, and after ninety in any case', async () => {
  const idle = await signIn(app)
  app.clock.move(31 * 24 * 60 * MINUTE)
  assert.equal((await app.call('me', {}, { bearer: idle.token })).status, 401)
  const busy = await signIn(app)
  for (let day = 0; day < 89; day += 10) {
    assert.equal((await app.call('me', {}, { bearer: busy.token })).status, 200, `day ${day}`)
    app.clock.move(10 * 24 * 60 * MINUTE)
  }
  assert.equal((await app.call('me', {}, { bearer: busy.token })).status, 401)
})

test('what is kept of an account names neither its address nor its token, nor an hour of a visit', async () => {
  const { email, token, id } = await signIn(app)
  app.clock.move(47 * MINUTE)
  await app.call('me', {}, { bearer: token })
  const rows = await app.db.identity`
    select row_to_json(a)::text as kept from identity.account a where id = ${id}
    union all select row_to_json(s)::text from identity.session s where holder_id = ${id}
    union all select row_to_json(c)::text from identity.challenge c`
  const kept = rows.map(row => row['kept'] as string).join('\n')
  for (const secret of [email, token, Buffer.from(email).toString('hex'), Buffer.from(token).toString('hex')])
    assert(!kept.includes(secret))
  const [session] = await app.db.identity`
    select last_used, idle_until, ends_at from identity.session where holder_id = ${id}`
  assert.match(session?.['last_used'], /^\d{4}-\d\d-\d\d$/)
  for (const end of ['idle_until', 'ends_at'])
    assert.match(String(session?.[end].toISOString()), /T17:00:00\.000Z$/)
})

test('once its day is over, nothing is left of codes and ended sessions', async () => {
  await ask()
  const { id } = await signIn(app)
  app.clock.move(100 * 24 * 60 * MINUTE)
  await app.app.tasks.drain()
  app.clock.move(24 * 60 * MINUTE)
  await app.app.tasks.drain()
  const [left] = await app.db.identity`
    select (select count(*) from identity.challenge) as codes,
      (select count(*) from identity.session where holder_id = ${id}) as sessions`
  assert.deepEqual({ ...left }, { codes: 0, sessions: 0 })
})
