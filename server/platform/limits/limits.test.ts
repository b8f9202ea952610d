import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { freshDb } from '#tests/support/database.ts'
import type { Db } from '../db/db.ts'
import type { Limits, Rule } from './limits.ts'
import { memoryLimits } from './memory.ts'
import { inNetworks } from './network.ts'
import { sharedLimits } from './shared.ts'

const TWO_A_MINUTE: Rule = { name: 'two', most: 2, seconds: 60 }
const ONE_AN_HOUR: Rule = { name: 'one', most: 1, seconds: 3600 }

let db: Db
before(async () => void (db = await freshDb()))
after(() => db.close())

type SetUp = { limits: Limits; other: Limits; move(seconds: number): void }
const clockAt = (start: number) => {
  let now = start
  return { clock: { now: () => new Date(now * 1000) }, move: (seconds: number) => void (now += seconds) }
}

/**
 * `other` belongs to another program and has the same limits if they are shared. Starts half a minute before a full
 * hour.
 */
const PLACES: Record<string, () => SetUp> = {
  'in memory': () => {
    const { clock, move } = clockAt(3600 * 500_000 - 30)
    const limits = memoryLimits({ clock, key: randomBytes(32) })
    return { limits, other: limits, move }
  },
  'in the database': () => {
    const { clock, move } = clockAt(3600 * 500_000 - 30)
    const key = randomBytes(32)
    return { limits: sharedLimits({ db, clock, key }), other: sharedLimits({ db, clock, key }), move }
  },
}

for (const [place, setUp] of Object.entries(PLACES)) {
  test(`${place}, a rule permits a number of acts, then returns the wait until the next`, async () => {
    const { limits, move } = setUp()
    const act = { rule: TWO_A_MINUTE, of: ['a'] }
    assert.equal(await limits.take(act), undefined)
    move(10)
    assert.equal(await limits.take(act), undefined)
    assert.equal(await limits.take(act), 50)
    move(45)
    assert.equal(await limits.waitFor(act), 5)
    move(5)
    assert.equal(await limits.take(act), undefined)
    assert.equal(await limits.take(act), 10)
  })

  test(`${place}, a large amount waits for room for all of it, and a small one does not`, async () => {
    const { limits, move } = setUp()
    const rule: Rule = { name: 'bytes', most: 1000, seconds: 60 }
    const send = (amount: number) => limits.take({ rule, of: ['a'], amount })
    assert.equal(await send(600), undefined)
    move(20)
    assert.equal(await send(300), undefined)
    assert.equal(await send(500), 40)
    assert.equal(await send(100), undefined)
    assert.equal(await send(1), 40)
    move(40)
    assert.equal(await send(600), undefined)
    await limits.note({ rule, of: ['a'], amount: 900 })
    assert.equal(await send(1), 60, 'the last 900 and 100 before them')
  })

  test(`${place}, where one rule is full nothing is counted in the others`, async () => {
    const { limits, move } = setUp()
    const [two, one] = [
      { rule: TWO_A_MINUTE, of: ['a'] },
      { rule: ONE_AN_HOUR, of: ['a'] },
    ]
    assert.equal(await limits.take(two, one), undefined)
    const wait = await limits.take(two, one)
    assert.ok(wait! >= 3600 && wait! <= 3660)
    assert.equal(await limits.waitFor(two), undefined)
    move(1)
    assert.equal(await limits.take(two), undefined)
  })

  test(`${place}, different subjects are distinct even if their joined words are equal`, async () => {
    const { limits } = setUp()
    assert.equal(await limits.take({ rule: ONE_AN_HOUR, of: ['ab', 'c'] }), undefined)
    assert.equal(await limits.take({ rule: ONE_AN_HOUR, of: ['a', 'bc'] }), undefined)
    assert.ok(await limits.take({ rule: ONE_AN_HOUR, of: ['ab', 'c'] }))
  })

  test(`${place}, a forgotten act no longer counts, also after a full hour`, async () => {
    const { limits, move } = setUp()
    const act = { rule: ONE_AN_HOUR, of: ['a'] }
    await limits.note(act)
    move(600)
    assert.ok(await limits.waitFor(act))
    await limits.forget(act)
    assert.equal(await limits.waitFor(act), undefined)
  })

  test(`${place}, an act returns the number of acts before it`, async () => {
    const { limits, other, move } = setUp()
    const act = { rule: TWO_A_MINUTE, of: ['a'] }
    const places = [
      await limits.note(act),
      await other.note(act),
      await limits.note(act),
      await limits.note(act),
    ]
    assert.deepEqual(places.flat(), [0, 1, 2, 2])
    move(60)
    assert.deepEqual(await limits.note(act), [0])
  })

  test(`${place}, of simultaneous acts no more succeed than a rule permits`, async () => {
    const { limits, other } = setUp()
    const rule: Rule = { name: 'five', most: 5, seconds: 3600 }
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? limits : other).take({ rule, of: ['a'] })),
    )
    assert.equal(all.filter(wait => wait === undefined).length, 5)
  })

  test(`${place}, many addresses of one site share the site’s limit`, async () => {
    const { limits } = setUp()
    const rule: Rule = { name: 'network', most: 3, seconds: 3600 }
    let through = 0
    for (let i = 0; i < 100; i += 1)
      through += Number(
        (await limits.take(...inNetworks(rule, `2001:db8:1:${i.toString(16)}::1`))) === undefined,
      )
    assert.equal(through, 12)
    assert.equal(await limits.take(...inNetworks(rule, '2001:db8:2::1')), undefined)
  })

  test(`${place}, expired counts are swept, and nothing of them is left`, async () => {
    const { limits, move } = setUp()
    await limits.sweep()
    for (let i = 0; i < 50; i += 1) await limits.take({ rule: ONE_AN_HOUR, of: [String(i)] })
    assert.ok((await limits.sweep()) >= 50)
    move(2 * 3600)
    assert.equal(await limits.sweep(), 0)
  })
}

test('counts in the database identify nobody, have another name each hour, and are not in its log', async () => {
  const { limits, move } = (PLACES['in the database'] as () => SetUp)()
  const act = { rule: ONE_AN_HOUR, of: ['203.0.113.9', 'ani@contoh.id'] }
  await limits.note(act)
  move(3600)
  await limits.note(act)
  const rows = await db.identity<{ name: string; row: string }[]>`
    select name, to_jsonb(l)::text as row from identity.limit_count l where until > 0`
  assert.equal(rows.length, new Set(rows.map(({ name }) => name)).size)
  assert.ok(rows.length >= 2)
  for (const { row } of rows) assert.doesNotMatch(row, /203\.0|contoh/)
  const [table] =
    await db.owner`select relpersistence from pg_class where oid = 'identity.limit_count'::regclass`
  assert.equal(table?.['relpersistence'], 'u')
})
