// T-18: a file sent in parts resumes after a broken connection, and is checked like any other once it is complete.
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { FILE_LIMIT, PART_BYTES } from '#shared/rules/file-kinds.ts'
import { newToken } from '#server/platform/crypto.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { formOf, sendForm } from '#tests/support/files/form.ts'
import { HOSTILE } from '#tests/support/files/hostile.ts'
import { document } from '#tests/support/files/pictures.ts'
import { sweepFiles, takeFiles } from './private.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())
beforeEach(() => it.clock.move(3_600_000))

const CV = Buffer.concat([document(), Buffer.alloc(2 * PART_BYTES, ' '), document()])
const DAY = 86_400_000

const part = (secret: string, from: number, bytes: Buffer) =>
  sendForm(it, 'sendPart', { name: 'part', bytes }, { params: { from: String(from) }, bearer: secret })
const whole = (secret: string, size: number, more: object = {}) =>
  it.call('wholeFile', { body: { name: 'CV.pdf', size, ...more } }, { bearer: secret })

async function sendAll(secret: string, bytes: Buffer): Promise<void> {
  for (let from = 0; from < bytes.length;)
    from = (await part(secret, from, bytes.subarray(from, from + PART_BYTES))).body.has
}

const readAgain = async ({ id, secret }: { id: string; secret: string }) =>
  it.app.http.inject({ url: `/api/files/${id}`, headers: { authorization: `Bearer ${secret}` } })

async function left(): Promise<[number, number]> {
  const rows = await it.db.identity`select 1 from identity.private_file`
  const names = existsSync(it.filesDir)
    ? readdirSync(it.filesDir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    : []
  return [rows.length, names.length]
}

test('a file sent in parts equals the original, needs its sender’s secret, and its parts are deleted', async () => {
  const [before, secret] = [await left(), newToken()]
  await sendAll(secret, CV)
  const { status, body } = await whole(secret, CV.length)
  assert.deepEqual([status, body.name, body.kind, body.size], [201, 'CV.pdf', 'pdf', CV.length])
  assert.deepEqual((await readAgain(body)).rawPayload, CV)
  assert.deepEqual(await left(), [before[0] + 1, before[1] + 1])
})

test('a connection broken anywhere costs one part: the answer says where to continue', async () => {
  const secret = newToken()
  const { payload, headers } = await formOf('file', { name: 'part', bytes: CV.subarray(0, 400) })
  for (let length = 1; length < payload.length - 4; length += 29) {
    const cut = { url: '/api/files/parts/0', payload: payload.subarray(0, length) }
    const authorization = `Bearer ${secret}`
    const answer = await it.app.http.inject({
      method: 'POST',
      ...cut,
      headers: { ...headers, authorization },
    })
    assert.equal(answer.statusCode, 422, `${length} bytes`)
  }
  const first = CV.subarray(0, PART_BYTES)
  assert.deepEqual((await part(secret, 0, first)).body, { has: PART_BYTES })
  assert.deepEqual((await part(secret, 0, first)).body, { has: PART_BYTES }, 'its answer was lost')
  for (const from of [1, PART_BYTES - 1, PART_BYTES + 1, 2 * PART_BYTES])
    assert.deepEqual((await part(secret, from, first)).body, { has: PART_BYTES }, `not from ${from}`)
  await part(secret, PART_BYTES, CV.subarray(PART_BYTES, 2 * PART_BYTES))
  await part(secret, 2 * PART_BYTES, CV.subarray(2 * PART_BYTES))
  const made = await whole(secret, CV.length)
  assert.equal(made.status, 201)
  assert.deepEqual((await whole(secret, CV.length)).body, made.body, 'its answer was lost')
})

test('simultaneous parts of two files, and the same part sent twice, give one correct file each', async () => {
  const [one, two] = [newToken(), newToken()]
  const other = Buffer.concat([document(), Buffer.alloc(PART_BYTES, ' '), document()])
  await Promise.all([sendAll(one, CV), sendAll(two, other), sendAll(one, CV)])
  const calls = [whole(two, other.length), ...Array.from({ length: 6 }, () => whole(one, CV.length))]
  const [b, ...same] = (await Promise.all(calls)).map(answer => answer.body)
  assert.deepEqual((await readAgain(same[0])).rawPayload, CV)
  assert.deepEqual((await readAgain(b)).rawPayload, other)
  assert.deepEqual([...new Set(same.map(({ id }) => id))], [same[0].id])
})

test('a sender who completes more files than anyone needs must wait, and loses nothing', async () => {
  const by = { address: '198.51.100.77' }
  const ask = (secret: string) =>
    it.call('wholeFile', { body: { name: 'CV.pdf', size: CV.length } }, { bearer: secret, ...by })
  for (let tried = 0; tried < 120; tried += 1) assert.equal((await ask(newToken())).status, 422)
  const secret = newToken()
  await sendAll(secret, CV)
  assert.equal((await ask(secret)).status, 429)
  it.clock.move(3_600_000)
  assert.equal((await ask(secret)).status, 201)
})

test('a file is not created without all its parts, with another’s secret or with none', async () => {
  const secret = newToken()
  await part(secret, 0, CV.subarray(0, PART_BYTES))
  for (const [bearer, size] of [
    [secret, CV.length],
    [secret, PART_BYTES - 1],
    [newToken(), PART_BYTES],
  ] as const) {
    const { status, body } = await whole(bearer, size)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['file']])
  }
  for (const bearer of ['x', `${secret}x`, ''])
    assert.equal((await part(bearer, 0, CV.subarray(0, 9))).status, 401)
})

test('a part cannot be read or attached as a file', async () => {
  const secret = newToken()
  await part(secret, 0, CV.subarray(0, PART_BYTES))
  const rows = await it.db.identity<
    { id: string }[]
  >`select id from identity.private_file where kind = 'part'`
  for (const { id } of rows) {
    assert.equal((await readAgain({ id, secret })).statusCode, 404)
    await assert.rejects(it.db.begin('identity', tx => takeFiles(tx, 'claim:p', [{ id, secret }], 'files')))
  }
})

test('a file above the limit, a part that is too large, and an empty part are refused at the field', async () => {
  const secret = newToken()
  const refused = async (from: number, bytes: Buffer) => {
    const { status, body } = await part(secret, from, bytes)
    assert.ok(status >= 400, `${status}`)
    assert.deepEqual(Object.keys(body.errors), ['file'])
  }
  await refused(0, Buffer.alloc(0))
  await refused(0, Buffer.alloc(PART_BYTES + 1))
  for (let from = 0; from + PART_BYTES < FILE_LIMIT; from += PART_BYTES)
    assert.equal((await part(secret, from, Buffer.alloc(PART_BYTES))).status, 200)
  const [rows] = await left()
  await refused(FILE_LIMIT - PART_BYTES, Buffer.alloc(PART_BYTES))
  assert.ok((await left())[0] < rows, 'and what had come of it is gone')
})

for (const [what, make] of HOSTILE)
  test(`${what} is refused in parts as it is in one piece, and nothing of it is stored`, async () => {
    const [before, secret, bytes] = [await left(), newToken(), await make()]
    if (bytes.length >= FILE_LIMIT) return
    await sendAll(secret, bytes)
    const { status, body } = await whole(secret, bytes.length)
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['file']])
    assert.deepEqual(await left(), before)
  })

test('a form that accepts only some kinds names them', async () => {
  const secret = newToken()
  await sendAll(secret, Buffer.from('<html>bukan CV</html>'))
  const { body } = await whole(secret, 21, { name: 'CV', kinds: ['pdf', 'doc', 'docx'] })
  assert.match(body.errors.file[0], /PDF, DOC, DOCX\.$/)
})

test('parts that are never completed are deleted after two days, also from the disk', async () => {
  const before = await left()
  await part(newToken(), 0, CV.subarray(0, PART_BYTES))
  it.clock.move(3 * DAY)
  const files = localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets })
  await sweepFiles({ ...it, files })
  const [rows, lying] = await left()
  assert.ok(rows <= before[0] && lying <= before[1])
  const parts = await it.db.identity`select 1 from identity.private_file where kind = 'part'`
  assert.equal(parts.length, 0)
})
