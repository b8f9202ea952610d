import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { codeFor, signIn } from '../../tests/support/sign-in.ts'

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const MINUTE = 60_000
const newEmail = () => `${randomUUID()}@contoh.id`
const requestCode = (email: string, device = randomUUID() as string, address = randomUUID() as string) =>
  app.call('loginEmail', { body: { email } }, { device, address })

test('a device that requests a code again for the same address must wait sixty seconds, and the answer says how long', async () => {
  const email = newEmail()
  assert.equal((await requestCode(email, 'phone')).status, 202)
  app.clock.move(20_000)
  const refused = await requestCode(email, 'phone')
  assert.equal(refused.status, 429)
  assert.equal(refused.retryAfterSeconds, 40)
  assert.match(refused.body.message, /Tunggu/)
  app.clock.move(40_000)
  assert.equal((await requestCode(email, 'phone')).status, 202)
})

test('registration and login share the limit, and so do capital and small letters of an address', async () => {
  const email = newEmail()
  assert.equal((await requestCode(email, 'shared')).status, 202)
  const body = { email: email.toUpperCase() }
  assert.equal((await app.call('registerEmail', { body }, { device: 'shared' })).status, 429)
})

test('an address gets five codes an hour and ten a day, from any number of devices', async () => {
  const email = newEmail()
  const sent = []
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 8; round += 1) sent.push((await requestCode(email)).status)
    app.clock.move(60 * MINUTE)
  }
  assert.equal(sent.filter(status => status === 202).length, 10)
  assert.equal(sent.slice(0, 8).filter(status => status === 202).length, 5)
  app.clock.move(24 * 60 * MINUTE)
  assert.equal((await requestCode(email)).status, 202)
})

test('a device may request codes for few addresses, a network for many', async () => {
  const device = []
  for (let round = 0; round < 15; round += 1) device.push((await requestCode(newEmail(), 'greedy')).status)
  assert.equal(device.filter(status => status === 202).length, 10)
  for (let round = 0; round < 100; round += 1)
    assert.equal((await requestCode(newEmail(), undefined, '203.0.113.5')).status, 202)
})

test('a stranger who requests codes and guesses for an hour does not lock the owner out', async () => {
  const { email } = await signIn(app, newEmail(), { device: "owner's phone" })
  app.clock.move(MINUTE)
  for (let minute = 0; minute < 60; minute += 5) {
    const login = await requestCode(email)
    for (let guess = 0; guess < 6 && login.status === 202; guess += 1) {
      const body = { user_id: login.body.user_id, two_factor_code: '000000' }
      await app.call('verifyCode', { body })
    }
    app.clock.move(5 * MINUTE)
  }
  assert.equal((await requestCode(email, "owner's phone")).status, 202)
})

test('while strangers request codes without end, the owner signs in on a known device within two tries', async () => {
  const { email } = await signIn(app, newEmail(), { device: "the owner's phone" })
  app.clock.move(MINUTE)
  const strangers = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 10) {
      const login = await requestCode(email)
      const body = { user_id: login.body.user_id ?? randomUUID(), two_factor_code: '000000' }
      await app.call('verifyCode', { body })
      app.clock.move(10_000)
    }
  }
  const device = "the owner's phone"
  for (let turn = 0; turn < 3; turn += 1) {
    await strangers(18 * 60)
    const login = await requestCode(email, device)
    assert.equal(login.status, 202)
    const two_factor_code = await codeFor(app, email)
    await strangers(2 * 60)
    const body = { user_id: login.body.user_id, two_factor_code }
    const verified = await app.call('verifyCode', { body }, { device })
    assert.equal(verified.status, 200, 'no later request makes the code worth nothing')
  }
})

test('after twenty wrong codes for an address, devices that never signed in there must wait', async () => {
  const email = newEmail()
  for (let round = 0; round < 4; round += 1) {
    const login = await requestCode(email)
    const right = await codeFor(app, email)
    const two_factor_code = right === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1)
      await app.call('verifyCode', { body: { user_id: login.body.user_id, two_factor_code } })
  }
  app.clock.move(2 * 60 * MINUTE)
  const refused = await requestCode(email)
  assert.equal(refused.status, 429)
  assert(refused.retryAfterSeconds! > 3600)
})

test('a browser without a device name is limited by its network address, and nothing about it is stored', async () => {
  const email = newEmail()
  const as = { device: undefined, address: '203.0.113.77' }
  const login = await app.call('loginEmail', { body: { email } }, as)
  const two_factor_code = await codeFor(app, email)
  const body = { user_id: login.body.user_id, two_factor_code, consent: true }
  const [before] = await app.db.identity`select count(*)::int as n from identity.signed_in_before`
  const verified = await app.call('verifyCode', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  const [after] = await app.db.identity`select count(*)::int as n from identity.signed_in_before`
  assert.deepEqual(after, before)
  assert.equal((await app.call('me', {}, { bearer: verified.body.token })).status, 200)
  const again = []
  for (let round = 0; round < 10; round += 1)
    again.push((await app.call('loginEmail', { body: { email: newEmail() } }, as)).status)
  assert.equal(again.filter(status => status === 202).length, 9)
})

test('stored device marks identify nobody: two accounts on one browser have unrelated marks', async () => {
  const newApp = await testApp()
  const [one, two] = [await signIn(newApp, newEmail(), { device: 'shared' }), newEmail()]
  await signIn(newApp, two, { device: 'shared' })
  const rows = await newApp.db.identity`
    select m.mark, a.email_idx from identity.signed_in_before m cross join identity.account a`
  assert.ok(one.token)
  assert.equal(new Set(rows.map(row => String(row['mark']))).size, 2)
  assert.ok(rows.every(row => !row['mark'].equals(row['email_idx'])))
  await newApp.close()
})
