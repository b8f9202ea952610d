import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { loadPlaces } from '../places.ts'
import { systemClock, yearOf } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { listenForHandover } from '#server/platform/db/handover.ts'
import { importWork } from '#server/platform/import/import.ts'
import { commandOn } from '#tests/support/command.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'
import { importMinimumWages, WAGE_IMPORT } from './import.ts'
import { createMinimumWages } from './minimum-wages.ts'

const start = commandOn('import-minimum-wages')
const run = (...given: Parameters<typeof start>) => start(...given).ended
const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine serves one process'
const NEXT = yearOf(systemClock.now()) + 1

async function place(t: TestContext, engine?: 'embedded'): Promise<FreshPlace> {
  const made = await freshPlace(engine)
  t.after(() => made.remove())
  return made
}

async function stateOf(at: FreshPlace): Promise<string> {
  const db = await at.open()
  const rows = await db.content`
    select province_id, city_id, year, amount, source, checked from content.minimum_wage
    order by province_id, city_id, year`
  await db.close()
  return JSON.stringify(rows)
}

/** A list for the next year: every province and regency with a figure of 2026, increased by a tenth. */
async function wholeList(at: FreshPlace): Promise<string> {
  const db = await at.open()
  const rows = await db.content<{ place: string; amount: number }[]>`
    select coalesce(city_id, province_id) as place, amount from content.minimum_wage where year = 2026 order by 1`
  await db.close()
  const lines = rows.map(({ place, amount }) => `${place},${NEXT},${Math.round(amount * 1.1)},Kepgub,read`)
  return ['code,year,amount,source,check', ...lines, ''].join('\n')
}

test('the command reports the result of each line and of the whole file', async t => {
  const at = await place(t)
  const file = `kode;tahun;upah;sumber\n32.75;2026;Rp 5.992.932;bisnis.com\n32.99;2026;1;x\n32;2026;2317601;x\n`
  const { code, output } = await run(at, file)
  assert.equal(code, 0)
  assert.match(output, /line 2: Kota Bekasi 2026: IDR 5,992,932, corrected, was IDR 5,999,443/)
  assert.match(output, /line 3: the code "32.99" is no regency's and no province's; the row is left out/)
  assert.match(output, /line 4: Jawa Barat 2026: IDR 2,317,601, corrected, source and check are new/)
  assert.match(output, /3 rows: 0 new, 2 corrected, 0 known, 1 left out\./)
})

test('an unusable file is named as such, and nothing is imported', async t => {
  const at = await place(t)
  const before = await stateOf(at)
  for (const [content, reason] of [
    ['', /Nothing was imported\. The file is empty/],
    ['kota,tahun,upah\nKudus,2026,2500000\n', /no column for the source/],
    [Buffer.from('kode,tahun,upah,sumber\n32,2026,2,Café\n', 'latin1'), /not UTF-8 text: 1 of 2 lines/],
    [Buffer.from('\uFEFFkode,tahun,upah,sumber\n', 'utf16le'), /UTF-16/],
  ] as const) {
    const { code, output } = await run(at, content as string | Buffer)
    assert.match(output, reason)
    assert.equal(code, 2)
  }
  assert.match((await run(at, '', [])).output, /Usage: npm run import:minimum-wages/)
  assert.equal(await stateOf(at), before)
})

test('killed at any moment it has imported all or nothing, and a second run gives the table of a single run', async t => {
  const [single, killed] = [await place(t), await place(t)]
  const file = await wholeList(single)
  const before = await stateOf(killed)
  const begun = performance.now()
  assert.equal((await run(single, file)).code, 0)
  const took = performance.now() - begun
  const whole = await stateOf(single)
  for (let i = 0; i < 5; i += 1) {
    const { child, printed, ended } = start(killed, file)
    await printed('Reading')
    await pause(Math.random() * took * 0.2)
    child.kill('SIGKILL')
    await ended
    assert.ok([before, whole].includes(await stateOf(killed)), 'a part of the list was imported')
  }
  const last = await run(killed, file)
  assert.equal(last.code, 0, last.output)
  assert.equal(await stateOf(killed), whole)
})

const wagesOf = async (db: Db) => createMinimumWages(db, await loadPlaces(db.content))

test('a running program on the embedded database imports the file for the command, and shows the new figure', async t => {
  const at = await place(t, 'embedded')
  const db = await at.open()
  t.after(() => db.close())
  const wages = await wagesOf(db)
  assert.equal((await wages()).find('32.75', 2026)?.amount, 5_999_443)
  const program = await listenForHandover(at.env.DATA_DIR, {
    [WAGE_IMPORT]: importWork(importMinimumWages, { db, clock: systemClock }),
  })
  t.after(() => program.close())
  const { code, output } = await run(at, 'kode,tahun,upah,sumber\n32.75,2026,5992932,x\n')
  assert.equal(code, 0, output)
  assert.match(output, /The program is running: it takes the file/)
  assert.match(output, /line 2: Kota Bekasi 2026: IDR 5,992,932, corrected/)
  assert.equal((await wages()).find('32.75', 2026)?.amount, 5_992_932)
  assert.match((await run(at, 'kota\nKudus\n')).output, /no column for the source/)
})

test('every running program on a server shows what another process has imported', { skip }, async t => {
  const at = await place(t)
  const programs = await Promise.all([at.open(), at.open()])
  t.after(() => Promise.all(programs.map(db => db.close())))
  const readers = await Promise.all(programs.map(wagesOf))
  for (const wages of readers) assert.equal((await wages()).find('32.75', 2026)?.amount, 5_999_443)
  assert.equal((await run(at, 'kode,tahun,upah,sumber\n32.75,2026,5992932,x\n')).code, 0)
  for (const wages of readers)
    await until(async () => (await wages()).find('32.75', 2026)?.amount === 5_992_932)
})
