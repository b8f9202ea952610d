import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Db } from '#server/platform/db/db.ts'
import { listenForHandover } from '#server/platform/db/handover.ts'
import { readSecrets } from '#server/platform/secrets.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { DRAW_WORK, drawWork } from './draw-work.ts'
import { createMonths } from './months.ts'
import { sealTo } from './sealed-box.ts'
import { insertEntry } from './store.ts'

const SCRIPT = new URL('../../scripts/raffle-draw.ts', import.meta.url).pathname
const MONTH = '2020-01'
const VALUE = ['--value', '6234.56', '--day', '2020-02-17', '--source', 'idx.co.id']

async function run({ env }: FreshPlace, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, MODE: 'demo', DATABASE_URL: '', ...env },
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: code as number, said, complained }
}

/** A month in the past with one entry, and what a program needs to draw it. */
async function past(t: TestContext, engine?: 'embedded') {
  const place = await freshPlace(engine)
  t.after(() => place.remove())
  const config = readConfig({ MODE: 'demo', ...place.env })
  const secrets = readSecrets(config)
  const db: Db = await place.open()
  const { contact_public } = await createMonths({ db, secrets }).get(MONTH)
  const sealed = sealTo(contact_public, JSON.stringify({ contact: 'rani@contoh.id', locale: 'en' }))
  await db.begin('content', tx => insertEntry(tx, MONTH, randomBytes(32), sealed))
  return { place, db, parts: { db, secrets, config, clock: systemClock } }
}

test('the command draws a closed month, and prints the same winners when it is run again', async t => {
  const { place, db } = await past(t)
  await db.close()
  const first = await run(place, MONTH, ...VALUE)
  assert.equal(first.code, 0, first.complained)
  assert.match(first.said, /1 tickets took part/)
  assert.match(first.said, /1\. rani@contoh\.id \(en\), number [0-9a-f]{64}/)
  assert.equal((await run(place, MONTH)).said, first.said)
})

test('a running program on the embedded database draws for the command', async t => {
  const { place, db, parts } = await past(t, 'embedded')
  const handover = await listenForHandover(place.env.DATA_DIR, { [DRAW_WORK]: drawWork(parts) })
  const { code, said, complained } = await run(place, MONTH, ...VALUE)
  await handover.close()
  await db.close()
  assert.equal(code, 0, complained)
  assert.match(said, /rani@contoh\.id/)
})

test('an impossible draw is reported, with its own exit code', async t => {
  const { place, db } = await past(t)
  await db.close()
  assert.match((await run(place)).complained, /^Usage/)
  assert.equal((await run(place, '2020-13')).code, 2)
  assert.equal((await run(place, MONTH, '--seed', 'x')).code, 2)
  assert.match((await run(place, MONTH)).complained, /closing index/)
  const unknown = await run(place, '2019-01')
  assert.deepEqual([unknown.code, unknown.complained.trim()], [1, 'There is no raffle of 2019-01.'])
})
