import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { closeSmall, openSmall, openSmalls, SMALL_BOX_BYTES } from './small-boxes.ts'

const key = randomBytes(32)
const CONTEXT = 'a context longer than one block'
const texts = fc
  .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 9 }), fc.nat({ max: 20 }))
  .map(([length, count, before]) => ({
    length,
    before,
    list: Array.from({ length: count }, () => randomBytes(length)),
  }))

/** Boxes as rows carry them, behind something else. */
function rowsOf(list: Buffer[], before: number, context = CONTEXT) {
  const rows = list.map(text => Buffer.concat([randomBytes(before), closeSmall(key, text, context)]))
  const length = list[0]?.length ?? 0
  return {
    bytes: Buffer.concat(rows),
    lie: { count: list.length, from: before, stride: before + SMALL_BOX_BYTES + length, length },
  }
}

test('what OpenSSL closes is opened, one by one and many at once', () => {
  fc.assert(
    fc.property(texts, ({ list, before }) => {
      const { bytes, lie } = rowsOf(list, before)
      assert.deepEqual(openSmalls(key, bytes, lie, CONTEXT), Buffer.concat(list))
      for (const text of list) assert.deepEqual(openSmall(key, closeSmall(key, text, CONTEXT), CONTEXT), text)
    }),
  )
})

test('a changed bit, another key and another context open nothing', () => {
  fc.assert(
    fc.property(texts, fc.nat(), ({ list, before }, chosen) => {
      const { bytes, lie } = rowsOf(list, before)
      const box = chosen % list.length
      const bit = chosen % ((SMALL_BOX_BYTES + lie.length) * 8)
      const at = before + box * lie.stride + Math.floor(bit / 8)
      bytes[at] = (bytes[at] as number) ^ (1 << (bit % 8))
      assert.throws(() => openSmalls(key, bytes, lie, CONTEXT))
      const start = before + box * lie.stride
      assert.throws(() => openSmall(key, bytes.subarray(start, start + lie.stride - before), CONTEXT))
    }),
  )
  const { bytes, lie } = rowsOf([randomBytes(41)], 0)
  assert.throws(() => openSmalls(randomBytes(32), bytes, lie, CONTEXT))
  assert.throws(() => openSmalls(key, bytes, lie, 'another'))
  assert.throws(() => openSmall(key, bytes, 'another'))
})
