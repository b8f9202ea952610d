import assert from 'node:assert/strict'
import test from 'node:test'
import { lineupShape, type LineupBar } from './lineup-geometry.ts'

const FLOOR = 6_000_000
const bars = (...amounts: number[]): LineupBar[] =>
  amounts.map(amount => ({ kind: 'known', amount: amount * 1_000_000 }))

test('bars rise from the minimum line, and those below it hang', () => {
  const { drawn, floorAt, height } = lineupShape(bars(5.6, 6.5, 7), FLOOR)
  const [low, middle, high] = drawn
  assert.deepEqual([low?.below, low?.y], [true, floorAt])
  assert.equal((middle?.y ?? 0) + (middle?.height ?? 0), floorAt)
  assert.ok((high?.height ?? 0) > (middle?.height ?? 0))
  assert.ok(height >= floorAt + (low?.height ?? 0) + 15, 'there is room for the word below')
})

test('a million takes 45 pixels at most, less if the row would grow too high or too deep', () => {
  const heights = (...amounts: number[]) =>
    lineupShape(bars(...amounts), FLOOR).drawn.map(({ height }) => height)
  assert.deepEqual(heights(6.2, 7), [9, 45])
  assert.equal(Math.max(...heights(6.2, 40)), 115)
  assert.equal(heights(1, 6.2)[0], 36)
})

test('without a minimum line bars begin at zero and fill the drawing', () => {
  assert.equal(Math.max(...lineupShape(bars(4, 8), 0).drawn.map(({ height }) => height)), 115)
})

test('all bars have a place between the edges', () => {
  const { drawn } = lineupShape(bars(5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), FLOOR)
  assert.ok(drawn.every(({ x, width }) => x >= 0 && x + width <= 100))
})
