import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { TEST_FOLDER } from '#tests/support/database.ts'
import { newSecrets } from '../secrets.ts'
import { localFiles } from './files.ts'
import { openFolder } from './folder.ts'

const DAY = 86_400_000
const secrets = newSecrets()
let moment = Date.parse('2026-03-11T03:00:00Z')
const clock = { now: () => new Date(moment) }
let folder = ''
const made: string[] = []
const files = () => localFiles({ folder, clock, secrets })
const all = async (keys: string[]) => new Set(keys)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  made.push(folder)
  await openFolder(folder)
})
after(() => made.forEach(one => rmSync(one, { recursive: true, force: true })))

const factsOf = (key: string) => statSync(join(folder, 'private', key.slice(0, 2), key), { bigint: true })

async function send(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID())
  for (const key of keys) await files().write('private', key, Buffer.from(`CV of ${key}`))
  return keys
}

/** Keys ordered by a property of their files. */
const orderedBy = (keys: string[], what: 'ino' | 'birthtimeNs' | 'ctimeNs') =>
  keys.toSorted((a, b) => Number(factsOf(a)[what] - factsOf(b)[what]))

test('neither a file’s creation, nor its last change, nor its inode number shows the order of sending', async () => {
  const keys = await send(40)
  await files().sweep('private', all)
  for (const what of ['ino', 'birthtimeNs', 'ctimeNs'] as const)
    assert.notDeepEqual(orderedBy(keys, what), keys, what)
  for (const key of keys) {
    const { mtime, atime } = statSync(join(folder, 'private', key.slice(0, 2), key))
    assert.deepEqual([mtime, atime], [new Date('2026-03-11T00:00:00+07:00'), mtime])
    assert.equal(String(await files().read('private', key)), `CV of ${key}`)
  }
})

test('a file sent alone is rewritten again together with later ones of its day, and once more when the day is over', async () => {
  const [first = ''] = await send(1)
  await files().sweep('private', all)
  const [before] = [factsOf(first).ino, await send(1)]
  await files().sweep('private', all)
  const at = factsOf(first).ino
  assert.notEqual(at, before)
  moment += DAY
  await files().sweep('private', all)
  const settled = factsOf(first)
  assert.notEqual(settled.ino, at)
  moment += 3_600_000
  await files().sweep('private', all)
  assert.equal(factsOf(first).ino, settled.ino, 'a day that is over lies still')
  assert.equal(settled.mtimeMs, BigInt(Date.parse('2026-03-11T00:00:00+07:00')), 'its day stays')
})

test('reading leaves no access time, and folders show no time more precise than an hour', async () => {
  const [key = ''] = await send(1)
  const before = factsOf(key).atimeNs
  await files().read('private', key)
  assert.equal(factsOf(key).atimeNs, before)
  await files().remove('private', key)
  await files().sweep('private', all)
  const { mtime } = statSync(join(folder, 'private', key.slice(0, 2)))
  assert.equal(mtime.getTime() % 3_600_000, 0)
})

test('a file withdrawn during the rewriting of its day does not return', async () => {
  const [key = ''] = await send(1)
  let calls = 0
  await files().sweep('private', async keys => {
    calls += 1
    if (calls === 1) return new Set(keys)
    return new Set()
  })
  assert.ok(calls > 1)
  assert.equal(await files().read('private', key), undefined)
})

test('a file without a row yet is left as it is, and swept after a day without one', async () => {
  const [key = ''] = await send(1)
  const { ino } = factsOf(key)
  await files().sweep('private', async () => new Set())
  assert.equal(factsOf(key).ino, ino)
  moment += 3 * DAY
  await files().sweep('private', async () => new Set())
  assert.equal(await files().read('private', key), undefined)
})

test('an unreadable file does not prevent the rewriting of others', async () => {
  const [lost = '', ...others] = await send(12)
  const place = join(folder, 'private', lost.slice(0, 2), lost)
  rmSync(place)
  mkdirSync(place)
  await files().sweep('private', all)
  assert.notDeepEqual(orderedBy(others, 'ino'), others)
})

test('a run that is killed anywhere loses nothing, also if orphans are swept first', async () => {
  const keys = await send(20)
  const field = secrets.field.toString('base64')
  for (let nth = 1; nth <= 8; nth += 1) {
    const child = fork(new URL('../../../tests/support/files/rewriting-run.ts', import.meta.url), [
      folder,
      field,
      String(moment),
    ])
    let messages = 0
    child.on('message', () => (messages += 1) === nth * 2 && child.kill('SIGKILL'))
    await once(child, 'exit')
    for (const key of keys) assert.equal(String(await files().read('private', key)), `CV of ${key}`)
  }
  moment += 3 * DAY
  await files().sweep('private', all)
  for (const key of keys) assert.equal(String(await files().read('private', key)), `CV of ${key}`)
})

test('an unwritable folder is reported in one sentence', async () => {
  await assert.rejects(
    openFolder('/dev/null/files'),
    /^Error: FILES_DIR \(\/dev\/null\/files\) cannot be written \(ENOTDIR\)/,
  )
})
