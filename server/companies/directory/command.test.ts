import assert from 'node:assert/strict'
import { constants } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/platform/clock.ts'
import { openDb } from '#server/platform/db/db.ts'
import { listenForHandover } from '#server/platform/db/handover.ts'
import { importWork } from '#server/platform/import/import.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { commandOn } from '#tests/support/command.ts'
import { directoryFile, directoryState } from '#tests/support/directory.ts'
import { DIRECTORY_IMPORT, importDirectory } from './import.ts'

const KILLED = 128 + constants.signals.SIGKILL

async function place(t: TestContext, engine?: 'embedded'): Promise<FreshPlace> {
  const made = await freshPlace(engine)
  t.after(() => made.remove())
  return made
}

const start = commandOn('import-companies')
const run = (...given: Parameters<typeof start>) => start(...given).ended

async function stateOf(at: FreshPlace): Promise<string> {
  const db = await at.open()
  const state = await directoryState(db)
  await db.close()
  return state
}

test('the command reads a directory, names bad rows, and prints a summary at the end', async t => {
  const { code, output } = await run(await place(t), 'name,city\nPT Maju,Kudus\n,Kudus\nCV Jaya,Bandung\n')
  assert.equal(code, 0)
  assert.match(output, /line 3: the company has no name/)
  assert.match(output, /3 rows in .* 2 new, 0 known, 0 to the team, 1 bad/s)
  assert.match(output, /1 times: city is both a kota and a kabupaten.*first: line 4, "Bandung"/)
})

test('an unusable file is named as such, and nothing is imported', async t => {
  const at = await place(t)
  const cases: [string | Buffer, RegExp][] = [
    ['', /The file is empty/],
    ['kota\nKudus\n', /no column for the company's name/],
    [
      Buffer.from('name\nPT Caf\u00e9\n', 'latin1'),
      /not UTF-8 text: 1 of 2 lines are not, the first is line 2/,
    ],
    [Buffer.from('\uFEFFname\nPT Maju\n', 'utf16le'), /UTF-16/],
  ]
  for (const [content, reason] of cases) {
    const { code, output } = await run(at, content)
    assert.match(output, reason)
    assert.equal(code, 2)
  }
  assert.equal((await run(at, '', [join(at.env.DATA_DIR, 'missing.csv')])).code, 2)
  assert.equal((await run(at, '', [])).code, 2)
})

test('a stray byte costs only its own row', async t => {
  const lines = Array.from({ length: 60 }, (_, i) => Buffer.from(`PT Nomor ${i}\n`))
  lines[30] = Buffer.from('PT Caf\u00e9\n', 'latin1')
  const { code, output } = await run(await place(t), Buffer.concat([Buffer.from('name\n'), ...lines]))
  assert.equal(code, 0)
  assert.match(output, /line 32: the row is not UTF-8 text/)
  assert.match(output, /59 new, 0 known, 0 to the team, 1 bad/)
})

test('killed at any moment and run again, it gives the same table as a single run', async t => {
  const file = directoryFile(3000)
  const [single, killed] = [await place(t), await place(t)]
  const begun = performance.now()
  assert.equal((await run(single, file)).code, 0)
  const took = performance.now() - begun
  let kills = 0
  for (let i = 0; i < 5; i += 1) {
    const { child, printed, ended } = start(killed, file)
    await printed('Reading')
    await pause(Math.random() * took * 0.4)
    child.kill('SIGKILL')
    if ((await ended).code === KILLED) kills += 1
  }
  assert.ok(kills > 0, 'no run was killed before its end')
  const last = await run(killed, file)
  assert.equal(last.code, 0, last.output)
  assert.equal(await stateOf(killed), await stateOf(single))
})

test('a stop signal stops it between two batches, and the next run continues', async t => {
  const file = directoryFile(6000)
  const at = await place(t)
  const stopped = start(at, file)
  await stopped.printed('Reading')
  // As when a terminal's signal arrives directly and is forwarded as well.
  stopped.child.kill('SIGTERM')
  await pause(20)
  stopped.child.kill('SIGTERM')
  const { code, output } = await stopped.ended
  assert.equal(code, 143)
  assert.match(output, /Stopped: .*Run the command again to go on/s)
  const again = await run(at, file)
  assert.equal(again.code, 0, again.output)
})

test('while the program runs on the embedded database, the command hands it the file', async t => {
  const at = await place(t, 'embedded')
  const db = await openDb({ ...at.env, DATABASE_POOL: 1 })
  t.after(() => db.close())

  const early = await run(at, 'name\nPT Maju\n')
  assert.equal(early.code, 1)
  assert.match(early.output, /a program that is still starting/)

  const program = await listenForHandover(at.env.DATA_DIR, {
    [DIRECTORY_IMPORT]: importWork(importDirectory, { db, clock: systemClock }),
  })
  t.after(() => program.close())
  const { code, output } = await run(at, 'name,city\nPT Maju,Kudus\n"PT Jaya,Kudus\n,Kudus\n')
  assert.equal(code, 0)
  assert.match(output, /The program is running: it takes the file/)
  assert.match(output, /line 3: a quote is opened and never closed/)
  assert.match(output, /3 rows in .* 1 new, 0 known, 0 to the team, 2 bad/s)
  const [company] = await db.content`select slug from content.company`
  assert.deepEqual(company, { slug: 'maju' })

  const unusable = await run(at, 'kota\nKudus\n')
  assert.equal(unusable.code, 2)
  assert.match(unusable.output, /no column for the company's name/)
})

test('a program that stops finishes the rows it has read, and asks the command to come again', async t => {
  const at = await place(t, 'embedded')
  const file = directoryFile(6000)
  const db = await openDb({ ...at.env, DATABASE_POOL: 1 })
  t.after(() => db.close())
  const program = await listenForHandover(at.env.DATA_DIR, {
    [DIRECTORY_IMPORT]: importWork(importDirectory, { db, clock: systemClock }),
  })
  const command = start(at, file)
  await command.printed('takes the file')
  while (Number((await db.content`select count(*) as n from content.import_row`)[0]?.['n']) === 0)
    await pause(20)
  await program.close()
  const { code, output } = await command.ended
  assert.equal(code, 1)
  assert.match(output, /Run the command again to go on/)
})
