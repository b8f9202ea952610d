import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { changed, openDb, type Db } from './db.ts'
import { createPageCache, etagOf, type PageCache } from './page-cache.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine serves one process'

let place: FreshPlace
let way: Awaited<ReturnType<typeof openWay>>
/** Two processes on one database; all that the second says to it goes by a way that can be blocked. */
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
  cache = createPageCache(1_000_000, db.hearsChanges)
  db.onChange(subjects => cache.changed(subjects))
  await until(db.hearsChanges)
})
after(async () => {
  if (skip) return
  await db.close()
  await other.close()
  way.close()
  await place.remove()
})

test('what another process changes drops the page here', { skip }, async () => {
  keep()
  assert.ok(kept())
  await change()
  await until(() => !kept())
})

test(
  'a listening connection that is cut: nothing kept is served until it stands again',
  { skip },
  async () => {
    keep()
    await other.owner`
    select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
    await until(() => !db.hearsChanges())
    assert.ok(!kept())
    await until(db.hearsChanges)
    assert.ok(!kept(), 'what was kept before may have changed')
    keep()
    await change()
    await until(() => !kept())
  },
)

test(
  'while the database cannot be reached nothing is kept, however long; afterwards it is',
  { skip },
  async () => {
    keep()
    way.block()
    await until(() => !db.hearsChanges())
    await change()
    keep()
    await wait(2_500)
    assert.ok(!kept())
    way.open()
    await until(db.hearsChanges)
    assert.ok(!kept())
    keep()
    assert.ok(kept())
    await change()
    await until(() => !kept())
  },
)

test('a connection that dies without a word is noticed, and a new one opened', { skip }, async () => {
  keep()
  way.freeze()
  await change()
  await until(() => !kept())
  assert.ok(!db.hearsChanges())
  way.open()
  await until(db.hearsChanges)
  keep()
  await change()
  await until(() => !kept())
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
const kept = () => cache.find('/toko', 0)
const change = () => other.begin('content', async () => changed('company:toko'))

async function until(holds: () => unknown): Promise<void> {
  const end = performance.now() + 20_000
  while (!holds()) {
    assert.ok(performance.now() < end, 'it did not come to pass')
    await wait(10)
  }
}

/** Carries bytes to the database: cuts every connection and lets none through, or takes bytes and passes nothing on. */
async function openWay(port: number, host: string) {
  let blocked = false
  let frozen = false
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    if (blocked) return void near.destroy()
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => void (frozen || to.write(bytes)))
      from.on('error', () => {}).on('close', () => (sockets.delete(from), to.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach(socket => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    block: () => ((blocked = true), cut()),
    freeze: () => (frozen = true),
    open: () => ((blocked = false), (frozen = false), cut()),
    close: () => (cut(), server.close()),
  }
}
