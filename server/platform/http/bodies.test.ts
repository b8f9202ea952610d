// Limits of request bodies: their size, their senders, and the memory that they use together.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { z } from 'zod'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'
import { bytesOf, readBodies } from './bodies.ts'

let it: TestApp
before(async () => {
  it = await testApp({ env: { TRUST_PROXY: 'yes' } })
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
})
after(() => it.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const LOGIN = { method: 'POST', url: '/api/auth/login-email' } as const

function login(address: string, payload = JSON.stringify({ email: `${address}@contoh.id`, lain: 1 })) {
  return it.app.http.inject({ ...LOGIN, headers: { ...JSON_TYPE, 'x-forwarded-for': address }, payload })
}

test('a body may have exactly its call’s size, and the refusal names it', async () => {
  const filled = (bytes: number) => '{}'.padEnd(bytes)
  for (const [call, kilobytes] of [
    ['loginEmail', 64],
    ['submitReview', 64],
  ] as const) {
    const { method, path, kilobytes: own }: Endpoint = ENDPOINTS[call]
    assert.equal(own, undefined)
    const send = (payload: string) =>
      it.app.http.inject({ method, url: `/api${path}`, headers: { ...JSON_TYPE, locale: 'en' }, payload })
    assert.notEqual((await send(filled(kilobytes * 1024))).statusCode, 413, call)
    const refused = await send(filled(kilobytes * 1024 + 1))
    assert.equal(refused.statusCode, 413, call)
    assert.equal(refused.json().message, `This is too large to send. At most ${kilobytes} kB.`)
  }
})

test('the limit of every call permits the largest valid body', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]) {
    const { body }: Schemas = CONTRACT[name]
    if (!body || endpoint.takesFile || OPEN.has(name)) continue
    const most = mostBytes(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
    assert.ok(most <= bytesOf(endpoint.kilobytes), `${name}: ${most} bytes`)
  }
})

/** Its fields are those of a vacancy, and each may be corrected. */
const OPEN = new Set<EndpointName>(['decideVacancy'])

type Schema = z.core.JSONSchema.BaseSchema

/** Most bytes of a value in UTF-8, with up to three per character; numbers and short formats are unlimited. */
function mostBytes(schema: Schema | boolean | undefined): number {
  if (typeof schema !== 'object') return Number.POSITIVE_INFINITY
  const either = schema.anyOf ?? schema.oneOf
  if (either) return Math.max(...either.map(mostBytes))
  if (schema.enum) return Math.max(...schema.enum.map(one => JSON.stringify(one).length))
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (schema.type === 'array')
    return 2 + (schema.maxItems ?? Infinity) * (1 + mostBytes(schema.items as Schema))
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [key, value]) => sum + key.length + 4 + mostBytes(value),
      2,
    )
  if (schema.type !== 'string') return 24
  if (schema.format === 'uuid') return 38
  return schema.maxLength === undefined && schema.pattern ? 520 : 2 + 3 * (schema.maxLength ?? Infinity)
}

test('a body with very many or very deeply nested values is refused as a whole', async () => {
  for (const payload of [`[${'1,'.repeat(30_000)}1]`, '['.repeat(32_000) + ']'.repeat(32_000)]) {
    const answer = await login('198.51.100.1', payload)
    assert.equal(answer.statusCode, 422)
    assert.deepEqual(Object.keys(answer.json().errors), ['body'])
  }
})

test('an unauthorised caller is refused before any of the body is read', async () => {
  const calls: [EndpointName, number, string][] = [
    ['submitReview', 403, 'pass_invalid'],
    ['givePay', 403, 'pass_invalid'],
    ['applyJob', 401, 'unauthenticated'],
    ['saveVacancy', 401, 'unauthenticated'],
    ['savePost', 401, 'unauthenticated'],
  ]
  for (const [name, status, code] of calls) {
    const { method, path }: Endpoint = ENDPOINTS[name]
    // Its body never ends.
    const socket = dial(
      `${method} /api${path.replace(/:\w+/g, 'x')} HTTP/1.1\r\nAuthorization: Bearer salah`,
      60_000,
    )
    await until(() => socket.received.includes('}}') || socket.received.includes('"errors":{}}'))
    assert.match(socket.received, new RegExp(`^HTTP/1.1 ${status} [^]*"code":"${code}"`), name)
    socket.end.destroy()
  }
})

test('a caller who signs out while a body is being sent is unknown when it is complete', async () => {
  const form = '--x\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n--x--\r\n'
  const calls = [
    ['PUT /api/account/name', 'application/json', '{"name":"Ratri"}'],
    [`POST /api${ENDPOINTS.applyJob.path}`, 'multipart/form-data; boundary=x', form],
  ] as const
  for (const [call, type, body] of calls) {
    const { token } = await signIn(it)
    const headers = `Authorization: Bearer ${token}\r\nExpect: 100-continue`
    const one = dial(`${call} HTTP/1.1\r\n${headers}`, body.length, { type, begin: body.slice(0, 9) })
    await until(() => one.received.includes('100 Continue'))
    assert.equal((await it.call('logout', {}, { bearer: token })).status, 200)
    one.end.write(body.slice(9))
    await until(() => one.received.includes('"errors"'))
    assert.match(one.received, /HTTP\/1.1 401 [^]*"code":"unauthenticated"/, call)
    one.end.destroy()
  }
})

test('half-sent bodies of one network use only its share of the memory, and further ones must wait', async t => {
  const attack = Array.from({ length: 40 }, () => begin('203.0.113.9'))
  t.after(() => attack.forEach(({ end }) => end.destroy()))
  const refused = () => attack.filter(({ received }) => received.includes(' 503 '))
  await until(() => refused().length === 40 - 32)
  assert.match(refused()[0]?.received ?? '', /retry-after: \d+/i)
  assert.equal((await login('198.51.100.2')).statusCode, 422, 'elsewhere nobody notices')
  assert.equal((await login('203.0.113.9')).statusCode, 503)
  it.clock.move(6_000)
  assert.equal((await login('203.0.113.9')).statusCode, 422, 'the slowest gave way')
  const open = () => attack.filter(({ end }) => !end.closed)
  await until(() => open().length < 32)
})

test('even the widest network uses at most half of all memory', async t => {
  const address = (at: number) => `2001:db8:${at.toString(16)}::1`
  const attack = Array.from({ length: 140 }, (_, at) => begin(address(at)))
  t.after(() => attack.forEach(({ end }) => end.destroy()))
  await until(() => attack.filter(({ received }) => received.includes(' 503 ')).length === 140 - 128)
  assert.equal((await login('198.51.100.3')).statusCode, 422)
})

test('an answered request releases its memory', async () => {
  for (let at = 0; at < 100; at += 1)
    assert.equal((await login('198.51.100.4', '{}'.padEnd(60_000))).statusCode, 422)
})

test('a client that never reads its answer holds no memory for its body', async t => {
  const http = Fastify({ bodyLimit: 1024 * 1024 })
  readBodies(http, { clock: it.clock, addressOf: () => '198.51.100.5' })
  const long = 'x'.repeat(20_000_000)
  http.post('/', async () => long)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const body = `"${'x'.repeat(1024 * 1024 - 2)}"`
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  for (let at = 0; at < 4; at += 1) {
    const end = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
    t.after(() => end.destroy())
    end.write(head + body)
    await once(end, 'readable')
    assert.match(String(end.read(12)), / 200$/)
  }
  t.after(() => http.close())
})

/** A body announced with the largest permitted size, of which only the beginning is sent. */
const begin = (address: string) =>
  dial(`POST /api/auth/login-email HTTP/1.1\r\nX-Forwarded-For: ${address}`, bytesOf())

function dial(
  head: string,
  length: number,
  { type = 'application/json', begin = '{"email":' } = {},
): { end: Socket; received: string } {
  const end = connect((it.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  const one = { end, received: '' }
  end.setEncoding('utf8').on('data', text => (one.received += text))
  end.on('error', () => {})
  end.write(`${head}\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${begin}`)
  return one
}
