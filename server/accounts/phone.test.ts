import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { codeFor, inboxOf } from '../../tests/support/sign-in.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const MINUTE = 60_000
const newNumber = () => `0812${String(randomInt(100_000_000)).padStart(8, '0')}`
const e164 = (number: string) => `+62${number.slice(1)}`

async function signIn(phone: string, name: 'loginPhone' | 'registerPhone' = 'loginPhone', device = phone) {
  const login = await app.call(name, { body: { phone } }, { device })
  assert.equal(login.status, 202, JSON.stringify(login.body))
  const body = { user_id: login.body.user_id, two_factor_code: await codeFor(app, phone), consent: true }
  return app.call('verifyCode', { body }, { device })
}

test('a code by WhatsApp, with consent, creates an account identified by its number', async () => {
  const number = newNumber()
  const verified = await signIn(number, 'registerPhone')
  assert.equal(verified.status, 200)
  const { user, token } = verified.body
  assert.deepEqual({ ...user, id: '' }, { id: '', email: null, phone_number: e164(number) })
  assert.deepEqual((await app.call('me', {}, { bearer: token })).body.user, user)
})

test('every notation of a number leads to the same account', async () => {
  const number = newNumber()
  const first = await signIn(number)
  const rest = number.slice(1)
  for (const written of [
    `+62 ${rest.slice(0, 3)}-${rest.slice(3)}`,
    `62${rest}`,
    `(0${rest.slice(0, 3)}) ${rest.slice(3)}`,
  ]) {
    const again = await signIn(written, 'loginPhone', written)
    assert.equal(again.body.user.id, first.body.user.id, written)
  }
})

test('the code of a new number without consent leads to a request for it', async () => {
  const number = newNumber()
  const { body } = await app.call('loginPhone', { body: { phone: number } }, { device: number })
  const given = { user_id: body.user_id, two_factor_code: await codeFor(app, number) }
  assert.equal((await app.call('verifyCode', { body: given })).body.code, 'consent_needed')
})

test('a number that is not an Indonesian mobile number is named in the language of the caller', async () => {
  const wrong: [unknown, RegExp, RegExp][] = [
    [undefined, /Wajib diisi/, /fill this in/],
    ['', /Wajib diisi/, /fill this in/],
    ['  ', /Wajib diisi/, /fill this in/],
    [81234567890, /tidak dikenali/, /not recognised/],
    ['0812', /nomor HP yang lengkap/, /complete mobile number/],
    ['0812 3456 7890 / 0813 1234 5678', /satu nomor/, /one number/],
    ['ani@contoh.id', /nomor HP yang lengkap/, /complete mobile number/],
    ['+65 9123 4567', /Baru nomor HP Indonesia/, /Only Indonesian/],
    ['(021) 555-1234', /telepon tetap/, /landline/],
    ['9'.repeat(100_000), /Paling banyak 100/, /At most 100/],
  ]
  for (const [phone, id, en] of wrong)
    for (const name of ['loginPhone', 'registerPhone'] as const)
      for (const [locale, words] of [
        ['id', id],
        ['en', en],
      ] as const) {
        const refused = await app.call(name, { body: { phone } }, { locale })
        assert.equal(refused.status, 422, String(phone).slice(0, 30))
        assert.deepEqual(Object.keys(refused.body.errors), ['phone'])
        assert.match(refused.body.errors.phone[0], words)
      }
})

test('login and registration answer and send the same, whether the number has an account or not', async () => {
  const known = newNumber()
  await signIn(known)
  app.clock.move(MINUTE)
  for (const name of ['loginPhone', 'registerPhone'] as const) {
    const answers = []
    for (const phone of [known, newNumber()]) {
      const { status, body } = await app.call(name, { body: { phone } }, { device: `${name}${phone}` })
      const [message] = await inboxOf(app, phone)
      const words = `${message?.subject} ${message?.body}`.replace(/\d{6}/g, '000000')
      answers.push({
        status,
        keys: Object.keys(body),
        expires: body.expires_in,
        again: body.resend_in,
        words,
      })
    }
    assert.deepEqual(answers[0], answers[1])
    assert.equal(answers[0]?.status, 202)
  }
})

test('a lock screen shows only the code and WhatsApp’s own sentence', async () => {
  const number = newNumber()
  for (const [locale, words] of [
    [
      'id',
      /^\d{6} adalah kode verifikasi Anda\. Demi keamanan, jangan bagikan kode ini\.\n\nKode ini kedaluwarsa dalam 5 menit\.$/,
    ],
    [
      'en',
      /^\d{6} is your verification code\. For your security, do not share this code\.\n\nThis code expires in 5 minutes\.$/,
    ],
  ] as const) {
    await app.call('loginPhone', { body: { phone: number } }, { locale, device: locale })
    const [message] = await inboxOf(app, number)
    assert.match(message?.body ?? '', words)
    app.clock.move(MINUTE)
  }
})

test('a number gets one code a minute per device, five an hour and ten a day', async () => {
  const phone = newNumber()
  const requestCode = (device: string) => app.call('loginPhone', { body: { phone } }, { device })
  assert.equal((await requestCode('one')).status, 202)
  const refused = await requestCode('one')
  assert.equal(refused.status, 429)
  assert.equal(refused.retryAfterSeconds, 60)
  const sent = []
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 8; round += 1) sent.push((await requestCode(`${hour}-${round}`)).status)
    app.clock.move(60 * MINUTE)
  }
  assert.equal(sent.filter(status => status === 202).length, 9)
})

test('an account stores its number encrypted: neither it nor its digits are in the database', async () => {
  const number = newNumber()
  const { body } = await signIn(number)
  const rows = await app.db.identity`
    select row_to_json(a)::text as stored from identity.account a where id = ${body.user.id}
    union all select row_to_json(c)::text from identity.challenge c`
  const stored = rows.map(row => row['stored'] as string).join('\n')
  for (const secret of [number.slice(1), e164(number), Buffer.from(e164(number)).toString('hex')])
    assert(!stored.includes(secret))
  const [column] = await app.db.identity`
    select email_ct, email_idx, phone_idx from identity.account where id = ${body.user.id}`
  assert.equal(column?.['email_ct'], null)
  assert.equal(column?.['phone_idx'].length, 32)
})

test('two codes for one new number, used at the same time, create one account', async () => {
  const phone = newNumber()
  const given = []
  for (const device of ['one', 'two']) {
    const { body } = await app.call('loginPhone', { body: { phone } }, { device: device + phone })
    given.push({ user_id: body.user_id, two_factor_code: await codeFor(app, phone), consent: true })
  }
  const answers = await Promise.all(given.map(body => app.call('verifyCode', { body })))
  assert.deepEqual(
    answers.map(answer => answer.status),
    [200, 200],
  )
  assert.equal(answers[0]?.body.user.id, answers[1]?.body.user.id)
})
