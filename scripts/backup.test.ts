import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { addDays, dayOf, systemClock } from '#server/platform/clock.ts'
import { testApp } from '#tests/support/app.ts'
import { freshPlace } from '#tests/support/database.ts'
import { signIn } from '#tests/support/sign-in.ts'

test('a backup writes the schemas to separate folders, after rewriting the tables of the last hour', async t => {
  const place = await freshPlace()
  t.after(() => place.remove())
  const { DATA_DIR, DATABASE_URL } = place.env
  const it = await testApp({ db: await place.open() })
  for (let person = 0; person < 3; person += 1) await signIn(it)
  const transactions = async (sql: typeof it.db.owner) =>
    (await sql`select distinct xmin from identity.account`).length
  assert.equal(await transactions(it.db.owner), 3)
  await it.close()
  const folders = [join(DATA_DIR, 'people'), join(DATA_DIR, 'content')] as const
  const daysAgo = (days: number) => addDays(dayOf(systemClock.now()), -days)
  const before = [`identity-${daysAgo(31)}.dump`, `identity-${daysAgo(30)}.dump`, 'notes-2020-01-01.dump']
  mkdirSync(join(folders[0], `private-files-${daysAgo(31)}`, 'deep'), { recursive: true })
  for (const name of before) writeFileSync(join(folders[0], name), '', { mode: 0o600 })
  const env = { ...process.env, DATABASE_URL: '', ...place.env }
  const run = spawnSync(process.execPath, ['scripts/backup.ts', ...folders], { env, encoding: 'utf8' })
  if (!DATABASE_URL) return assert.deepEqual([run.status, /embedded/.test(run.stderr)], [2, true])
  assert.equal(run.status, 0, run.stderr)
  const left = readdirSync(folders[0])
  assert.deepEqual(
    [...before, `private-files-${daysAgo(31)}`].filter(name => left.includes(name)),
    before.slice(1),
  )
  for (const name of before.slice(1)) rmSync(join(folders[0], name))
  const kinds = folders.map(folder => readdirSync(folder).map(name => name.split('-')[0]))
  assert.deepEqual(kinds, [['identity'], ['content', 'migrations']])
  for (const folder of folders)
    for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o077, 0)
  const tables = (folder: string) =>
    readdirSync(folder)
      .map(name => spawnSync('pg_restore', ['--list', join(folder, name)], { encoding: 'utf8' }).stdout)
      .join('')
  assert.match(tables(folders[0]), /TABLE DATA identity account/)
  assert.doesNotMatch(tables(folders[0]), /content|TABLE DATA identity limit_count/)
  assert.doesNotMatch(tables(folders[1]), /identity/)
  const db = await place.open()
  assert.equal(await transactions(db.owner), 1)
  await db.close()
})
