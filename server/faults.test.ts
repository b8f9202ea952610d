// A database that does not answer, in every way of failing.
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createCompanies } from '#server/companies/create.ts'
import { changed, openDb, type Db } from '#server/platform/db/db.ts'
import { within } from '#server/platform/deadline.ts'
import { sorry as en } from '#shared/messages/en/frame/sorry.ts'
import { sorry as id } from '#shared/messages/id/frame/sorry.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'
import { openWay } from '#tests/support/way.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine is reached by no network'

let place: FreshPlace
let way: Awaited<ReturnType<typeof openWay>> | undefined
let it: TestApp
let origin: string
const logged: string[] = []

before(async () => {
  place = await freshPlace()
  it = await testApp({
    db: await opened(place),
    env: { ANSWER_SECONDS: '0.6' },
    web: 'built',
    log: { info: event => void logged.push(event), error: event => void logged.push(event) },
  })
  await it.db.begin('content', tx =>
    createCompanies(tx, [{ slug: 'toko', name: 'Toko Lama', listed_on: '2026-01-01' }]),
  )
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(it.app.http.server.address() as AddressInfo).port}`
})
after(async () => {
  way?.open()
  await it.close()
  way?.close()
  await place.remove()
})

/** Connects the program to its database through a proxy, if it has a network connection. */
async function opened({ env }: FreshPlace): Promise<Db> {
  const limits = { DATABASE_POOL: 2, ANSWER_SECONDS: 0.6 }
  if (!env.DATABASE_URL) return openDb({ ...env, ...limits })
  const url = new URL(env.DATABASE_URL)
  way = await openWay(Number(url.port || 5432), url.hostname)
  url.host = `127.0.0.1:${way.port}`
  return openDb({ ...env, ...limits, DATABASE_URL: url.href })
}

const company = () => it.call('company', { params: { slug: 'toko' } })
const answers = async () => (await company()).status === 200

test(
  'an unreachable database leads to 503, with a page that says so in the reader’s language',
  { skip },
  async () => {
    way?.block()
    const call = await company()
    assert.deepEqual([call.status, call.body.code, call.retryAfterSeconds], [503, 'unavailable', 5])
    for (const [path, words] of [
      ['/perusahaan/toko', id],
      ['/en/company/toko', en],
    ] as const) {
      const page = await fetch(origin + path)
      assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '5'])
      const html = await page.text()
      assert.ok(html.includes(words.busy.title) && html.includes(words.busy.body))
    }
    assert.equal((await fetch(`${origin}/readyz`)).status, 503)
    assert.ok(!logged.includes('bug') && !logged.includes('page'), 'it is no fault of the program')
    way?.open()
    await until(answers)
    assert.equal((await fetch(`${origin}/perusahaan/toko`)).status, 200)
  },
)

test(
  'a database that accepts queries and stays silent leads to 503 too, and is used again when it is back',
  { skip },
  async () => {
    way?.freeze()
    assert.equal((await company()).status, 503)
    way?.open()
    await until(answers)
  },
)

test(
  'a transaction on an abandoned connection ends, so that nobody waits for its locks for ever',
  { skip },
  async () => {
    let transaction: Promise<unknown> = Promise.resolve()
    const answer = within(600, () => {
      transaction = it.db.begin('content', async tx => {
        await tx`select 1`
        way?.freeze()
        await tx`select 1`
      })
      transaction.catch(() => {})
      return transaction
    })
    await assert.rejects(answer)
    await until(async () => (await company()).status === 503)
    await assert.rejects(transaction)
    way?.open()
    await until(answers)
  },
)

test(
  'silently dead connections are detected and abandoned, even without a restart of the program',
  { skip },
  async () => {
    assert.ok(await answers())
    way?.lose()
    assert.equal((await company()).status, 503)
    await until(answers)
  },
)

test('waiting for a lock or for the only connection ends with 503 and frees both', async () => {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = it.db.begin('content', async tx => {
    await tx`lock table content.company in access exclusive mode`
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const [call, page] = await Promise.all([company(), fetch(`${origin}/perusahaan/toko?sort=best`)])
  assert.deepEqual([call.status, page.status], [503, 503])
  released.resolve()
  await held
  await until(answers)
})

test('an act that was answered with 503 does not take effect afterwards', async () => {
  const heard: unknown[] = []
  it.db.onChange(subjects => heard.push(subjects))
  const released = Promise.withResolvers<void>()
  let act: Promise<unknown> | undefined
  const late = within(50, () => (act = renamed(released.promise)))
  await assert.rejects(late, { code: 'unavailable' })
  released.resolve()
  await assert.rejects(act as Promise<unknown>, { code: 'unavailable' })
  const [row] = await it.db.content`select name from content.company where slug = 'toko'`
  assert.equal(row?.['name'], 'Toko Lama')
  assert.deepEqual(heard, [])
})

const renamed = (waits: Promise<void>) =>
  it.db.begin('content', async tx => {
    await tx`update content.company set name = 'Toko Baru' where slug = 'toko'`
    changed('company:toko')
    await waits
  })
