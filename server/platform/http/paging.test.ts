import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf, readCursor } from './paging.ts'

const SIZE = 3
const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A page of a list in memory at a cursor, read as a store reads it. */
function pageAt(text: string | undefined, items = ITEMS, uncounted = '') {
  const cursor = readCursor(text, key => /^[a-z]$/.test(key))
  const found =
    cursor?.direction === 'before'
      ? items.filter(item => item < cursor.key).toReversed()
      : items.filter(item => !cursor || item > cursor.key)
  const isCounted = (item: string) => item !== uncounted
  const total = items.filter(isCounted).length
  const { rows, page } = pageOf(found.slice(0, SIZE + 1), {
    size: SIZE,
    cursor,
    total,
    keyOf: item => item,
    isCounted,
  })
  return { ...page, rows: rows.join('') }
}

const summary = ({ rows, from, to, total }: ReturnType<typeof pageAt>) => `${rows}: ${from}–${to} of ${total}`

test('cursors lead forwards to the end and backwards to the first page, which has none', () => {
  const first = pageAt(undefined)
  assert.equal(summary(first), 'abc: 1–3 of 8')
  assert.equal(first.previous, null)
  const second = pageAt(first.next as string)
  assert.equal(summary(second), 'def: 4–6 of 8')
  assert.equal(second.previous, '')
  const third = pageAt(second.next as string)
  assert.equal(summary(third), 'gh: 7–8 of 8')
  assert.equal(third.next, null)
  const back = pageAt(third.previous as string)
  assert.deepEqual(back, second)
})

test('items added or removed between two pages cause no repetition and no gap', () => {
  const { next } = pageAt(undefined)
  assert.equal(summary(pageAt(next as string, ['0', ...ITEMS])), 'def: 4–6 of 9')
  assert.equal(summary(pageAt(next as string, ['d'])), 'd: 4–4 of 4')
})

test('items that are shown but not counted do not change the numbers', () => {
  const first = pageAt(undefined, ITEMS, 'b')
  assert.equal(summary(first), 'abc: 1–2 of 7')
  assert.equal(summary(pageAt(first.next as string, ITEMS, 'b')), 'def: 3–5 of 7')
})

test('beyond the end there is an empty page with a way back, and an invalid cursor gives the first page', () => {
  const empty = pageAt('after.8.h')
  assert.equal(summary(empty), ': 0–0 of 8')
  assert.equal(empty.previous, '')
  assert.equal(summary(pageAt('sideways.8.h')), 'abc: 1–3 of 8')
  assert.equal(summary(pageAt('after.3.')), 'abc: 1–3 of 8')
})
