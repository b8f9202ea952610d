// One privacy floor: where SQL needs the number as a literal, it equals the one in shared/rules.
import assert from 'node:assert/strict'
import test from 'node:test'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { freshDb } from '#tests/support/database.ts'
import { product } from '#tests/support/sources.ts'

/** `review_count >= 3`, `review_count between 3 and 9`, `coalesce(no, 0) >= 3`. */
const COMPARED = /(?<!sum\()(?:review_count|coalesce\(no, 0\))\)* (?:>=|<|between) (\d+)/gi
/** Minimum for rankings: another rule with its own number. */
const RANKED_FROM = 10
const numbersOf = (text: string) =>
  [...text.matchAll(COMPARED)].map(match => Number(match[1])).filter(number => number !== RANKED_FROM)

test('indexes, generated columns and functions of the schema use the privacy floor', async t => {
  const db = await freshDb()
  t.after(() => db.close())
  const made = await db.owner<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes where schemaname = 'content'
    union all select a.attname, pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid::regclass::text like 'content.%' and a.attgenerated <> ''
    union all select proname, prosrc from pg_proc where pronamespace = 'content'::regnamespace`
  const floors = made.flatMap(({ name, definition }) =>
    numbersOf(definition).map(number => ({ name, number })),
  )
  assert.ok(floors.length >= 5, JSON.stringify(floors))
  assert.deepEqual(
    floors.filter(({ number }) => number !== PRIVACY_FLOOR),
    [],
  )
})

test('queries with a literal for their index use the privacy floor', () => {
  const floors = product
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, text }) => numbersOf(text).map(number => ({ path, number })))
    // A comparison with zero is not a floor.
    .filter(({ number }) => number > 0)
  assert.ok(floors.length >= 3, JSON.stringify(floors))
  assert.deepEqual(
    floors.filter(({ number }) => number !== PRIVACY_FLOOR),
    [],
  )
})
