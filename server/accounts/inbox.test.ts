import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'

const HERE = { address: '127.0.0.1' }
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:9' }

test('the inbox lists sent messages, newest first, or those to one address', async t => {
  const app = await open(t)
  for (const email of ['ani@contoh.id', 'budi@contoh.id']) {
    await app.call('loginEmail', { body: { email } }, { device: email })
    await app.app.tasks.drain()
    app.clock.move(1000)
  }
  const all = await app.call('inbox', {}, HERE)
  assert.deepEqual(
    all.body.messages.map((message: { to: string }) => message.to),
    ['budi@contoh.id', 'ani@contoh.id'],
  )
  const one = await app.call('inbox', { query: { to: ' ANI@contoh.id ' } }, { address: '::1' })
  assert.deepEqual(one.body.messages, [all.body.messages[1]])
  assert.deepEqual((await app.call('inbox', { query: { to: '' } }, HERE)).body, all.body)
})

test('nobody can read the inbox from another machine', async t => {
  const app = await open(t)
  for (const address of ['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', ''])
    assert.equal((await app.call('inbox', {}, { address })).status, 404, address)
})

test('there is no inbox where mail is really sent, nor in production', async t => {
  const production = {
    MODE: 'production',
    ...SMTP,
    PUBLIC_URL: 'https://kerjajujur.example',
    OPERATOR: 'PT Contoh',
    CONTACT_EMAIL: 'halo@contoh.example',
    ALLOW_EMBEDDED_DATABASE: 'yes-and-i-accept-data-loss-at-power-failure',
    SECRETS: '{}',
  }
  for (const env of [SMTP, production]) {
    const app = await open(t, { env })
    assert.equal((await app.call('inbox', {}, HERE)).status, 404)
  }
})

for (const TRUST_PROXY of ['no', 'yes'])
  test(`a forwarded request does not count as coming from this machine, proxies trusted: ${TRUST_PROXY}`, async t => {
    const app = await open(t, { env: { TRUST_PROXY } })
    const inject = async (headers: Record<string, string>) =>
      (await app.app.http.inject({ url: '/api/inbox', headers })).statusCode
    assert.equal(await inject({}), 200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'])
      assert.equal(await inject({ [header]: '127.0.0.1' }), 404, header)
  })

test('a page of another host name that resolves to this machine cannot read the inbox', async t => {
  const app = await open(t, { env: { PUBLIC_URL: 'http://kantor.example:3000' } })
  const statusFor = async (host: string) =>
    (await app.app.http.inject({ url: '/api/inbox', headers: { host } })).statusCode
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST', 'kantor.example:3000'])
    assert.equal(await statusFor(host), 200, host)
  for (const host of [
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x@localhost/',
  ])
    assert.equal(await statusFor(host), 404, host)
})

test('behind a trusted proxy the nearest hop counts as the address, not the visitor’s own header', async t => {
  const app = await open(t, { env: { TRUST_PROXY: 'yes' } })
  const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }
  assert.equal((await app.app.http.inject({ url: '/api/inbox', headers })).statusCode, 404)
})

async function open(t: TestContext, options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(options)
  t.after(app.close)
  return app
}
