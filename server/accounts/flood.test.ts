// Floods of requests: their cost for the site, and their effect on one person.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Log } from '#server/platform/log.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { whatsAppServer, type WhatsAppServer } from '../../tests/support/whatsapp-server.ts'

const SECOND = 1_000
const PER_MINUTE = 30
const PER_DAY = 400

const numberOf = (index: number) => `0812${String(10_000_000 + index)}`
const requestCode = (app: TestApp, phone: string, device: string, address = device) =>
  app.call('loginPhone', { body: { phone } }, { device, address })

test('ten thousand requests for two thousand numbers stay within the budget, and a known device still gets a code', async t => {
  const alarms: number[] = []
  const { app, provider } = await open(t, {
    info: event => void (event === 'whatsapp budget used up' && alarms.push(app.clock.now().getTime())),
    error: () => {},
  })
  const owner = numberOf(5_000)
  await signInByWhatsApp(app, provider, owner, "owner's phone")
  app.clock.move(60 * SECOND)
  const before = provider.requests.length
  const answers = { sent: 0, budget: 0, other: 0 }
  const minutes: number[] = []
  // Two hours, each request from its own device and network, so that no other limit applies.
  for (let round = 0; round < 10_000; round += 1) {
    const { status, body, retryAfterSeconds } = await requestCode(app, numberOf(round % 2_000), `d${round}`)
    if (status === 202) answers.sent += 1
    else if (body.code === 'whatsapp_busy') answers.budget += 1
    else answers.other += 1
    if (status === 429) assert.ok(retryAfterSeconds! > 0)
    const minute = Math.floor((round * 720) / 60_000)
    minutes[minute] = (minutes[minute] ?? 0) + (status === 202 ? 1 : 0)
    app.clock.move(720)
    if (round % 500 === 0) await app.app.tasks.drain()
  }
  await app.app.tasks.drain()
  const sent = provider.requests.length - before
  assert.ok(sent <= PER_DAY, `${sent} messages`)
  assert.ok(answers.sent <= PER_DAY && answers.sent >= PER_DAY * 0.9, JSON.stringify(answers))
  assert.equal(answers.sent + answers.budget, 10_000, JSON.stringify(answers))
  assert.ok(Math.max(...minutes) <= PER_MINUTE, `${Math.max(...minutes)} in a minute`)
  assert.ok(alarms.length > 1, 'the log says that the budget is used up')
  for (const [at, alarm] of alarms.entries())
    assert.ok(at === 0 || alarm - alarms[at - 1]! >= 600 * SECOND, 'once in ten minutes at most')
  const stranger = await requestCode(app, owner, 'a stranger')
  assert.equal(stranger.body.code, 'whatsapp_busy')
  assert.match(stranger.body.message, /Pakai email/)
  const known = await requestCode(app, owner, "owner's phone")
  assert.equal(known.status, 202)
  await app.app.tasks.drain()
  assert.equal(provider.requests.at(-1)?.body.to, `62${owner.slice(1)}`)
  assert.equal((await app.call('loginEmail', { body: { email: 'ani@contoh.id' } })).status, 202)
})

test('the budget of a minute is available again in the next', async t => {
  const { app } = await open(t)
  const statuses = async (from: number) => {
    const all = []
    for (let index = from; index < from + 50; index += 1)
      all.push((await requestCode(app, numberOf(index), `d${index}`)).status)
    return all.filter(status => status === 202).length
  }
  assert.equal(await statuses(0), PER_MINUTE)
  assert.equal(await statuses(100), 0)
  app.clock.move(60 * SECOND)
  assert.equal(await statuses(200), PER_MINUTE)
})

test('requests refused by another limit use up none of the budget', async t => {
  const { app } = await open(t)
  for (let round = 0; round < 200; round += 1) await requestCode(app, numberOf(1), 'greedy')
  let sent = 0
  for (let index = 0; index < 50; index += 1)
    sent += Number((await requestCode(app, numberOf(index + 10), `d${index}`)).status === 202)
  assert.equal(sent, PER_MINUTE - 1)
})

test('a thousand requests of one network send five mails to one address and five messages to one number', async t => {
  const app = await testApp()
  t.after(app.close)
  for (let round = 0; round < 1_000; round += 1) {
    const as = { device: `d${round}`, address: '203.0.113.9' }
    if (round % 2) await app.call('loginEmail', { body: { email: 'ani@contoh.id' } }, as)
    else await app.call('registerPhone', { body: { phone: '0812-3456-7890' } }, as)
    app.clock.move(SECOND)
    if (round % 100 === 0) await app.app.tasks.drain()
  }
  await app.app.tasks.drain()
  const rows = await app.db.identity<{ address: string; count: number }[]>`
    select address, count(*)::int as count from identity.inbox_message group by address order by address`
  assert.deepEqual(
    rows.map(row => ({ ...row })),
    [
      { address: '+6281234567890', count: 5 },
      { address: 'ani@contoh.id', count: 5 },
    ],
  )
})

async function open(t: TestContext, log?: Log): Promise<{ app: TestApp; provider: WhatsAppServer }> {
  const provider = await whatsAppServer()
  t.after(provider.close)
  const env = { ...provider.env, WHATSAPP_PER_MINUTE: String(PER_MINUTE), WHATSAPP_PER_DAY: String(PER_DAY) }
  const app = await testApp({ env, ...(log && { log }) })
  t.after(app.close)
  return { app, provider }
}

async function signInByWhatsApp(app: TestApp, provider: WhatsAppServer, phone: string, device: string) {
  const login = await requestCode(app, phone, device)
  await app.app.tasks.drain()
  const two_factor_code = provider.requests.at(-1)?.body.template.components[0].parameters[0].text
  const body = { user_id: login.body.user_id, two_factor_code, consent: true }
  assert.equal((await app.call('verifyCode', { body }, { device })).status, 200)
}
