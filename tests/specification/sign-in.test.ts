// Signing in and out in section 7 of the specification.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { codeFor } from '#tests/support/sign-in.ts'
import { clientOf } from './client.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

for (const [call, field, address] of [
  ['register-email', 'email', 'rina@contoh.id'],
  ['login-email', 'email', 'rina@contoh.id'],
  ['register-phone', 'phone', '081234567890'],
  ['login-phone', 'phone', '081234567890'],
] as const)
  test(`${call} sends a code, and 2fa returns token and user; a new account sends its consent`, async () => {
    it.clock.move(3_600_000)
    const client = clientOf(it)
    const answer = await client.post(`/auth/${call}`, { [field]: address, locale: 'id' })
    assert.equal(answer.status, 202, JSON.stringify(answer.body))
    const to = field === 'phone' ? '+6281234567890' : address
    const given = { user_id: answer.body.user_id, two_factor_code: await codeFor(it, to), locale: 'id' }
    const first = await client.post('/auth/2fa', given)
    if (call.startsWith('register'))
      assert.equal(
        first.body.errors?.consent?.[0],
        'Setujui ketentuan dan kebijakan privasi untuk membuat akun.',
      )
    const { status, body } =
      first.status === 200 ? first : await client.post('/auth/2fa', { ...given, consent: true })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.user[field === 'phone' ? 'phone_number' : 'email'], to)
    const signedIn = clientOf(it, { bearer: body.token })
    assert.equal((await signedIn.post('/auth/logout')).status, 200)
    assert.equal((await signedIn.post('/auth/logout')).status, 401)
  })

test('an address that is unknown at the company’s sign-in gets the specification’s message', async () => {
  const given = { email: 'rina@contoh.id', password: 'teh poci dua teko' }
  const { status, body } = await clientOf(it, { locale: 'en' }).post('/co/auth/login', given)
  assert.deepEqual([status, body.message], [422, 'User not found or incorrect password'])
})
