import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { testApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { freshDb } from '#tests/support/database.ts'
import { signIn } from '#tests/support/sign-in.ts'

test('a client that disconnects while sending is not logged as an error', async t => {
  const events: string[] = []
  const note = (event: string) => void events.push(event)
  const it = await testApp({ log: { info: note, error: note } })
  t.after(it.close)
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((it.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/login-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email"',
  )
  const [request] = (await once(it.app.http.server, 'request')) as [IncomingMessage]
  socket.destroy()
  await new Promise(done => request.once('close', done))
  assert.deepEqual(events, [])
})

test('a public answer has a version, and a client with the current one gets no second copy', async t => {
  const it = await testApp()
  t.after(it.close)
  const get = (url: string, headers = {}) => it.app.http.inject({ url, headers })
  const first = await get('/api/home')
  const etag = String(first.headers['etag'])
  assert.deepEqual(
    [first.statusCode, first.headers['cache-control'], first.headers['vary']],
    [200, 'no-cache', 'locale'],
  )
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/api/home', { 'if-none-match': ifNoneMatch })
    assert.deepEqual([again.statusCode, again.body, again.headers['etag']], [304, '', etag], ifNoneMatch)
  }
  assert.equal((await get('/api/home', { 'if-none-match': '"other"' })).body, first.body)
})

test('the version changes with the content', async t => {
  const it = await testApp()
  t.after(it.close)
  const { slug } = await addCompany(it.db, { name: 'Toko Versi' })
  const url = `/api/v2/company/${slug}`
  const get = (headers = {}) => it.app.http.inject({ url, headers })
  const etag = String((await get()).headers['etag'])
  assert.equal((await get({ 'if-none-match': etag })).statusCode, 304)
  await it.db.content`update content.company set name = 'Toko Lain' where name = 'Toko Versi'`
  const after = await get({ 'if-none-match': etag })
  assert.deepEqual([after.statusCode, JSON.parse(after.body).company.name], [200, 'Toko Lain'])
})

test('answers to signed-in callers, refusals and answers to submissions have no version', async t => {
  const it = await testApp()
  t.after(it.close)
  const { token } = await signIn(it)
  const { slug } = await addCompany(it.db, { name: 'Toko Tertutup' })
  for (const [url, headers] of [
    ['/api/auth/me', { authorization: `Bearer ${token}` }],
    [`/api/v2/company/${slug}/reviews`, {}],
    ['/api/v2/company/tidak-ada', {}],
    ['/api/inbox', {}],
  ] as const) {
    const answer = await it.app.http.inject({ url, headers: { ...headers, 'if-none-match': '*' } })
    assert.deepEqual([answer.headers['cache-control'], answer.headers['etag']], ['no-store', undefined], url)
    assert.notEqual(answer.statusCode, 304)
  }
})

test('the length of a refusal to an author is rounded up, whatever the cause', async t => {
  const it = await testApp()
  t.after(it.close)
  const post = (url: string, type: string, payload: string) =>
    it.app.http.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
  const json = 'application/json'
  for (const answer of [
    await post('/api/review', json, '{}'),
    await post('/api/question', json, '{"question":'),
    await post('/api/question', json, `"${'x'.repeat(100_000)}"`),
    await post('/api/question', 'text/plain', 'x'),
    await it.app.http.inject('/api/my-review'),
  ]) {
    assert.ok(answer.statusCode >= 400)
    assert.equal(answer.rawPayload.length % 4096, 0, `${answer.statusCode}: ${answer.rawPayload.length}`)
    assert.equal(answer.headers['cache-control'], 'no-store, no-transform')
  }
  assert.notEqual((await post('/api/auth/login-email', json, '{}')).rawPayload.length % 4096, 0)
})

test('a session is looked up once per request with a short body, and an error during it is logged once', async t => {
  const events: string[] = []
  const db = await freshDb()
  let lookups = 0
  const identity = new Proxy(db.identity, {
    apply(sql, self, args) {
      if (/^\s*select[^]*from identity\.session/.test(String((args[0] as string[])[0]))) lookups += 1
      return Reflect.apply(sql, self, args)
    },
  })
  const log = { info() {}, error: (event: string) => void events.push(event) }
  const it = await testApp({ log, db: { ...db, identity } })
  t.after(it.close)
  const { token } = await signIn(it)
  const at = await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const choose = () =>
    fetch(`${at}/api/account/language`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
  lookups = 0
  assert.equal((await choose()).status, 200)
  assert.equal(lookups, 1)
  await db.owner`alter table identity.session rename to broken`
  assert.equal((await choose()).status, 500)
  assert.deepEqual(events, ['bug'])
})
