import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { placeIn } from '../packed.ts'
import { AMOUNT_UNIT } from '../role-box.ts'
import { closeSalary, openSalary, SALARY_BOX_BYTES } from '../salary-box.ts'
import type { Salaries } from './company-cells.ts'
import { KEY_BYTES, pieces } from './pieces.ts'
import type { Resealed } from './store.ts'

const ROW_BYTES = KEY_BYTES + SALARY_BOX_BYTES

/** A company's salaries as the snapshot reckons with them, opened. */
export function readSalaries(secrets: Secrets, rows: Buffer): Salaries {
  const salaries: Salaries = {
    group: [],
    size: [],
    fresh: [],
    givenTo: [],
    department: [],
    jobType: [],
    year: [],
    amount: [],
    thr: [],
    bonus: [],
  }
  const companies: string[] = []
  pieces(rows, ROW_BYTES).forEach((row, at) => {
    const { salary, membership } = openSalary(secrets, row.subarray(KEY_BYTES))
    if (!companies.includes(salary.given_to)) companies.push(salary.given_to)
    salaries.group[at] = membership.group
    salaries.size[at] = membership.size
    salaries.fresh[at] = membership.fresh ? 1 : 0
    salaries.givenTo[at] = companies.indexOf(salary.given_to)
    salaries.department[at] = placeOrNone(placeIn(DEPARTMENTS, salary.department))
    salaries.jobType[at] = placeOrNone(placeIn(JOB_TYPES, salary.job_type))
    salaries.year[at] = salary.year
    salaries.amount[at] = Math.round((salary.base + (salary.allowances ?? 0)) / AMOUNT_UNIT)
    salaries.thr[at] = salary.thr ?? NaN
    salaries.bonus[at] = salary.bonus ?? NaN
  })
  return salaries
}

const placeOrNone = (place: number): number => (place === 0 ? NaN : place - 1)

/** The rows that were regrouped, closed anew. */
export const resealSalaries = (
  secrets: Secrets,
  rows: Buffer,
  { group, size, fresh }: Salaries,
  changed: Iterable<number>,
): Resealed[] =>
  Array.from(changed, at => {
    const row = rows.subarray(at * ROW_BYTES, (at + 1) * ROW_BYTES)
    const before = row.subarray(KEY_BYTES)
    const membership = { group: group[at] ?? 0, size: size[at] ?? 0, fresh: fresh[at] === 1 }
    const box = closeSalary(secrets, openSalary(secrets, before).salary, membership)
    return { key: row.subarray(0, KEY_BYTES), before, box }
  })
