import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { consentText } from '#shared/rules/consent-text.ts'
import { accounts as words } from '#shared/messages/en/accounts/accounts.ts'
import { dayOf } from '#server/platform/clock.ts'
import { open, sha256 } from '#server/platform/crypto.ts'
import { consentContext } from './consent.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { codeFor, inboxOf, signIn } from '../../tests/support/sign-in.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const MINUTE = 60_000
const newEmail = () => `${randomUUID()}@contoh.id`

async function requestCode(email = newEmail(), device = email) {
  const { body, status } = await app.call('loginEmail', { body: { email } }, { device })
  assert.equal(status, 202, JSON.stringify(body))
  return { email, device, user_id: body.user_id as string, code: await codeFor(app, email) }
}

const verify = (user_id: string, two_factor_code: string, more: object = {}) =>
  app.call('verifyCode', { body: { user_id, two_factor_code, ...more } })

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code by mail, with consent, creates an account and a valid token', async () => {
  const { email, user_id, code } = await requestCode()
  const verified = await verify(user_id, code, { consent: true })
  assert.equal(verified.status, 200)
  assert.equal(verified.body.user.email, email)
  const me = await app.call('me', {}, { bearer: verified.body.token })
  assert.deepEqual(me.body.user, verified.body.user)
})

test('the second sign-in finds the same account and asks for no consent', async () => {
  const first = await signIn(app)
  const { user_id, code } = await requestCode(first.email, 'elsewhere')
  const second = await verify(user_id, code)
  assert.equal(second.body.user.id, first.id)
  assert.notEqual(second.body.token, first.token)
})

test('an address is the same in capitals and with spaces around it', async () => {
  const first = await signIn(app)
  const attempt = await app.call(
    'loginEmail',
    { body: { email: `  ${first.email.toUpperCase()} ` } },
    { device: 'capitals' },
  )
  const second = await verify(attempt.body.user_id, await codeFor(app, first.email))
  assert.equal(second.body.user.id, first.id)
})

test('an address is the same with the characters that pasting may add', async () => {
  const email = `o'ani${randomUUID()}@contoh.id`
  const pasted = `mailto:${email.replace("'", '’')}\u200b.`
  assert.equal((await app.call('loginEmail', { body: { email: pasted } }, { device: email })).status, 202)
  assert.equal((await inboxOf(app, email)).length, 1)
})

test('a right code for a new address without consent leads to a request for it, and uses up neither the code nor a try', async () => {
  const { user_id, code } = await requestCode()
  for (let round = 0; round < 8; round += 1) {
    const attempt = await verify(user_id, code, round % 2 ? { consent: false } : {})
    assert.equal(attempt.status, 422)
    assert.equal(attempt.body.code, 'consent_needed')
    assert.match(attempt.body.errors.consent[0], /Setujui/)
  }
  assert.equal((await verify(user_id, code, { consent: true })).status, 200)
})

/** The stored consent, encrypted, and decrypted with the program's key. */
async function consentsOf(
  id: string,
): Promise<{ text: string; locale: string; day: string; body: string }[]> {
  const events = await app.db.identity<{ id: string; sealed: Buffer }[]>`
    select id, sealed from identity.consent_event where account_id = ${id}`
  return Promise.all(
    events.map(async event => {
      const consent = JSON.parse(open(app.secrets.field, event.sealed, consentContext(event.id)))
      const [row] = await app.db.identity`
        select body from identity.consent_text where hash = ${Buffer.from(consent.text, 'hex')}`
      return { ...consent, body: row?.['body'] }
    }),
  )
}

test('consent is stored encrypted, as an event that refers to the exact text shown', async () => {
  const { id } = await signIn(app, newEmail(), { locale: 'en' })
  const [event] = await consentsOf(id)
  assert.deepEqual([event?.locale, event?.day], ['en', dayOf(app.clock.now())])
  assert.equal(event?.body, consentText(words.consent.sentence))
  assert.equal(event?.text, sha256(String(event?.body)).toString('hex'))
})

test('of a hundred parallel wrong tries five are compared, and the fifth says that the attempt has ended', async () => {
  const { user_id, code } = await requestCode()
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(user_id, wrong(code))))
  const counted = Object.groupBy(answers, answer => answer.body.code as string)
  assert.equal(counted['code_wrong']?.length, 4)
  assert.equal(counted['too_many_tries']?.length, 96)
  const [last] = counted['too_many_tries'] ?? []
  assert.match(last?.body.errors.two_factor_code[0], /Minta kode baru/)
  assert.equal((await verify(user_id, code, { consent: true })).body.code, 'too_many_tries')
})

test('of fifty parallel right tries exactly one gets a token', async () => {
  const { user_id, code } = await requestCode()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => verify(user_id, code, { consent: true })),
  )
  assert.equal(answers.filter(answer => answer.status === 200).length, 1)
  const others = answers.filter(answer => answer.status !== 200)
  assert(
    others.every(answer => answer.body.code === 'code_wrong'),
    'a right code is never one too many',
  )
})

test('a right code is accepted, also after repeated requests and many wrong codes of the same network', async () => {
  const address = '198.51.100.7'
  const tryAt = (user_id: string, two_factor_code: string, more: object = {}) =>
    app.call('verifyCode', { body: { user_id, two_factor_code, ...more } }, { address })
  for (let round = 0; round < 3000; round += 1) await tryAt(randomUUID(), '000000')
  assert.equal((await tryAt(randomUUID(), '000000')).status, 429)
  const { user_id, code } = await requestCode()
  for (let round = 0; round < 4; round += 1) await tryAt(user_id, wrong(code))
  const unconsenting = await Promise.all(Array.from({ length: 20 }, () => tryAt(user_id, code)))
  assert(unconsenting.every(answer => answer.body.code === 'consent_needed'))
  assert.equal((await tryAt(user_id, code, { consent: true })).status, 200)
})

test('of ten wrong codes in two programs on one database five are compared', async () => {
  const other = await testApp({ db: app.db, secrets: app.secrets })
  const { user_id, code } = await requestCode()
  const body = { user_id, two_factor_code: wrong(code) }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? other : app).call('verifyCode', { body })),
  )
  assert.equal(answers.filter(answer => answer.body.code === 'code_wrong').length, 4)
  const [challenge] = await app.db.identity`select tries from identity.challenge where id = ${user_id}`
  assert.equal(challenge?.['tries'], 5)
})

test('consent may come with the registration, and then the code alone creates the account', async () => {
  const email = newEmail()
  const register = { body: { email, consent: true } }
  const attempt = await app.call('registerEmail', register, { device: email, locale: 'en' })
  const two_factor_code = await codeFor(app, email)
  const body = { user_id: attempt.body.user_id, two_factor_code }
  const verified = await app.call('verifyCode', { body }, { locale: 'id' })
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  const events = await consentsOf(verified.body.user.id)
  assert.deepEqual(
    events.map(({ locale }) => locale),
    ['en'],
    'what was agreed to is the text as it was read',
  )
  const refused = await app.call('loginEmail', { body: { email: newEmail(), consent: true } })
  assert.deepEqual(Object.keys(refused.body.errors), ['consent'])
})

test('two codes for one new address, used at the same time, create one account', async () => {
  const email = newEmail()
  const [first, second] = [await requestCode(email, 'one'), await requestCode(email, 'two')]
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

test('a code works after 4:59 and has expired after 5:01, and the answer says so', async () => {
  const early = await requestCode()
  app.clock.move(5 * MINUTE - 1000)
  assert.equal((await verify(early.user_id, early.code, { consent: true })).status, 200)
  const late = await requestCode()
  app.clock.move(5 * MINUTE + 1000)
  const body = { user_id: late.user_id, two_factor_code: late.code, consent: true }
  const refused = await app.call('verifyCode', { body }, { locale: 'en' })
  assert.equal(refused.status, 422)
  assert.equal(refused.body.errors.two_factor_code[0], 'The OTP you have entered has expired')
})

test('a used code, an unknown attempt and the code of another attempt give the same answer as a wrong code', async () => {
  const used = await requestCode()
  await verify(used.user_id, used.code, { consent: true })
  const other = await requestCode()
  const refused = await Promise.all([
    verify(used.user_id, used.code, { consent: true }),
    verify(randomUUID(), used.code, { consent: true }),
    verify(other.user_id, used.code === other.code ? wrong(used.code) : used.code, { consent: true }),
  ])
  for (const answer of refused) assert.deepEqual(answer.body, refused[0]?.body)
  assert.equal(refused[0]?.body.code, 'code_wrong')
})

test('a code for the team opens no account, and an account’s code does not open the team’s desk', async () => {
  const { user_id, code } = await requestCode()
  const body = { user_id, two_factor_code: code, totp: '000000' }
  assert.equal((await app.call('teamVerify', { body })).body.code, 'code_wrong')
})

test('a new request does not invalidate the earlier code', async () => {
  const email = newEmail()
  const first = await requestCode(email)
  app.clock.move(MINUTE)
  await requestCode(email)
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

test('the mail begins with the code, says how long it works, and names no company', async () => {
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

test('a session ends after thirty days without use, and after ninety in any case', async () => {
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

test('stored account data contains neither address nor token, and no date of a visit more precise than a month', async () => {
  const { email, token, id } = await signIn(app)
  app.clock.move(47 * MINUTE)
  await app.call('me', {}, { bearer: token })
  const rows = await app.db.identity`
    select row_to_json(a)::text as stored from identity.account a where id = ${id}
    union all select row_to_json(s)::text from identity.session s where holder_id = ${id}
    union all select row_to_json(e)::text from identity.consent_event e where account_id = ${id}
    union all select row_to_json(d)::text from identity.signed_in_before d
    union all select row_to_json(c)::text from identity.challenge c where expires_at < ${app.clock.now()}`
  const stored = rows.map(row => row['stored'] as string).join('\n')
  for (const secret of [email, token, Buffer.from(email).toString('hex'), Buffer.from(token).toString('hex')])
    assert(!stored.includes(secret))
  for (const [day] of stored.matchAll(/\d{4}-\d\d-\d\d/g)) assert.match(day, /-01$/)
})

test('a new account stores its address, encrypted and hashed, and its month, as the privacy page lists', async () => {
  const { id } = await signIn(app)
  const [account] = await app.db.identity`select * from identity.account where id = ${id}`
  const filled = Object.entries(account ?? {}).filter(
    ([, value]) => value !== null && value !== 0 && value !== false,
  )
  assert.deepEqual(filled.map(([column]) => column).toSorted(), [
    'created_month',
    'email_ct',
    'email_idx',
    'id',
  ])
})

const nights = async (count: number) => {
  for (let night = 0; night < count; night += 1) {
    app.clock.move(24 * 60 * MINUTE)
    await app.app.tasks.drain()
  }
}

test('a finished sign-in leaves nothing behind, and any other is erased an hour after its code expired', async () => {
  app.clock.set('2027-03-01T21:10:00+07:00')
  await app.app.tasks.drain()
  const { email, user_id, code } = await requestCode()
  const challenges = async () =>
    app.db.identity`select row_to_json(c)::text as row from identity.challenge c where id = ${user_id}`
  const [row] = await challenges()
  for (const secret of [email, Buffer.from(email).toString('hex'), code])
    assert.ok(!row?.['row'].includes(secret))
  app.clock.set('2027-03-01T22:00:00+07:00')
  await app.app.tasks.drain()
  assert.equal((await challenges()).length, 1)
  app.clock.set('2027-03-01T23:00:00+07:00')
  await app.app.tasks.drain()
  assert.deepEqual([...(await challenges())], [])
  const finished = await requestCode()
  assert.equal((await verify(finished.user_id, finished.code, { consent: true })).status, 200)
  const left = await app.db.identity`select 1 from identity.challenge where id = ${finished.user_id}`
  assert.equal(left.length, 0)
})

test('a browser that signed in is remembered for months, and forgotten within half a year', async () => {
  const { email } = await signIn(app, newEmail(), { device: 'once here' })
  const [known] = await app.db.identity<{ mark: Buffer }[]>`
    select mark from identity.signed_in_before order by seen_on desc limit 1`
  const marks = async () =>
    (await app.db.identity`select 1 from identity.signed_in_before where mark = ${known?.mark ?? ''}`).length
  assert.ok(email)
  app.clock.move(140 * 24 * 60 * MINUTE)
  await nights(1)
  assert.equal(await marks(), 1)
  await nights(43)
  assert.equal(await marks(), 0)
})

test('codes and ended sessions are erased after their last day', async () => {
  await requestCode()
  const { id } = await signIn(app)
  app.clock.move(125 * 24 * 60 * MINUTE)
  await app.app.tasks.drain()
  app.clock.move(24 * 60 * MINUTE)
  await app.app.tasks.drain()
  const [left] = await app.db.identity`
    select (select count(*) from identity.challenge) as codes,
      (select count(*) from identity.session where holder_id = ${id}) as sessions`
  assert.deepEqual({ ...left }, { codes: 0, sessions: 0 })
})
