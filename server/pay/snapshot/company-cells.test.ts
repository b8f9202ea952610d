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
/** Cells as [department, job type], and whether they are shown. */
const cellsOf = (given: Salaries) =>
  take(given).cells.map(({ department, jobType, shown }) => [department, jobType, shown !== undefined])

test('people of one kind form its cell; the remaining ones form a wider cell and are shown there', () => {
  assert.deepEqual(cellsOf(salaries({ count: 7 })), [
    [0, 0, true],
    [0, NaN, true],
    [NaN, NaN, true],
  ])
  assert.deepEqual(cellsOf(salaries({ count: 2 }, { count: 2, jobType: 1 })), [
    [0, NaN, false],
    [NaN, NaN, false],
  ])
  assert.deepEqual(
    cellsOf(salaries({ count: 2 }, { count: 2, department: 1 }, { count: 1, department: 2 })),
    [[NaN, NaN, true]],
  )
  assert.deepEqual(cellsOf(salaries({ count: 2 })), [])
})

test('amounts that were given in different years form no group together, nor do those of different years', () => {
  for (const kinds of [
    [{ year: 2025 }, { year: 2025, givenIn: 2026 }],
    [{ year: 2025, givenIn: 2026 }, { year: 2026 }],
  ]) {
    const given = salaries(...kinds.map(kind => ({ ...kind, count: 2 })))
    take(given)
    assert.ok(given.group.every(group => group === 0))
  }
  assert.equal(cellsOf(salaries({ count: 5, year: 2025, givenIn: 2026 })).length, 3)
})

test('once a wider cell exists, people wait for their own kind until the year is over', () => {
  const given = salaries({ count: 10 }, { count: 2, jobType: 1 }, { count: 1, jobType: 2 })
  take(given)
  assert.deepEqual(given.group.slice(10), [0, 0, 0])
  const over = { ...given, year: given.year.map(() => 2025) }
  take(over)
  assert.ok(over.group.every(group => group !== 0))
})

test('a wider cell is held back if it would reveal fewer than five people beside a finer one', () => {
  const shown = cellsOf(salaries({ count: 6 }, { count: 3, jobType: 1 }))
  assert.deepEqual(shown, [
    [0, 0, true],
    [0, 1, false],
    [0, NaN, false],
    [NaN, NaN, false],
  ])
  const { cells } = take(salaries({ count: 6 }, { count: 3, jobType: 1 }, { count: 3, department: 1 }))
  assert.ok(cells.at(-1)?.shown, 'of both together six are left')
})

test('a figure over companies needs at least three of them, and is held back in the same way', () => {
  const figuresOf = (...companies: Salaries[]) => {
    const wide = createWideCells(String)
    for (const one of companies) wide.add(take(one), { industry: 'retail', province: '31' })
    return wide.figures().map(({ key }) => key.scope)
  }
  const all = [
    'industry_department_province',
    'industry_department',
    'department_province',
    'department',
    'industry',
  ]
  const [three, five, six] = [3, 5, 6].map(count => () => salaries({ count }))
  assert.ok(three && five && six)
  assert.deepEqual(figuresOf(three(), three(), three()), all)
  assert.deepEqual(figuresOf(six(), six()), [], 'of two companies')
  assert.deepEqual(figuresOf(six(), six(), three()), [], 'beside both it would tell of three people')
  assert.deepEqual(figuresOf(six(), six(), five()), all)
})

test('a group that loses a member is dissolved, and its others return only with three new ones', () => {
  const given = salaries({ count: 6 })
  take(given)
  const lost = given.group[0] as number
  const without = (list: number[]) => list.slice(1)
  const left = Object.fromEntries(Object.entries(given).map(([key, list]) => [key, without(list)])) as Lists
  assert.equal(take(left).cells.find(({ jobType }) => jobType === 0)?.shown, undefined)
  assert.ok(!left.group.includes(lost))
  assert.equal(left.group.filter(group => group === 0).length, 2)
  const three = salaries({ count: 3 })
  const more = Object.fromEntries(
    Object.entries(left).map(([key, list]) => [key, [...list, ...three[key as keyof Lists]]]),
  ) as Lists
  const { cells } = take(more)
  assert.equal(cells.find(({ jobType }) => jobType === 0)?.shown?.range.people, 5)
  assert.ok(!more.group.includes(0))
})

test('THR counts when three people of a group give it for the first time', () => {
  assert.equal(take(salaries({ count: 5, thr: 10 })).thr?.range.p50, 10)
  assert.equal(take(salaries({ count: 2, thr: 10 }, { count: 4 })).thr, undefined)
})
