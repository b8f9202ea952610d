import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MASK } from '../contract/keys.ts'
import { fits, masked } from './mask.ts'

test('each span becomes one mask, and the rest stays unchanged', () => {
  const texts = { likes: 'Pak Rendra sabar, Bu Sari juga', headline: 'Tetap' }
  assert.deepEqual(
    masked(texts, [
      { field: 'likes', start: 18, end: 25 },
      { field: 'likes', start: 0, end: 10 },
    ]),
    {
      likes: `${MASK} sabar, ${MASK} juga`,
    },
  )
})

test('spans that overlap or touch become one', () => {
  assert.deepEqual(
    masked({ likes: 'abcdefghij' }, [
      { field: 'likes', start: 2, end: 5 },
      { field: 'likes', start: 4, end: 7 },
      { field: 'likes', start: 7, end: 8 },
    ]),
    {
      likes: `ab${MASK}ij`,
    },
  )
})

test('a span is valid only inside its text', () => {
  const texts = { likes: 'abc', advice: null }
  assert.ok(fits(texts, { field: 'likes', start: 0, end: 3 }))
  for (const [field, start, end] of [
    ['likes', 0, 5],
    ['likes', 3, 3],
    ['likes', 2, 1],
    ['advice', 0, 1],
    ['headline', 0, 1],
  ] as const)
    assert.ok(!fits(texts, { field, start, end }), `${field} ${start} ${end}`)
})
