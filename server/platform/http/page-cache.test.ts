import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { etagOf } from './etag.ts'
import {
  chooseEncoding,
  createPageCache,
  type CachedPage,
  type Encoding,
  type PageCache,
} from './page-cache.ts'

const LARGE = 1_000_000

function page(text: string, freshUntil = Number.MAX_SAFE_INTEGER): CachedPage {
  const plain = Buffer.from(text)
  return {
    status: 200,
    etag: etagOf(plain),
    headers: {},
    freshUntil,
    hits: 0,
    bytes: new Map([['identity', plain]]),
  }
}
const subjects = (...names: string[]) => new Set(names)

test('a cached page is found until one of its subjects changes', () => {
  const cache = createPageCache(LARGE)
  cache.store('/a', cache.mark(), page('a'), subjects('company:1', 'industry:x'))
  cache.store('/b', cache.mark(), page('b'), subjects('company:2'))
  assert.ok(cache.find('/a', 0))
  cache.changed(['company:1'])
  assert.equal(cache.find('/a', 0), undefined)
  assert.ok(cache.find('/b', 0))
  cache.changed('all')
  assert.equal(cache.find('/b', 0), undefined)
})

test('a page is not cached if a subject changed during rendering', () => {
  const cache = createPageCache(LARGE)
  const mark = cache.mark()
  cache.changed(['company:1'])
  cache.store('/a', mark, page('old'), subjects('company:1'))
  assert.equal(cache.find('/a', 0), undefined)
  cache.store('/b', mark, page('other'), subjects('company:2'))
  assert.ok(cache.find('/b', 0))
  const lost = cache.mark()
  cache.changed('all')
  cache.store('/c', lost, page('c'), subjects('company:3'))
  assert.equal(cache.find('/c', 0), undefined)
})

test('a page expires at the moment at which its content depends on time', () => {
  const cache = createPageCache(LARGE)
  cache.store('/a', cache.mark(), page('a', 1000), subjects())
  assert.ok(cache.find('/a', 999))
  assert.equal(cache.find('/a', 1000), undefined)
})

test('the cache is limited in bytes, and the least recently used page is removed first', () => {
  const cache = createPageCache(6_000)
  for (const name of ['/a', '/b', '/c']) {
    cache.store(name, cache.mark(), page('x'.repeat(1_500)), subjects())
    cache.find('/a', 0)
  }
  assert.ok(cache.find('/a', 0))
  assert.equal(cache.find('/b', 0), undefined)
  assert.ok(cache.find('/c', 0))
})

test('an encoding is computed once, and its content is the same', () => {
  const cache = createPageCache(LARGE)
  const cached = page('halo '.repeat(500))
  cache.store('/a', cache.mark(), cached, subjects())
  const bytes = cache.encoded('/a', cached, 'br')
  assert.equal(brotliDecompressSync(bytes).toString(), 'halo '.repeat(500))
  assert.equal(cache.encoded('/a', cached, 'br'), bytes)
})

test('every encoding has the same content, in whatever order they are requested', () => {
  const text = 'halo “semua” '.repeat(500)
  const opened = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
    identity: (bytes: Buffer) => bytes,
  }
  for (const first of ['br', 'gzip', 'zstd', 'identity'] as const) {
    const cache = createPageCache(LARGE)
    const cached = page(text)
    for (const encoding of [first, 'br', 'gzip', 'zstd', 'identity'] as const)
      assert.equal(opened[encoding](cache.encoded('/a', cached, encoding)).toString(), text)
  }
})

test('a page is cached only in compressed form, to save memory', () => {
  const cache = createPageCache(20_000)
  const names = Array.from({ length: 12 }, (_, i) => `/${i}`)
  for (const name of names) {
    const cached = page(`${name} halo `.repeat(500))
    cache.store(name, cache.mark(), cached, subjects())
    cache.encoded(name, cached, 'br')
  }
  assert.ok(names.every(name => cache.find(name, 0)))
})

for (const { letters, subjects: shown, encodings } of [
  { letters: 3_000, subjects: 0, encodings: ['br'] },
  { letters: 20_000, subjects: 20, encodings: ['br', 'gzip'] },
  { letters: 60_000, subjects: 3, encodings: ['zstd'] },
  { letters: 20_000, subjects: 1, encodings: [] },
] as const)
  test(`pages of ${letters} letters use the configured memory to within a tenth (${encodings.join() || 'plain'})`, async () => {
    const taken = await memoryOf(letters, shown, encodings)
    assert.ok(Math.abs(taken / ROOM - 1) < 0.1, `${taken} bytes instead of ${ROOM}`)
  })

test('a frequently requested page is compressed better, whatever encodings were requested before', async () => {
  const cache = createPageCache(LARGE)
  const cached = page(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 1013).join(' '))
  cache.store('/a', cache.mark(), cached, subjects())
  const first = cache.encoded('/a', cached, 'br').length
  for (let hit = 0; hit < 20; hit += 1) cache.find('/a', 0)
  const hot = cache.find('/a', 0) as CachedPage
  cache.encoded('/a', hot, 'gzip')
  cache.encoded('/a', hot, 'br')
  while (cache.encoded('/a', hot, 'br').length >= first) await setImmediate()
  assert.ok(cache.encoded('/a', hot, 'br').length < first)
})

test('the browser gets an encoding that it accepts', () => {
  assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br')
  assert.equal(chooseEncoding('gzip'), 'gzip')
  assert.equal(chooseEncoding(undefined), 'identity')
})

const ROOM = 4_000_000

async function memoryOf(letters: number, shown: number, encodings: readonly Encoding[]): Promise<number> {
  // Memory that the first page needs and later pages share.
  fill(10 * letters, letters, shown, encodings)
  const before = await memory()
  const cache = fill(ROOM, letters, shown, encodings)
  const taken = (await memory()) - before
  assert.equal(cache.find('/none', 0), undefined)
  return taken
}

/** A cache with more pages than it has room for, all different. */
function fill(largest: number, letters: number, shown: number, encodings: readonly Encoding[]): PageCache {
  const cache = createPageCache(largest)
  for (let left = 2 * largest, at = 0; left > 0; at += 1) {
    const key = `/pencarian/perusahaan?q=kopi+${at}`
    const names = Array.from({ length: shown }, () => `company:${randomUUID()}`)
    const cached = page(randomBytes(letters / 2).toString('hex'))
    cache.store(key, cache.mark(), cached, subjects(...names))
    for (const encoding of encodings) cache.encoded(key, cached, encoding)
    left -= letters / 2
  }
  return cache
}

setFlagsFromString('--expose-gc')
// Otherwise the engine could drop unused bytecode in the middle of a measurement.
setFlagsFromString('--no-flush-bytecode')
const collectGarbage = runInNewContext('gc') as () => void

/** Buffers are freed a moment after the objects that held them. */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    collectGarbage()
    await new Promise(done => setTimeout(done, 20))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
