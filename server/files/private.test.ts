// T-18: an uploaded file is complete and of an accepted kind, or it is refused at its field and nothing of it is
// stored.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { sentFile } from '#shared/contract/files/sent-files.ts'
import { FILE_LIMIT } from '#shared/rules/file-kinds.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { TEST_FOLDER } from '#tests/support/database.ts'
import { formOf, sendForm, type GivenFile } from '#tests/support/files/form.ts'
import { HOSTILE } from '#tests/support/files/hostile.ts'
import { document, picture } from '#tests/support/files/pictures.ts'
import { until } from '#tests/support/until.ts'
import { endFilesOf, getFileOf, listFilesOf, sweepFiles, takeFiles } from './private.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())
beforeEach(() => it.clock.move(3_600_000))

const DAY = 86_400_000
const send = (file: GivenFile | undefined) => sendForm(it, 'sendFile', file)
const proof = async (): Promise<GivenFile> => ({ name: 'NIB.pdf', bytes: document() })

/** Names of all stored files, half-written ones too. */
function lying(folder = it.filesDir): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
}

async function rows(): Promise<string[]> {
  return (await it.db.identity<{ id: string }[]>`select id from identity.private_file`).map(row => row.id)
}

const sweep = () =>
  sweepFiles({ ...it, files: localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets }) })

async function readAgain(id: string, secret: string) {
  const url = `/api/files/${id}`
  return it.app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${secret}` } })
}

test('each kind is recognised by its content, stored encrypted, and offered as a download to the holder of its secret', async () => {
  const sent: [string, Buffer, string][] = [
    ['surat.pdf', document(), 'application/pdf'],
    ['logo.png', await picture('png'), 'image/png'],
    ['foto.JPG', await picture('jpeg'), 'image/jpeg'],
    ['foto', await picture('webp'), 'image/webp'],
  ]
  for (const [name, bytes, type] of sent) {
    const { status, body } = await send({ name, bytes, type: 'text/html' })
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([body.size, body.name], [bytes.length, name === 'foto' ? 'foto.webp' : name])
    const kept = readFileSync(join(it.filesDir, 'private', body.id.slice(0, 2), body.id))
    assert.ok(!kept.includes(bytes.subarray(0, 12)), 'nobody reads it on the disk')
    const back = await readAgain(body.id, body.secret)
    assert.deepEqual(back.rawPayload, bytes)
    assert.equal(back.headers['content-type'], type)
    assert.match(String(back.headers['content-disposition']), /^attachment; filename\*=UTF-8''/)
    assert.match(String(back.headers['content-security-policy']), /sandbox/)
    assert.equal(back.headers['cache-control'], 'no-store')
    assert.equal((await readAgain(body.id, 'x'.repeat(43))).statusCode, 404)
  }
})

for (const [what, make] of HOSTILE)
  test(`${what} is refused at its field under any name, and nothing of it is stored`, async () => {
    const before = [await rows(), lying()]
    const bytes = await make()
    for (const name of ['bukti.pdf', 'bukti.png', 'bukti.jpg']) {
      const { status, body } = await send({ name, bytes, type: 'image/png' })
      assert.equal(status, 422, what)
      assert.deepEqual(Object.keys(body.errors), ['file'])
    }
    assert.deepEqual([await rows(), lying()], before)
  })

for (const kind of ['png', 'jpeg', 'webp'] as const)
  test(`a truncated ${kind} is refused`, async () => {
    const whole = await picture(kind, 300, 200)
    for (let part = 1; part <= 12; part += 1) {
      const bytes = whole.subarray(0, Math.floor((whole.length * part) / 13))
      assert.equal((await send({ name: `foto.${kind}`, bytes })).status, 422, `${bytes.length} bytes`)
    }
    assert.equal((await send({ name: `foto.${kind}`, bytes: whole })).status, 201)
  })

test('a file name loses its folders, and never determines where the file is stored', async () => {
  const names = [
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
    ['/etc/cron.d/x.pdf', 'x.pdf'],
    ['\u202efdp.exe', 'fdp.exe.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', undefined],
    ['.', undefined],
    [`${'a'.repeat(400)}.pdf`, undefined],
  ] as const
  for (const [name, kept] of names) {
    const { status, body } = await send({ name, bytes: document() })
    assert.equal(status, 201)
    if (kept) assert.equal(body.name, kept)
    assert.ok(
      !/[/\\\r\n]/.test(body.name) && body.name.length <= 124 && body.name.endsWith('.pdf'),
      body.name,
    )
    const back = await readAgain(body.id, body.secret)
    assert.equal(back.headers['set-cookie'], undefined)
  }
  assert.deepEqual(lying().toSorted(), (await rows()).toSorted())
})

test('a file must be smaller than 20 MB: one byte less is accepted, and a longer upload is cut off', async () => {
  const start = document()
  const sized = (size: number) =>
    Buffer.concat([start, Buffer.alloc(size - start.length - 6, '%'), Buffer.from('\n%%EOF')])
  const taken = await send({ name: 'a.pdf', bytes: sized(FILE_LIMIT - 1) })
  assert.equal(taken.status, 201)
  for (const size of [FILE_LIMIT, FILE_LIMIT + 1]) {
    const { status, body } = await sendForm(
      it,
      'sendFile',
      { name: 'a.pdf', bytes: sized(size) },
      { locale: 'en' },
    )
    assert.deepEqual([status, body.message], [413, 'File size must be under 20mb'])
    assert.deepEqual(body.errors, { file: ['File size must be under 20mb'] })
  }
  assert.equal(lying().length, (await rows()).length)
})

test('a form has exactly one file in its field: none, two, another field or a broken form are refused', async () => {
  assert.deepEqual(Object.keys((await send(undefined)).body.errors), ['file'])
  const twice = new FormData()
  for (const name of ['a.pdf', 'b.pdf']) twice.append('file', new Blob([new Uint8Array(document())]), name)
  const other = new FormData()
  other.set('upload', new Blob([new Uint8Array(document())]), 'a.pdf')
  for (const [form, field] of [
    [twice, 'file'],
    [other, 'upload'],
  ] as const) {
    const made = new Response(form)
    const headers = { 'content-type': String(made.headers.get('content-type')) }
    const payload = Buffer.from(await made.arrayBuffer())
    const answer = await it.app.http.inject({ method: 'POST', url: '/api/files', headers, payload })
    assert.deepEqual([answer.statusCode, Object.keys(answer.json().errors)], [422, [field]])
  }
  const json = await it.app.http.inject({ method: 'POST', url: '/api/files', payload: { file: 'x' } })
  assert.equal(json.statusCode, 415)
  const elsewhere = await it.app.http.inject({
    method: 'POST',
    url: '/api/auth/login-email',
    ...(await formOf('file', await proof())),
  })
  assert.equal(elsewhere.statusCode, 415)
  assert.equal(lying().length, (await rows()).length)
})

test('a form that ends, or a client that leaves, at any byte leaves nothing behind', async t => {
  const { payload, headers } = await formOf('file', await proof())
  const before = [await rows(), lying()]
  for (let length = 1; length < payload.length - 4; length += 7) {
    const cut = payload.subarray(0, length)
    const answer = await it.app.http.inject({ method: 'POST', url: '/api/files', headers, payload: cut })
    assert.equal(answer.statusCode, 422, `${length} of ${payload.length} bytes: ${answer.body}`)
    assert.deepEqual(Object.keys(answer.json().errors), ['file'])
  }
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = it.app.http.server.address() as AddressInfo
  const head = `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`
  for (let length = 0; length < payload.length; length += 97) {
    const socket = connect(port, '127.0.0.1')
    await new Promise(done =>
      socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, length)]), done),
    )
    socket.destroy()
  }
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok && lying().length === before[1]?.length,
  )
  assert.deepEqual([await rows(), lying()], before)
  t.diagnostic(`${payload.length} bytes`)
})

test('a network that sends more files than anyone needs is refused before they are read, and others are not', async () => {
  const address = '198.51.100.9'
  const one = (from: string) =>
    sendForm(it, 'sendFile', { name: 'a.pdf', bytes: Buffer.from('%') }, { address: from })
  for (let nth = 0; nth < 120; nth += 1) assert.equal((await one(address)).status, 422)
  assert.equal((await one(address)).status, 429)
  assert.equal((await one('198.51.100.10')).status, 422)
})

test('the same file sent twice gives two files, both readable by their sender', async () => {
  const [one, two] = [await send(await proof()), await send(await proof())]
  assert.notEqual(one.body.id, two.body.id)
  for (const { body } of [one, two]) assert.equal((await readAgain(body.id, body.secret)).statusCode, 200)
})

test('an attached file belongs to one subject; another one, or a wrong secret, gets an error at its field', async () => {
  const { body } = await send(await proof())
  const { id, secret } = sentFile.parse({ id: body.id, secret: body.secret })
  const take = (belongsTo: string, given = secret) =>
    it.db.begin('identity', tx => takeFiles(tx, belongsTo, [{ id, secret: given }], 'upload_files'))
  const gone = { code: 'invalid', fields: { upload_files: [{ key: 'file_gone', values: undefined }] } }
  await assert.rejects(take('claim:1', 'y'.repeat(43)), gone)
  assert.equal((await take('claim:1'))[0]?.name, 'NIB.pdf')
  assert.equal((await take('claim:1')).length, 1, 'sent again it is the same')
  await assert.rejects(take('claim:2'), gone)
  assert.equal((await readAgain(id, secret)).statusCode, 404, 'its secret opens it no more')
  assert.deepEqual(await getFileOf(it.db.identity, 'claim:1', id), { key: id, name: 'NIB.pdf', kind: 'pdf' })
  await assert.rejects(getFileOf(it.db.identity, 'claim:2', id), { code: 'not_found' })
})

test('files that nothing attaches are deleted after two days, and files with an end on that day, also from the disk', async () => {
  const [lost, kept] = [(await send(await proof())).body, (await send(await proof())).body]
  await it.db.begin('identity', tx => takeFiles(tx, 'claim:9', [kept], 'upload_files'))
  it.clock.move(3 * DAY)
  await sweep()
  assert.ok(!lying().includes(lost.id) && lying().includes(kept.id))
  const today = it.clock.now().toISOString().slice(0, 10)
  await it.db.begin('identity', tx => endFilesOf(tx, 'claim:9', today))
  it.clock.move(DAY)
  await sweep()
  assert.equal((await listFilesOf(it.db.identity, 'claim:9')).length, 0)
  assert.ok(!lying().includes(kept.id))
})

test('a file without a row is swept after a day, and so is a half-written one', async () => {
  const stray = randomUUID()
  const { body } = await send(await proof())
  await it.db.begin('identity', tx => takeFiles(tx, 'claim:10', [body], 'upload_files'))
  await it.db.identity`update identity.private_file set id = ${stray} where id = ${body.id}`
  await sweep()
  assert.ok(lying().includes(body.id), 'its row may be about to come')
  it.clock.move(3 * DAY)
  await sweep()
  assert.ok(!lying().includes(body.id))
})

test('a full disk gives an error at the field, stores nothing partially, allows reading, and sending works again with space', async t => {
  const folder = join(tmpdir(), `${TEST_FOLDER}${randomUUID()}`)
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return t.skip('a small disk cannot be made here')
  }
  const small = await testApp({ env: { FILES_DIR: folder } })
  try {
    const big = { name: 'a.pdf', bytes: Buffer.concat([document(), Buffer.alloc(200_000, ' '), document()]) }
    const first = await sendForm(small, 'sendFile', { name: 'b.pdf', bytes: document() })
    assert.equal(first.status, 201)
    const { status, body } = await sendForm(small, 'sendFile', big)
    assert.deepEqual([status, body.code, Object.keys(body.errors)], [507, 'storage_full', ['file']])
    assert.deepEqual(lying(folder), [first.body.id])
    assert.equal((await small.call('cities')).status, 200)
    execFileSync('mount', ['-o', 'remount,size=2m', folder])
    assert.equal((await sendForm(small, 'sendFile', big)).status, 201)
  } finally {
    await small.close()
    execFileSync('umount', [folder])
  }
})
