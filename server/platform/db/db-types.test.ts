import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freshDb } from '#tests/support/database.ts'
import type { Db } from './db.ts'

let db: Db
before(async () => void (db = await freshDb()))
after(() => db.close())

test('a null inside an array of numbers stays null, when written and when read', async () => {
  const list = [1, null, 5]
  const [row] = await db.content`
    select ${list}::smallint[] as small, ${list}::integer[] as whole, ${[]}::integer[] as empty, array[null]::smallint[] as single`
  assert.deepEqual({ ...row }, { small: list, whole: list, empty: [], single: [null] })
})

test('days stay text, and counts and sums are numbers', async () => {
  const [row] = await db.content`
    select date '2026-03-11' as day, count(*) as count, sum(x) as sum from generate_series(1, 3) x`
  assert.deepEqual({ ...row }, { day: '2026-03-11', count: 3, sum: 6 })
})
