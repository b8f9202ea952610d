import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freshPlace, TEST_FOLDER, type FreshPlace } from '#tests/support/database.ts'
import { openDb } from './db.ts'
import { ensureMigrated, migrate } from './migrate.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine serves one process'

let place: FreshPlace
let programs: Awaited<ReturnType<typeof openDb>>[] = []

before(async () => {
  if (skip) return
  place = await freshPlace()
  programs = await Promise.all([1, 2, 3, 4].map(() => place.open()))
})
after(async () => {
  for (const db of programs) await db.close()
  await place?.remove()
})

test(
  'programs that start at the same time on an empty database create the schema once',
  { skip },
  async () => {
    for (let round = 0; round < 2; round += 1) {
      await dropAll()
      const applied = (await Promise.all(programs.map(db => migrate(db.owner)))).flat()
      assert.deepEqual(applied.toSorted(), [...new Set(applied)].toSorted())
      const [{ n }] = (await programs[0]!.owner`select count(*) as n from public.migration`) as unknown as [
        { n: number },
      ]
      assert.equal(n, applied.length)
    }
  },
)

test(
  'roles without ownership can start the program on a current schema, and cannot alter it',
  { skip },
  async t => {
    const db = await openRoles()
    t.after(() => db.close())
    await ensureMigrated(db)
    for (const sql of [db.owner, db.content, db.identity]) {
      await assert.rejects(sql.unsafe('create table content.own (id int)'), /permission denied/)
      await assert.rejects(
        sql.unsafe('alter table content.review add column own int'),
        /must be owner|permission denied/,
      )
    }
  },
)

test(
  'on an empty database they print a request to run npm run migrate, which creates the schema',
  { skip },
  async t => {
    const db = await openRoles()
    t.after(() => db.close())
    await dropAll()
    await assert.rejects(ensureMigrated(db), /lacks: schema\..*npm run migrate/s)
    assert.match(runMigrate(), /Applied:\n {2}schema/)
    await ensureMigrated(db)
    assert.match(runMigrate(), /up to date/)
  },
)

test('a migration is applied once, demanded if it is missing, and never edited', { skip }, async t => {
  const db = await openRoles()
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  t.after(async () => {
    await db.close()
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, '0001_more.sql')
  writeFileSync(file, 'create table content.more (id int)')
  await assert.rejects(ensureMigrated(db, folder), /lacks: 0001_more\.sql\..*npm run migrate/s)
  const owner = programs[0]!.owner
  assert.deepEqual(await migrate(owner, folder), ['0001_more.sql'])
  assert.deepEqual(await migrate(owner, folder), [])
  await ensureMigrated(db, folder)
  writeFileSync(file, 'create table content.more (id bigint)')
  await assert.rejects(migrate(owner, folder), /0001_more\.sql was edited after it was applied/)
})

test('a database with a foreign schema is refused, and left as it is', { skip }, async t => {
  const db = await openRoles()
  t.after(() => db.close())
  const owner = programs[0]!.owner
  for (const made of [
    `update public.migration set checksum = 'another' where name = 'schema'`,
    `update public.migration set name = '0001_ground.sql' where name = 'schema'`,
  ]) {
    await owner.unsafe(made)
    await assert.rejects(migrate(owner), /another version.*make a new, empty database/)
    await assert.rejects(ensureMigrated(db), /another version.*make a new, empty database/)
    const { status, stderr } = migrateWith({ DATABASE_URL: place.env.DATABASE_URL as string })
    assert.deepEqual([status, stderr.trim().split('\n').length], [1, 1])
  }
  await dropAll()
  await migrate(owner)
})

test('npm run migrate without an owner names the setting that it needs', () => {
  const { status, stderr } = migrateWith({})
  assert.equal(status, 2)
  assert.match(stderr, /DATABASE_URL: give the owner's connection/)
})

const dropAll = () =>
  programs[0]!.owner.unsafe('drop schema identity, content cascade; drop table public.migration')

const openRoles = () => openDb({ ...roles(), DATABASE_POOL: 1, DATA_DIR: tmpdir() })

function roles(): { IDENTITY_DATABASE_URL: string; CONTENT_DATABASE_URL: string } {
  const as = (role: string) => {
    const url = new URL(place.env.DATABASE_URL as string)
    url.username = role
    return url.href
  }
  return { IDENTITY_DATABASE_URL: as('kj_identity'), CONTENT_DATABASE_URL: as('kj_content') }
}

const runMigrate = (): string => migrateWith({ DATABASE_URL: place.env.DATABASE_URL as string }).stdout

const migrateWith = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/migrate.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env } as NodeJS.ProcessEnv,
  })
