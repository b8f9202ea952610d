import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'
import { openWay } from '#tests/support/way.ts'
import { changed, openDb, type Db } from './db.ts'
import { etagOf } from '../http/etag.ts'
import { createPageCache, type PageCache } from '../http/page-cache.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine serves one process'

let place: FreshPlace
let way: Awaited<ReturnType<typeof openWay>>
/** Two processes on one database; the second one's connection can be blocked. */
let other: Db
let db: Db
let cache: PageCache

before(async () => {
  if (skip) return
  place = await freshPlace()
  other = await place.open()
  const url = new URL(place.env.DATABASE_URL as string)
  way = await openWay(Number(url.port || 5432), url.hostname)
  url.host = `127.0.0.1:${way.port}`
  db = await openDb({ ...place.env, DATABASE_URL: url.href, DATABASE_POOL: 2 })
  cache = createPageCache(1_000_000, db.receivesChanges)
  db.onChange(subjects => cache.changed(subjects))
  await until(db.receivesChanges)
})
after(async () => {
  if (skip) return
  await db.close()
  await other.close()
  way.close()
  await place.remove()
})

test('a change by another process removes the page from this process’s cache', { skip }, async () => {
  keep()
  assert.ok(isCached())
  await change()
  await until(() => !isCached())
})

test(
  'after the listening connection is cut no cached page is served until it is back again',
  { skip },
  async () => {
    keep()
    await other.owner`
    select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
    await until(() => !db.receivesChanges())
    assert.ok(!isCached())
    await until(db.receivesChanges)
    assert.ok(!isCached(), 'earlier entries may have changed')
    keep()
    await change()
    await until(() => !isCached())
  },
)

test(
  'while the database is unreachable nothing is cached, however long, and caching resumes afterwards',
  { skip },
  async () => {
    keep()
    way.block()
    await until(() => !db.receivesChanges())
    await change()
    keep()
    await wait(2_500)
    assert.ok(!isCached())
    way.open()
    await until(db.receivesChanges)
    assert.ok(!isCached())
    keep()
    assert.ok(isCached())
    await change()
    await until(() => !isCached())
  },
)

test('a silently dead connection is noticed, and a new one opened', { skip }, async () => {
  keep()
  way.freeze()
  await change()
  await until(() => !isCached())
  assert.ok(!db.receivesChanges())
  way.open()
  await until(db.receivesChanges)
  keep()
  await change()
  await until(() => !isCached())
})

function keep(): void {
  const plain = Buffer.from('Toko Lama')
  const page = { status: 200, etag: etagOf(plain), headers: {}, freshUntil: Infinity, hits: 0 }
  cache.store(
    '/toko',
    cache.mark(),
    { ...page, bytes: new Map([['identity', plain]]) },
    new Set(['company:toko']),
  )
}
const isCached = () => cache.find('/toko', 0)
const change = () => other.begin('content', async () => changed('company:toko'))
