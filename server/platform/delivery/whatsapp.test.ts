import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, test, type TestContext } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import {
  accept,
  acceptAndDrop,
  hang,
  refuse,
  whatsAppServer,
  type WhatsAppServer,
} from '#tests/support/whatsapp-server.ts'
import type { DeliveryError } from './delivery.ts'
import { createWhatsApp } from './whatsapp.ts'

const MINUTE = 60_000

let shared: { app: TestApp; provider: WhatsAppServer }
before(async () => {
  const provider = await whatsAppServer()
  shared = { provider, app: await testApp({ env: provider.env }) }
})
after(async () => {
  await shared.app.close()
  shared.provider.close()
})

test('the provider gets an authentication template with the code and a button that copies it', async () => {
  const { app, provider } = await open()
  for (const locale of ['id', 'en'] as const) {
    await requestCode(app, { locale }, '0812-3456-7890')
    app.clock.move(MINUTE)
    await app.app.tasks.drain()
    const { path, headers, body } = provider.requests.at(-1) ?? assert.fail('nothing was asked')
    assert.equal(path, '/v23.0/10595/messages')
    assert.equal(headers.authorization, 'Bearer token-of-ours')
    const { biz_opaque_callback_data, ...message } = body
    const code = message.template.components[0].parameters[0].text
    assert.match(code, /^\d{6}$/)
    assert.match(biz_opaque_callback_data, /^[0-9a-f-]{36}$/)
    const parameters = [{ type: 'text', text: code }]
    assert.deepEqual(message, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '6281234567890',
      type: 'template',
      template: {
        name: 'login_code',
        language: { code: locale },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    })
  }
  assert.equal(await count(app, 'message'), 0)
  assert.equal(await count(app, 'inbox_message'), 0)
})

test('the code that the provider got signs in', async () => {
  const { app, provider } = await open()
  const login = await requestCode(app, {}, '0813-3456-7890')
  await app.app.tasks.drain()
  const two_factor_code = provider.requests[0]?.body.template.components[0].parameters[0].text
  const body = { user_id: login.body.user_id, two_factor_code, consent: true }
  const verified = await app.call('verifyCode', { body })
  assert.equal(verified.body.user.phone_number, '+6281334567890')
})

test('a request is answered at once, however slow the provider is', async () => {
  const { app, provider } = await open()
  provider.act = hang
  assert.equal((await requestCode(app)).status, 202)
  assert.equal(provider.requests.length, 0)
})

test('the program waits as long as the provider demands', async () => {
  const { app, provider } = await open()
  provider.act = refuse(429, 130_429, { 'retry-after': '120' })
  await requestCode(app)
  await app.app.tasks.drain()
  provider.act = accept
  app.clock.move(119_000)
  await app.app.tasks.drain()
  assert.equal(provider.requests.length, 1)
  app.clock.move(1_000)
  await app.app.tasks.drain()
  await app.app.tasks.drain()
  assert.equal(provider.requests.length, 2)
  assert.equal(await count(app, 'message'), 0)
})

for (const [status, code] of [
  [500, 1],
  [503, 131_016],
  [401, 190],
  [400, 132_001],
] as const)
  test(`after ${status} it tries again, and sends once`, async () => {
    const { app, provider } = await open()
    provider.act = refuse(status, code)
    await requestCode(app)
    await app.app.tasks.drain()
    assert.equal(await count(app, 'message'), 1)
    provider.act = accept
    app.clock.move(MINUTE)
    await app.app.tasks.drain()
    await app.app.tasks.drain()
    assert.equal(provider.requests.length, 2)
    assert.equal(await count(app, 'message'), 0)
  })

test('a number that is not on WhatsApp is given up after one try', async () => {
  const { app, provider } = await open()
  provider.act = refuse(400, 131_026)
  await requestCode(app)
  await app.app.tasks.drain()
  assert.equal(await count(app, 'message'), 0)
  app.clock.move(MINUTE)
  await app.app.tasks.drain()
  assert.equal(provider.requests.length, 1)
})

test('a code that the provider could not accept within five minutes is dropped', async () => {
  const { app, provider } = await open()
  provider.act = refuse(500, 1)
  await requestCode(app)
  for (let minute = 0; minute < 60; minute += 1) {
    await app.app.tasks.drain()
    app.clock.move(MINUTE)
  }
  const tried = provider.requests.length
  assert.ok(tried >= 2 && tried <= 6, String(tried))
  provider.act = accept
  app.clock.move(60 * MINUTE)
  await app.app.tasks.drain()
  assert.equal(provider.requests.length, tried)
  assert.equal(await count(app, 'message'), 0)
})

test('a message whose acceptance was lost is sent at most twice', async () => {
  const { app, provider } = await open()
  provider.act = acceptAndDrop
  await requestCode(app)
  for (let round = 0; round < 20; round += 1) {
    await app.app.tasks.drain()
    app.clock.move(10_000)
  }
  assert.equal(provider.requests.length, 2)
  const ids = provider.requests.map(request => request.body.biz_opaque_callback_data)
  assert.equal(ids[0], ids[1])
  assert.equal(await count(app, 'message'), 0)
})

test('an acceptance that breaks off after its first line counts as an acceptance', async () => {
  const { app, provider } = await open()
  provider.act = (response, request) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"mess')
    setImmediate(() => request.socket.destroy())
  }
  await requestCode(app)
  await app.app.tasks.drain()
  app.clock.move(MINUTE)
  await app.app.tasks.drain()
  assert.equal(provider.requests.length, 1)
})

test('a silent provider is abandoned after the timeout, and may have sent the message', async t => {
  const provider = await serve(t)
  provider.act = hang
  const error = await failureOf(provider, 100)
  assert.deepEqual({ unsure: error.unsure, final: error.final }, { unsure: true, final: false })
})

test('an unreachable provider has sent nothing', async t => {
  const provider = await serve(t)
  provider.close()
  const error = await failureOf(provider)
  assert.deepEqual(
    { unsure: error.unsure, message: error.message },
    { unsure: false, message: 'whatsapp: ECONNREFUSED' },
  )
})

test('the token does not follow a redirect', async t => {
  const [provider, other] = [await serve(t), await serve(t)]
  provider.act = response => void response.writeHead(307, { location: other.url }).end()
  await failureOf(provider)
  assert.equal(other.requests.length, 0)
})

test('the log gets an error of the provider only as numbers, however long it is', async t => {
  const provider = await serve(t)
  for (const act of [
    refuse(400, 131_026),
    refuse(500, 1),
    acceptAndDrop,
    response => void response.writeHead(500).end('6281234567890 123456 '.repeat(50_000)),
    response => void response.writeHead(400).end('{"error":{"code":"6281234567890"}}'),
  ] as (typeof provider.act)[]) {
    provider.act = act
    const error = await failureOf(provider)
    assert.match(error.message, /^whatsapp: [\w ]+$/)
    assert.doesNotMatch(`${error.message} ${error.stack}`, /6281234567890|123456|token-of-ours/)
  }
})

/** The same program and provider for every test, reset before each. */
async function open(): Promise<{ app: TestApp; provider: WhatsAppServer }> {
  Object.assign(shared.provider, { requests: [], act: accept })
  await shared.app.db.identity`delete from identity.message`
  await shared.app.db.identity`delete from identity.task`
  return shared
}

async function serve(t: TestContext): Promise<WhatsAppServer> {
  const provider = await whatsAppServer()
  t.after(provider.close)
  return provider
}

/** Another number and device each time, so that no limit applies. */
const requestCode = (app: TestApp, as: { locale?: 'id' | 'en' } = {}, phone = newNumber()) =>
  app.call('loginPhone', { body: { phone } }, { device: phone, ...as })

const newNumber = () => `0812-${randomInt(1_000, 9_999)}-${randomInt(1_000, 9_999)}`

async function count(app: TestApp, table: 'message' | 'inbox_message'): Promise<number> {
  const sql = app.db.identity
  const [row] = await sql`select count(*)::int as count from identity.${sql(table)}`
  return row?.['count'] as number
}

async function failureOf({ url }: WhatsAppServer, timeout = 2_000): Promise<DeliveryError> {
  const send = createWhatsApp({ url, token: 'token-of-ours', phoneId: '1', template: 'x' }, timeout)
  return send('1', '+6281234567890', { language: 'id', code: '123456' }).then(
    () => assert.fail('it was accepted'),
    (error: DeliveryError) => error,
  )
}
