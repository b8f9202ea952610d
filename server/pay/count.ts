import { randomUUID } from 'node:crypto'
import type { Department, JobType } from '#shared/contract/keys.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { closeMark, closeWords } from './comment-box.ts'
import { NEWCOMER, weekMark } from './member.ts'
import { closeRolePay, companyTag, roleMark } from './role-box.ts'
import { closeSalary } from './salary-box.ts'
import { insertComments, insertRolePays, insertSalaries } from './store.ts'
import type { WaitingPay } from './pending-pay.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

/** Attributes of an amount. Without a company it counts only in figures of roles and places. */
export type PayOf = {
  company_id: string | null
  department: Department | null
  job_type: JobType | null
  role: string | null
  city: string
  year: number
  /** The year in which it was given, in which its author gives no other one for this company. */
  given_in: number
}
/**
 * `isNewcomer`: no figure has included an amount of this person, company and year of giving before. `week`: the week in
 * which it was given.
 */
export type Counted = { pay: WaitingPay; of: PayOf; isNewcomer: boolean; week: string }

/**
 * Inserts waiting amounts into the stores, where the next snapshot reads them. Rows are sorted by key, because the
 * order of arrival would disclose whose they are.
 */
export async function countPay(tx: Tx, secrets: Secrets, waited: Counted[]): Promise<void> {
  await insertSalaries(tx, byKey(waited.flatMap(one => salaryRow(secrets, one))))
  await insertRolePays(tx, byKey(waited.map(one => rolePayRow(secrets, one))))
  await insertComments(tx, byKey(waited.flatMap(one => commentRow(secrets, one))))
}

const byKey = <R extends { key: Buffer }>(rows: R[]): R[] =>
  rows.toSorted((a, b) => Buffer.compare(a.key, b.key))

const membershipOf = (
  secrets: Secrets,
  { of: { year }, isNewcomer, week }: Counted,
  company: string | null,
) => ({
  ...NEWCOMER,
  newcomerWeek: isNewcomer ? weekMark(secrets, { company, year }, week) : 0,
})

function salaryRow(secrets: Secrets, counted: Counted) {
  const { pay, of } = counted
  if (of.company_id === null) return []
  const salary = {
    given_to: of.company_id,
    department: of.department,
    job_type: of.job_type,
    year: of.year,
    given_in: of.given_in,
    base: pay.base,
    allowances: pay.allowances,
    thr: inTenths(pay.thr_months),
    bonus: inTenths(pay.bonus_months),
    years: pay.years,
  }
  return [
    {
      key: pay.keys.salary,
      company_id: of.company_id,
      box: closeSalary(secrets, salary, membershipOf(secrets, counted, of.company_id)),
    },
  ]
}

const inTenths = (months: number | null): number | null => months && Math.round(months * 10)

function rolePayRow(secrets: Secrets, counted: Counted) {
  const { pay, of } = counted
  const rolePay = {
    role: roleMark(of.role),
    city: Number(of.city.replace('.', '')),
    year: of.year,
    given_in: of.given_in,
    amount: Math.round((pay.base + (pay.allowances ?? 0)) / PAY_STEP),
    years: pay.years,
    company: companyTag(secrets, of.company_id),
  }
  return { key: pay.keys.role, box: closeRolePay(secrets, rolePay, membershipOf(secrets, counted, null)) }
}

function commentRow(secrets: Secrets, { pay, of }: Counted) {
  if (of.company_id === null || pay.comment === null) return []
  return [
    {
      key: pay.keys.comment,
      company_id: of.company_id,
      mark: closeMark(secrets, { id: randomUUID(), shown: false }),
      words: closeWords(secrets, pay.comment),
    },
  ]
}
