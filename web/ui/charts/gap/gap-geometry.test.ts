import assert from 'node:assert/strict'
import test from 'node:test'
import { gapShape } from './gap-geometry.ts'

const points = [
  { label: '2023', value: 4.4, other: null },
  { label: '2024', value: 4.9, other: 3.1 },
  { label: '2026', value: 5.1, other: 3.5 },
]

test('years are evenly spaced from edge to edge, and higher values are higher', () => {
  const { places } = gapShape(points)
  assert.deepEqual(
    places.map(({ x }) => x),
    [4, 50, 96],
  )
  const [first, second, last] = places.map(({ y }) => y)
  assert.ok(Number(last) < Number(second) && Number(second) < Number(first))
})

test('an unknown value has no line and no shade', () => {
  const { line, other, fill, places } = gapShape(points)
  assert.equal(line.split(' ').length, 3)
  assert.equal(other.split(' ').length, 2)
  assert.equal(fill.split(' ').length, 4)
  assert.equal(places[0]?.otherY, null)
})

test('equal values are at one level, and none leaves the drawing', () => {
  const { places } = gapShape([
    { label: '2025', value: 5, other: 5 },
    { label: '2026', value: 5, other: 5 },
  ])
  for (const { y, otherY } of places) assert.ok(y > 0 && y < 200 && otherY === y)
})
