import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MASK } from '#shared/contract/keys.ts'
import { masked } from './mask.ts'

test('each span becomes one mask, and the rest stays as it was', () => {
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

test('a span outside its text is refused', () => {
  for (const [start, end] of [
    [0, 5],
    [3, 3],
    [2, 1],
  ] as const) {
    assert.throws(() => masked({ likes: 'abc' }, [{ field: 'likes', start, end }]), { code: 'invalid' })
  }
  assert.throws(() => masked({ likes: null }, [{ field: 'likes', start: 0, end: 1 }]), { code: 'invalid' })
})
