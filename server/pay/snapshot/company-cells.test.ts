import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapshotOfCompany, type Salaries } from './company-cells.ts'
import { secureChance } from './snapshot.ts'
import { createWideCells } from './wide-cells.ts'

const YEARS = { from: 2025, to: 2026 }
type Kind = {
  count: number
  week?: number
  department?: number
  jobType?: number
  year?: number
  givenIn?: number
  thr?: number
}

type Lists = Record<keyof Salaries, number[]>

/** Salaries that no snapshot has counted yet. */
function salaries(...kinds: Kind[]): Lists {
  const rows = kinds.flatMap(({ count, ...kind }) => Array.from({ length: count }, () => kind))
  return {
    group: rows.map(() => 0),
    size: rows.map(() => 0),
    // By default no two are from the same fortnight.
    newcomerWeek: rows.map(({ week }, at) => week ?? 1 + 2 * at),
    givenTo: rows.map(() => 0),
    department: rows.map(({ department = 0 }) => department),
    jobType: rows.map(({ jobType = 0 }) => jobType),
    year: rows.map(({ year = 2026 }) => year),
    givenIn: rows.map(({ year = 2026, givenIn = year }) => givenIn),
    amount: rows.map((_, at) => 50 + at),
    thr: rows.map(({ thr = NaN }) => thr),
    bonus: rows.map(() => NaN),
  }
}
const take = (given: Salaries) => snapshotOfCompany(given, YEARS, secureChance)
/** Cells as [department, job type]. */
const cellsOf = (given: Salaries) => take(given).cells.map(({ department, jobType }) => [department, jobType])

test('people of one kind form its cell; the remaining ones form a wider cell and are shown there', () => {
  assert.deepEqual(cellsOf(salaries({ count: 7 })), [
    [0, 0],
    [0, NaN],
    [NaN, NaN],
  ])
  assert.deepEqual(cellsOf(salaries({ count: 3 }, { count: 2, jobType: 1 })), [
    [0, NaN],
    [NaN, NaN],
  ])
  assert.deepEqual(
    cellsOf(salaries({ count: 2 }, { count: 2, department: 1 }, { count: 1, department: 2 })),
    [[NaN, NaN]],
  )
  assert.deepEqual(cellsOf(salaries({ count: 4 })), [])
})

test('amounts that were given in different years form no group together, nor do those of different years', () => {
  for (const kinds of [
    [{ year: 2025 }, { year: 2025, givenIn: 2026 }],
    [{ year: 2025, givenIn: 2026 }, { year: 2026 }],
  ]) {
    const given = salaries(...kinds.map(kind => ({ ...kind, count: 4 })))
    take(given)
    assert.ok(given.group.every(group => group === 0))
  }
  assert.equal(cellsOf(salaries({ count: 5, year: 2025, givenIn: 2026 })).length, 3)
})

test('once a wider cell exists, people wait for their own kind until the year is over', () => {
  const given = salaries({ count: 10 }, { count: 3, jobType: 1 }, { count: 2, jobType: 2 })
  take(given)
  assert.deepEqual(given.group.slice(10), [0, 0, 0, 0, 0])
  const over = { ...given, year: given.year.map(() => 2025) }
  take(over)
  assert.ok(over.group.every(group => group !== 0))
})

test('a wider cell is of five more people than a finer one, or of the same', () => {
  const sizesOf = (given: Salaries) => take(given).cells.map(({ shown }) => shown.pool.amounts.length)
  assert.deepEqual(sizesOf(salaries({ count: 6 }, { count: 4, jobType: 1 })), [6, 6, 6])
  assert.deepEqual(sizesOf(salaries({ count: 6 }, { count: 4, jobType: 1 }, { count: 1 })), [7, 7, 7])
  assert.deepEqual(
    sizesOf(salaries({ count: 6 }, { count: 3, jobType: 1 }, { count: 2, jobType: 2 })),
    [6, 11, 11],
  )
})

test('a figure over companies needs at least three of them', () => {
  const figuresOf = (...counts: number[]) => {
    const wide = createWideCells(String)
    for (const count of counts) wide.add(take(salaries({ count })), { industry: 'retail', province: '31' })
    return wide.figures().map(({ key }) => Object.values(key).join(' ').trim())
  }
  assert.deepEqual(figuresOf(5, 5, 5), [
    'industry_department_province 0 retail 31',
    'industry_department 0 retail',
    'department_province 0 31',
    'department 0',
    'industry retail',
  ])
  assert.deepEqual(figuresOf(9, 9), [])
  assert.deepEqual(figuresOf(9, 9, 4), [], 'the third company has no group')
})

test('a group that loses a member is dissolved, and its others return only with five new ones', () => {
  const given = salaries({ count: 6 })
  take(given)
  const left = Object.fromEntries(Object.entries(given).map(([key, list]) => [key, list.slice(1)])) as Lists
  assert.deepEqual(cellsOf(left), [])
  assert.ok(left.group.every(group => group === 0))
  const withNew = (count: number) => {
    const more = salaries({ count })
    return Object.fromEntries(
      Object.entries(left).map(([key, list]) => [key, [...list, ...more[key as keyof Lists]]]),
    ) as Lists
  }
  assert.deepEqual(cellsOf(withNew(4)), [])
  const ten = withNew(5)
  assert.equal(take(ten).cells[0]?.shown.range.people, 10)
  assert.ok(!ten.group.includes(0))
})

test('THR counts when five people of a group give it for the first time', () => {
  assert.equal(take(salaries({ count: 5, thr: 10 })).thr?.range.p50, 10)
  const three = [0, 1].flatMap(department => [
    { count: 3, department, thr: 10 },
    { count: 2, department },
  ])
  assert.equal(take(salaries(...three)).thr, undefined, 'three of each of two groups')
})
