import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekNumber } from './week.ts'

test('weeks have calendar numbers, also around the new year', () => {
  const known = { '2026-11-16': 47, '2025-12-29': 1, '2026-12-28': 53, '2027-01-04': 1, '2024-12-23': 52 }
  for (const [monday, week] of Object.entries(known)) assert.equal(weekNumber(monday), week, monday)
})
