import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addTo, emptyPool, addPool } from './pool.ts'
import { shownOf } from './range.ts'

function rangeOf(amounts: number[], years = amounts.map(() => 2026), givenTo = amounts.map(() => 0)) {
  const pool = emptyPool()
  amounts.forEach((amount, at) => addTo(pool, amount, years[at] as number, givenTo[at]))
  return shownOf(pool, 100_000)?.range
}

test('a figure needs five people of one year, and ten of one year for its tails', () => {
  assert.equal(rangeOf([50, 51, 52, 53]), undefined)
  assert.equal(rangeOf([50, 51, 52, 53, 54, 55], [2025, 2025, 2025, 2026, 2026, 2026]), undefined)
  const five = rangeOf([50, 51, 52, 53, 54])
  assert.deepEqual([five?.people, five?.p10, five?.p90], [5, null, null])
  const split = rangeOf(
    Array.from({ length: 14 }, (_, at) => 50 + at),
    Array.from({ length: 14 }, (_, at) => 2025 + (at % 2)),
  )
  assert.deepEqual([split?.people, split?.p10, split?.p90], [10, null, null])
  const ten = rangeOf(Array.from({ length: 10 }, (_, at) => 50 + at))
  assert.ok(ten?.p10 && ten.p90)
})

test('for merged companies each one’s people must suffice, because a person may have given pay to both', () => {
  assert.equal(rangeOf([50, 51, 52, 53, 54, 55], undefined, [1, 1, 1, 2, 2, 2]), undefined)
  const ten = Array.from({ length: 10 }, (_, at) => 50 + at)
  const half = ten.map(amount => Math.floor(amount / 5))
  assert.deepEqual([rangeOf(ten)?.p10, rangeOf(ten, undefined, half)?.p10], [5_100_000, null])
})

test('over different companies the people of all count together', () => {
  const companies = [1, 2].map(givenTo => {
    const pool = emptyPool()
    for (const amount of [50, 51, 52]) addTo(pool, amount, 2026, givenTo)
    return pool
  })
  const all = emptyPool()
  for (const one of companies) addPool(one, all)
  assert.equal(shownOf(all, 100_000)?.range.people, 5)
})

test('neither the lowest nor the highest amount is in any figure', () => {
  const usual = rangeOf([50, 55, 60, 65, 70])
  assert.deepEqual(rangeOf([1, 55, 60, 65, 9_000]), usual)
  const many = [50, 51, 53, 56, 57, 58, 61, 62, 65, 70, 71, 75]
  assert.deepEqual(rangeOf([3, ...many.slice(1, -1), 9_000]), rangeOf(many))
})

test('each figure is the mean of the three amounts around its position, in whole Rp 100,000', () => {
  assert.deepEqual(rangeOf([50, 52, 58, 64, 90]), {
    people: 5,
    p10: null,
    p25: 5_400_000,
    p50: 5_800_000,
    p75: 6_200_000,
    p90: null,
  })
  const hundred = rangeOf(Array.from({ length: 101 }, (_, at) => 50 + at))
  assert.deepEqual(
    [hundred?.p10, hundred?.p25, hundred?.p50, hundred?.p75, hundred?.p90],
    [6_000_000, 7_500_000, 10_000_000, 12_500_000, 14_000_000],
  )
})

test('people are counted in bands', () => {
  const bandOf = (count: number) => rangeOf(Array.from({ length: count }, (_, at) => 50 + at))?.people
  assert.deepEqual([5, 9, 10, 24, 25, 99, 100, 1200].map(bandOf), [5, 5, 10, 10, 25, 50, 100, 1000])
})
