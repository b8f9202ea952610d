import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const HUGE = 'a'.repeat(1_000_000)
const BAD_EMAILS = [
  undefined,
  null,
  '',
  5,
  true,
  [],
  {},
  'nobody',
  'a@b',
  `${HUGE}@contoh.id`,
  'a\0@contoh.id',
]
const BAD_CODES = [
  undefined,
  null,
  '',
  123456,
  [],
  {},
  '12345',
  '1234567',
  '12345a',
  HUGE,
  '12345\0',
  '１２３４５６',
]
const BAD_IDS = [undefined, null, '', 7, [], 'x', HUGE, '\ud800', "' or 1=1 --"]

const verifyBody = { user_id: randomUUID(), two_factor_code: '123456' }

async function assertNamed(name: EndpointName, body: unknown, field: string): Promise<void> {
  for (const [locale, word] of [
    ['id', /perlu diperbaiki/],
    ['en', /need your attention/],
  ] as const) {
    const answer = await app.call(name, { body }, { locale })
    const shown = JSON.stringify(body)?.slice(0, 80)
    assert.equal(answer.status, 422, shown)
    assert.match(answer.body.message, word, shown)
    assert.deepEqual(Object.keys(answer.body.errors), [field], shown)
    assert.equal(typeof answer.body.errors[field][0], 'string')
  }
}

test('an invalid address is named in the language of the caller', async () => {
  for (const name of ['loginEmail', 'registerEmail', 'teamLogin'] as const)
    for (const email of BAD_EMAILS) await assertNamed(name, { email }, 'email')
})

test('an invalid code is named', async () => {
  for (const two_factor_code of BAD_CODES)
    await assertNamed('verifyCode', { ...verifyBody, two_factor_code }, 'two_factor_code')
  for (const totp of BAD_CODES) await assertNamed('teamVerify', { ...verifyBody, totp }, 'totp')
})

test('an invalid attempt id is named', async () => {
  for (const user_id of BAD_IDS) {
    await assertNamed('verifyCode', { ...verifyBody, user_id }, 'user_id')
    await assertNamed('teamVerify', { ...verifyBody, totp: '123456', user_id }, 'user_id')
  }
})

test('unknown fields, unknown languages and invalid consents are named', async () => {
  const email = 'ani@contoh.id'
  await assertNamed('loginEmail', { email, admin: true }, 'admin')
  await assertNamed('loginEmail', { email, constructor: 1 }, 'constructor')
  await assertNamed('loginEmail', { email, locale: 'fr' }, 'locale')
  for (const consent of ['maybe', 2, [], {}])
    await assertNamed('verifyCode', { ...verifyBody, consent }, 'consent')
  await assertNamed('verifyCode', { ...verifyBody, role: 'administrator' }, 'role')
})

test('a body that is not an object is refused', async () => {
  for (const body of [[], 'text', 5, true])
    for (const name of ['loginEmail', 'verifyCode', 'teamLogin', 'teamVerify'] as const)
      assert.equal((await app.call(name, { body })).status, 422)
})

test('a broken, deeply nested or prototype-polluting HTTP request is refused, never answered with 500', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  const bodies = [
    '{',
    '"\\ud800"',
    deep,
    `{"email":${deep}}`,
    '{"__proto__":{"email":"a@contoh.id"}}',
    '{"email":"a@contoh.id","__proto__":{"x":1}}',
    '{"email":"\\u0000@contoh.id"}',
    '{"email":"a@contoh.id\\r\\nBcc: b@contoh.id"}',
  ]
  for (const payload of bodies)
    for (const url of [
      '/api/auth/login-email',
      '/api/auth/2fa',
      '/api/team/auth/login',
      '/api/team/auth/2fa',
    ]) {
      const headers = { 'content-type': 'application/json' }
      const { statusCode, body } = await app.app.http.inject({ method: 'POST', url, headers, payload })
      assert.equal(statusCode, 422, `${url} ${payload.slice(0, 60)} ${body.slice(0, 200)}`)
    }
})

test('an invalid or unknown bearer is answered with a plain 401', async () => {
  for (const bearer of [undefined, '', 'x', HUGE, randomUUID(), '../..', '\0'])
    for (const name of ['me', 'logout', 'teamLogout'] as const) {
      const answer = await app.call(name, {}, bearer === undefined ? {} : { bearer })
      assert.equal(answer.status, 401)
      assert.equal(answer.body.code, 'unauthenticated')
    }
})
