import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { after, before, test } from 'node:test'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
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
  'programs that start at once on an empty database: each migration is applied once, by one',
  { skip },
  async () => {
    for (let round = 0; round < 2; round += 1) {
      await programs[0]!.owner.unsafe('drop schema identity, content cascade; drop table public.migration')
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
  'roles that own nothing start on a schema that is up to date, and cannot alter it',
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
  'where a migration is missing they are told to run npm run migrate, which applies it',
  { skip },
  async t => {
    const db = await openRoles()
    t.after(() => db.close())
    const owner = programs[0]!.owner
    await owner`delete from public.migration where name like '%migrations_are_seen%'`
    await assert.rejects(ensureMigrated(db), /lacks 1 migrations.*_migrations_are_seen.*npm run migrate/s)
    assert.match(runMigrate(), /Applied:\n {2}\d+_migrations_are_seen/)
    await ensureMigrated(db)
    assert.match(runMigrate(), /up to date/)
    await owner.unsafe('drop schema identity, content cascade; drop table public.migration')
    await assert.rejects(ensureMigrated(db), /lacks \d\d migrations.*0001_.*npm run migrate/s)
    assert.match(runMigrate(), /Applied:\n {2}0001_/)
  },
)

test(
  'a migration that the version before cannot bear waits until that is stopped, and says so',
  { skip },
  async () => {
    const owner = programs[0]!.owner
    await owner.unsafe(`
      alter table content.raffle_month rename column public_value to witness;
      alter table content.raffle_month drop column public_day, drop column public_source;
      delete from public.migration where name = '0075_raffle_value.sql'`)
    const older = await openRoles()
    await older.content`select 1`
    const refused = migrateWith({ DATABASE_URL: place.env.DATABASE_URL as string })
    assert.equal(refused.status, 1)
    assert.match(refused.stderr, /^Programs of the version before are running.*0075_raffle_value.*Stop them/)
    await assert.rejects(migrate(owner), /Stop them, then run this again/)
    await older.close()
    while (
      (
        await owner`select 1 from pg_stat_activity where usename = 'kj_content' and datname = current_database()`
      ).length > 0
    );
    assert.deepEqual(await migrate(owner), ['0075_raffle_value.sql'])
  },
)

test('npm run migrate without an owner says which setting it needs', () => {
  const { status, stderr } = migrateWith({})
  assert.equal(status, 2)
  assert.match(stderr, /DATABASE_URL: give the owner's connection/)
})

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
