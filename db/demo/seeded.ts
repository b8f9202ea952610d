import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { getRegencies } from 'idn-area-data'

/** Data of the seeds for the tests of the demo: cities, and each role's department. */
export const cities = new Set((await getRegencies()).map(regency => regency.code))
export const roles = new Map(
  readFileSync(new URL('../seed/job_roles.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))
    .map(cells => [cells[0]!, cells[3]!]),
)

export const isOneOf = (list: readonly unknown[], value: unknown, what: string) =>
  assert.ok(list.includes(value), `${what}: ${String(value)}`)
