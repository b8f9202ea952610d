// Counts are shared by the whole installation, however many programs serve it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { codeFor, signIn, signInStaff } from '#tests/support/sign-in.ts'

let one: TestApp
let two: TestApp
before(async () => {
  one = await testApp()
  two = await testApp({ db: { ...one.db, close: async () => {} }, secrets: one.secrets })
})
after(async () => {
  await two.close()
  await one.close()
})

const newEmail = () => `${randomUUID()}@contoh.id`
const requestCode = (app: TestApp, email: string, call: 'loginEmail' | 'teamLogin' = 'loginEmail') =>
  app.call(call, { body: { email } }, { device: randomUUID(), address: randomUUID() })
const either = (round: number) => (round % 2 ? one : two)
const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000')

test('of ten parallel wrong codes in two programs five are compared, and then the right one is too late', async () => {
  const email = newEmail()
  const { user_id } = (await requestCode(one, email)).body
  const right = await codeFor(one, email)
  const body = { user_id, two_factor_code: wrongOf(right) }
  const tried = await Promise.all(
    Array.from({ length: 10 }, (_, round) => either(round).call('verifyCode', { body })),
  )
  const codes = tried.map(answer => answer.body.code)
  assert.equal(codes.filter(code => code === 'code_wrong').length, 4)
  assert.equal(codes.filter(code => code === 'too_many_tries').length, 6)
  const [row] = await one.db.identity`select tries from identity.challenge where id = ${user_id as string}`
  assert.equal(row?.['tries'], 5)
  const late = await two.call('verifyCode', { body: { user_id, two_factor_code: right } })
  assert.equal(late.body.code, 'too_many_tries')
})

for (const call of ['loginEmail', 'teamLogin'] as const)
  test(`an address gets five codes an hour, in total over all programs: ${call}`, async () => {
    const email = newEmail()
    const statuses = []
    for (let round = 0; round < 10; round += 1)
      statuses.push((await requestCode(either(round), email, call)).status)
    assert.equal(statuses.filter(status => status === 202).length, 5)
  })

test('wrong codes for a staff address are counted over both programs', async () => {
  const { email } = await signInStaff(one)
  for (let round = 0; round < 4; round += 1) {
    const { user_id } = (await requestCode(either(round), email, 'teamLogin')).body
    const body = { user_id, two_factor_code: wrongOf(await codeFor(one, email)), totp: '000000' }
    for (let guess = 0; guess < 5; guess += 1) await either(guess).call('teamVerify', { body })
    for (const app of [one, two]) app.clock.move(1_000)
  }
  for (const app of [one, two]) app.clock.move(2 * 3600_000)
  assert.equal((await requestCode(one, email, 'teamLogin')).status, 429)
  assert.equal((await requestCode(two, email, 'teamLogin')).status, 429)
})

test('a device can send ten reports an hour, in total over both programs', async () => {
  const reports = []
  for (let round = 0; round < 20; round += 1) {
    const report = { params: { id: randomUUID() }, body: { guideline: 1 } }
    reports.push((await either(round).call('reportReview', report, { device: 'reporter' })).status)
  }
  assert.equal(reports.filter(status => status !== 429).length, 10)
})
test('strangers who use up a network’s limits do not lock out a device that has signed in before', async () => {
  const { email } = await signIn(one, newEmail(), { device: "owner's phone" })
  one.clock.move(60_000)
  let refused = 0
  for (let host = 0; refused < 5; host += 1) {
    const as = { device: randomUUID(), address: `2001:db8:5:6::${host.toString(16)}` }
    refused += Number((await one.call('loginEmail', { body: { email: newEmail() } }, as)).status === 429)
    assert.ok(host < 700, 'a network is one, however many addresses it has')
  }
  const as = { device: "owner's phone", address: '2001:db8:5:6::1' }
  assert.equal((await one.call('loginEmail', { body: { email } }, as)).status, 202)
})
