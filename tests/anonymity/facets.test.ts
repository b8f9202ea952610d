import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Loot } from './attacker.ts'
import { facets } from './attackers/facets.ts'
import { score } from './score.ts'
import { newTruth } from './world/truth.ts'

const DEPARTMENTS = ['it', 'hr', 'finance', 'logistics', 'sales', 'legal', 'design', 'production']

/**
 * A company with three reviews and three salaries per department. `tells` gives the values of a department's nth salary
 * row.
 */
function namedBy(tells: (department: string, nth: number) => Record<string, unknown>) {
  const truth = newTruth()
  const pairs = DEPARTMENTS.flatMap(department => [0, 1, 2].map(nth => ({ department, nth })))
  const reviews = pairs.map(({ department }, at) => ({
    id: `review ${at}`,
    company_id: 'one',
    state: 'published',
    published_on: `2026-03-${String(at + 1).padStart(2, '0')}`,
    department,
    job_type: 'employee',
  }))
  const salaries = pairs.map(({ department, nth }, at) => ({
    key: `\\x${at}`,
    company_id: 'one',
    ...tells(department, nth),
  }))
  for (const [at, { id }] of reviews.entries()) truth.salary.set(String(at), id)
  const rows = (list: Record<string, unknown>[]) => list.map((values, place) => ({ place, values }))
  const loot: Loot = {
    tables: new Map([
      ['content.review', rows(reviews)],
      ['content.salary', rows(salaries)],
    ]),
    nights: undefined,
    logs: [],
    statistics: [],
    files: [],
    wal: undefined,
    index: new Map(),
    keys: {},
    live: [],
    visits: new Map(),
    canaries: [],
    amounts: [],
  }
  const attempt = facets.attack(loot).find(({ links }) => links === 'salary')
  return score(attempt!, truth, loot, { counts: () => true, absent: new Set() }, 1)
}

test('salaries whose rows show only their company are guessed no better than by chance', () => {
  const { guessed, p } = namedBy(() => ({ department: null, job_type: null, year: null }))
  assert.deepEqual([guessed, p], [24, 1])
})

test('a department stored in the clear is found, even if three salaries share it from the start', () => {
  const { named, chance, p } = namedBy((department, nth) => ({ department: nth === 2 ? department : null }))
  assert.ok(named > 2 * chance && p < 0.0001, `${named} of ${chance} by chance, p = ${p}`)
})
