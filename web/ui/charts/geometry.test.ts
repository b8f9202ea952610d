import assert from 'node:assert/strict'
import test from 'node:test'
import { anchor, countShares, place, ratingShare, roundAxis, seedsWidth, stack } from './geometry.ts'
import { trendShape } from './trend/trend-geometry.ts'

test('seeds are cut to the tenth, as in the mock-ups', () => {
  const wanted: [number, number][] = [
    [3.9, 53.9 - 0.5],
    [3.6, 50.1],
    [3.4, 47.9],
    [2.9, 39.4],
    [4.1, 58.6 - 0],
    [2.3, 32.8],
    [5, 70],
    [4, 56],
    [0, 0],
    [7, 70],
    [Number.NaN, 0],
  ]
  for (const [score, width] of wanted)
    assert.ok(Math.abs(seedsWidth(score) - width) < 0.11, `${score}: ${seedsWidth(score)}`)
})

test('a rating of one has an empty bar, and five a full one', () => {
  assert.deepEqual([1, 2, 3.7, 5, 0, 6].map(ratingShare), [0, 25, 67.5, 100, 0, 100])
})

test('the length of a distribution’s row is its share of all', () => {
  assert.deepEqual(countShares([24, 37, 16, 6, 3]), [27.9, 43, 18.6, 7, 3.5])
  assert.deepEqual(countShares([0, 0]), [0, 0])
  assert.deepEqual(countShares([]), [])
})

test('a stack fills its width for any sum of shares', () => {
  assert.deepEqual(stack([28, 44, 17, 8, 3]), [
    { x: 0, width: 28 },
    { x: 28, width: 44 },
    { x: 72, width: 17 },
    { x: 89, width: 8 },
    { x: 97, width: 3 },
  ])
  assert.deepEqual(
    stack([1, 1]).map(p => p.width),
    [50, 50],
  )
  assert.deepEqual(
    stack([0, 0]).map(p => p.width),
    [0, 0],
  )
})

test('figures stay on the axis and labels on the drawing', () => {
  assert.equal(place(6, 4, 14), 20)
  assert.equal(place(2, 4, 14), 0)
  assert.equal(place(20, 4, 14), 100)
  assert.equal(place(5, 5, 5), 0)
  assert.deepEqual([2, 50, 97].map(anchor), ['start', 'middle', 'end'])
})

test('an axis has round ticks that contain every value', () => {
  assert.deepEqual(roundAxis([5.8, 13.6]), { from: 4, to: 14, ticks: [4, 6, 8, 10, 12, 14] })
  for (const values of [[6.2], [0, 0], [4_100_000, 31_000_000], [5.9, 6.1]]) {
    const a = roundAxis(values)
    assert.ok(a.from <= Math.min(...values) && a.to >= Math.max(...values), String(values))
    assert.ok(a.ticks.length >= 2 && a.ticks.length <= 8, `${values}: ${a.ticks}`)
  }
  assert.equal(roundAxis([]).ticks.length, 2)
})

test('a trend has the geometry of the mock-up', () => {
  const t = trendShape([3.4, 3.3, 3.5, 3.6, 3.6, 3.8, 3.8, 3.9], [3.5, 3.5, 3.5, 3.6, 3.6, 3.6, 3.7, 3.7])
  assert.deepEqual(t.grid, [
    { value: 3, y: 106.7 },
    { value: 3.5, y: 64 },
    { value: 4, y: 21.3 },
  ])
  assert.equal(t.line.length, 1)
  assert.match(t.line[0] ?? '', /^2\.5,72\.5 15\.4,81\.1 .* 92\.5,29\.9$/)
  assert.equal(t.first?.labelY, 94.5)
  assert.equal(t.last?.labelY, 17.9)
})

test('a gap breaks the line, and little data causes no error', () => {
  const t = trendShape([null, 3, 3.2, null, 4, null, 2, 2.1])
  assert.equal(t.line.length, 3)
  assert.match(t.line[1] ?? '', /^(\S+) \1$/)
  assert.equal(t.first?.index, 1)
  assert.equal(t.last?.index, 7)
  assert.equal(trendShape([]).last, undefined)
  assert.equal(trendShape([null, null]).last, undefined)
  assert.equal(trendShape([4]).first, undefined)
  assert.equal(trendShape([4]).last?.index, 0)
})

test('labels of a trend stay on the drawing', () => {
  for (let a = 1; a <= 5; a += 0.5)
    for (let b = 1; b <= 5; b += 0.5) {
      const t = trendShape([a, b], [3, 3])
      for (const m of [t.first, t.last])
        assert.ok(m && m.labelY > 12 && m.labelY < 128, `${a} ${b} ${m?.labelY}`)
    }
})
