// The order in which codes are sent during a flood of requests, with a real SMTP server.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { seedStaff } from '#server/accounts/seed.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'

let server: MailServer
let app: TestApp
before(async () => {
  server = await mailServer()
  app = await testApp({ env: { SMTP_URL: server.url, STRANGERS_PER_MINUTE: '60' } })
})
after(async () => {
  await app.close()
  server.close()
})
beforeEach(async () => {
  app.clock.move(24 * 3600_000)
  await app.app.tasks.drain()
  Object.assign(server, { receivers: [], mails: [] })
})

const newEmail = (host = `${randomUUID()}.example`) => `${randomUUID()}@${host}`
const requestCode = (
  email: string,
  as: { address?: string; device?: string } = {},
  call: 'loginEmail' | 'teamLogin' = 'loginEmail',
) => app.call(call, { body: { email } }, { device: randomUUID(), address: randomUUID(), ...as })
const codeIn = (mail: string | undefined) =>
  /^Subject: .*?(\d{6})/m.exec(mail ?? '')?.[1] ?? assert.fail('no code')

async function flood(requests: number, addressOf: (at: number) => string): Promise<void> {
  for (let at = 0; at < requests; at += 1) await requestCode(newEmail(), { address: addressOf(at) })
}
/** Sends queued mails for a number of seconds of the budget's minute, in tens. */
async function send(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 10) {
    await app.app.tasks.drain()
    app.clock.move(10_000)
  }
}
async function account(device: string): Promise<string> {
  const email = newEmail()
  const { user_id } = (await requestCode(email, { device })).body
  await app.app.tasks.drain()
  const body = { user_id, two_factor_code: codeIn(server.mails.at(-1)), consent: true }
  assert.equal((await app.call('verifyCode', { body }, { device })).status, 200)
  app.clock.move(3600_000)
  Object.assign(server, { receivers: [], mails: [] })
  return email
}

test('while one network requests hundreds of codes, the team, a known device and a known address get theirs at once', async () => {
  const known = await account('known device')
  const otherDevice = await account('another device')
  const { email: staff = '' } = (await seedStaff(app, app.clock))[0] ?? {}
  await flood(150, at => `2001:db8:1:${at.toString(16)}::1`)
  await requestCode(otherDevice)
  await requestCode(known, { device: 'known device' })
  await requestCode(staff, {}, 'teamLogin')
  await send(10)
  const first = server.receivers.slice(0, 13)
  for (const address of [known, otherDevice, staff]) assert.ok(first.includes(address), address)
  assert.ok(server.receivers.length <= 13, 'strangers have a budget')
})

test('a stranger from another network has the next turn, from whichever addresses of its network the flood came', async () => {
  await flood(100, at => `2001:db8:2:${at.toString(16)}::1`)
  const stranger = newEmail()
  await requestCode(stranger)
  await send(10)
  assert.ok(server.receivers.includes(stranger))
})

test('during a flood to one mail host from everywhere, other hosts have their turn', async () => {
  for (let at = 0; at < 120; at += 1) await requestCode(newEmail('besar.example'))
  const stranger = newEmail('kecil.example')
  await requestCode(stranger)
  await send(30)
  assert.ok(server.receivers.includes(stranger))
})

test('a mail that has waited until its code expired is dropped and costs no turn', async () => {
  await flood(200, at => `2001:db8:3:${at.toString(16)}::1`)
  app.clock.move(300_000)
  const late = newEmail()
  await requestCode(late)
  await app.app.tasks.drain()
  assert.deepEqual(server.receivers, [late])
  const left = await app.db.identity`
    select 1 from identity.task where kind = 'deliver' and done_at is null union all select 1 from identity.message`
  assert.equal(left.length, 0)
})

test('requesting a code reveals nothing about the existence of an account, however full the queue is', async () => {
  const known = await account('a device')
  await flood(100, at => `2001:db8:4:${at.toString(16)}::1`)
  const [one, two] = [await requestCode(known), await requestCode(newEmail())]
  assert.deepEqual([one.status, Object.keys(one.body)], [two.status, Object.keys(two.body)])
})
