import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freshDb } from '#tests/support/database.ts'
import { changed, type Db } from './db.ts'

let db: Db
const announced: (string[] | 'all')[] = []

before(async () => {
  db = await freshDb()
  db.onChange(subjects => announced.push(subjects))
})
after(() => db.close())

test('using the pool inside a transaction fails at once, because a pool of one would wait for ever', async () => {
  await db.begin('content', async tx => {
    assert.throws(() => db.content`select 1`, /use its tx/)
    assert.throws(() => db.identity`select 1`, /use its tx/)
    await assert.rejects(
      db.begin('content', async () => {}),
      /open already/,
    )
    const [row] = await tx`select 1 as one`
    assert.equal(row?.['one'], 1)
  })
})

test('a subject is announced when its transaction has committed, and not when it was rolled back', async () => {
  announced.length = 0
  await db.begin('content', async () => changed('company:a', 'company:b'))
  await assert.rejects(
    db.begin('content', async () => {
      changed('company:c')
      throw new Error('back')
    }),
  )
  assert.ok(announced.some(subjects => subjects !== 'all' && subjects.join() === 'company:a,company:b'))
  assert.ok(!announced.flat().includes('company:c'))
  assert.throws(() => changed('company:d'), /inside a transaction/)
})

test('days stay text, and counts and nulls in arrays keep their types', async () => {
  const [row] =
    await db.content`select date '2026-03-01' as day, count(*) as n, '{1,null,3}'::smallint[] as list`
  assert.deepEqual({ ...row }, { day: '2026-03-01', n: 1, list: [1, null, 3] })
})

test(
  'on a server neither role can read the other schema',
  { skip: !process.env['TEST_DATABASE_URL'] && 'the embedded engine has one role' },
  async () => {
    await assert.rejects(db.content`select 1 from identity.account`, { code: '42501' })
    await assert.rejects(db.identity`select 1 from content.review`, { code: '42501' })
    const crossing = await db.owner`
    select conname from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where a.relnamespace <> b.relnamespace`
    assert.equal(crossing.length, 0, 'no foreign key crosses')
  },
)

test('the content schema has no moments except of tasks and expiries', async () => {
  const rows = await db.owner<{ column: string }[]>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'content' and data_type like 'time%'`
  const allowed = new Set([
    'task.run_at',
    'task.lease_until',
    'task.done_at',
    'task.until',
    'review_pass.expires_at',
    'desk_claim.claimed_until',
    // Full hours only.
    'inquiry.due_at',
  ])
  assert.deepEqual(
    rows.map(row => row.column).filter(column => !allowed.has(column)),
    [],
  )
})
