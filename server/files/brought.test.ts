// Uploads in forms: each stranger has a limited share of places and bytes, and a refused form leaves no file behind.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { FILE_LIMIT } from '#shared/rules/file-kinds.ts'
import type { AppError } from '#server/platform/http/errors.ts'
import { memoryLimits } from '#server/platform/limits/memory.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document, picture } from '#tests/support/files/pictures.ts'
import { newOwner } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'
import { takeRoom } from './private.ts'

let it: TestApp
before(async () => {
  it = await testApp({ env: { TRUST_PROXY: 'yes' } })
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
})
after(() => it.close())
beforeEach(() => it.clock.move(3_600_000))

/** A claim as a form without scripts sends it, with that many files. */
async function claim(address: string, files: number, more: Record<string, string> = {}) {
  const company = await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
  const texts = {
    company_id: company.id,
    name: 'Ratri Anggraini',
    email: `${randomUUID()}@contoh.example`,
    phone: '021 555 0100',
    role: 'Kepala SDM',
    agree: 'true',
    ...more,
  }
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (let nth = 0; nth < files; nth += 1)
    form.append('upload_files', new Blob([new Uint8Array(document())]), `${nth}.pdf`)
  const made = new Response(form)
  return it.app.http.inject({
    method: 'POST',
    url: '/api/claim-company',
    headers: { 'content-type': String(made.headers.get('content-type')), 'x-forwarded-for': address },
    payload: Buffer.from(await made.arrayBuffer()),
  })
}

async function left(): Promise<[rows: number, lying: number]> {
  const rows = await it.db.identity`select 1 from identity.private_file`
  const found = readdirSync(it.filesDir, { recursive: true, withFileTypes: true })
  return [rows.length, found.filter(entry => entry.isFile()).length]
}

test('a refused form leaves none of its files, and an accepted one all of them', async () => {
  assert.equal((await claim('198.51.100.1', 2)).statusCode, 201)
  const before = await left()
  assert.equal(before[0], before[1])
  const refused = await claim('198.51.100.1', 2, { email: 'bukan alamat' })
  assert.deepEqual([refused.statusCode, Object.keys(refused.json().errors)], [422, ['email']])
  assert.deepEqual(await left(), before)
})

test('each file of a form counts against its network’s limit', async () => {
  const address = '198.51.100.2'
  for (let nth = 0; nth < 60; nth += 1) {
    const { statusCode, body } = await claim(address, 2, { email: 'bukan alamat' })
    assert.equal(statusCode, 422, body)
  }
  assert.equal((await claim(address, 1)).statusCode, 429)
  assert.equal((await claim('198.51.100.3', 1)).statusCode, 201, 'elsewhere nobody notices')
})

test('while much space is in use, a network may add only so many bytes in six hours and must then wait, and others need not', async t => {
  const here = memoryLimits({ clock: it.clock, key: it.secrets.index })
  const parts = { db: it.db, limits: { here, everywhere: here } }
  const take = (address: string, size = FILE_LIMIT) => takeRoom(parts, size, address)
  const refusedAfter = async (address: (nth: number) => string) => {
    for (let nth = 0; ; nth += 1)
      try {
        await take(address(nth))
      } catch (error) {
        const { code, retryAfterSeconds = 0 } = error as AppError
        assert.equal(code, 'storage_full')
        assert.ok(retryAfterSeconds > 5 * 3600 && retryAfterSeconds <= 6 * 3600, String(retryAfterSeconds))
        return nth
      }
  }
  for (let nth = 0; nth < 100; nth += 1) await take('198.51.100.4')
  t.after(() => it.db.identity`delete from identity.private_file where name = 'menunggu'`)
  for (let nth = 0; nth < 3; nth += 1)
    await it.db.identity`
      insert into identity.private_file (id, name, kind, size, secret_hash, delete_on)
      values (${randomUUID()}, 'menunggu', 'pdf', 2000000000, ${Buffer.alloc(32, nth)}, '2099-01-01')`
  await assert.rejects(take('198.51.100.4'), { code: 'storage_full' })
  for (let nth = 0; nth < 3000; nth += 1) await take('198.51.100.10', 1)
  assert.equal(await refusedAfter(() => '198.51.100.10'), 31, 'small parts count as small')
  assert.equal(await refusedAfter(nth => `2001:db8:${nth.toString(16)}::1`), 256, 'half of what may wait')
  await take('198.51.100.5')
  it.clock.move(6 * 3_600_000)
  await take('198.51.100.4')
})

test('forms of one network fill only their own places, the slowest of them give way, and signed-in senders have separate places', async t => {
  const name = randomUUID()
  const { token: bearer } = await newOwner(it, await addCompany(it.db, { name, slug: name }))
  const attack = ['198.51.100.6', '198.51.100.7', '198.51.100.8'].flatMap(address =>
    Array.from({ length: 10 }, () => dial(address)),
  )
  t.after(() => attack.forEach(({ end }) => end.destroy()))
  const refused = () => attack.filter(({ response }) => response.includes(' 503 '))
  await until(() => refused().length === 6)
  assert.equal((await claim('198.51.100.9', 1)).statusCode, 503, 'all places are held')
  const logo = { name: 'logo.png', bytes: await picture('png') }
  const known = await sendForm(it, 'uploadProfileImage', logo, { params: { name }, bearer })
  assert.equal(known.status, 200, JSON.stringify(known.body))
  it.clock.move(6_000)
  assert.equal((await claim('198.51.100.6', 1)).statusCode, 201, 'the slowest gave way')
  await until(() => attack.some(({ end, response }) => end.closed && !response.includes(' 503 ')))
})

/** A form whose file never ends. */
function dial(address: string) {
  const end = connect((it.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  const one = { end, response: '' }
  end.setEncoding('utf8').on('data', text => (one.response += text))
  end.on('error', () => {})
  const head = [
    'POST /api/files HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${address}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ]
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  end.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  return one
}
