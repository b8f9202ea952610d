import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { closeMark, closeWords } from './comment-box.ts'
import { NEWCOMER } from './member.ts'
import { olderCommentKey } from './older.ts'
import { AMOUNT_UNIT, closeRolePay, companyTag, roleMark } from './role-box.ts'
import { closeSalary } from './salary-box.ts'
import { insertComments, insertRolePays, insertSalaries } from './store.ts'
import type { PayOf, WaitingPay } from './waiting-box.ts'

/** Without a company an amount counts for role and place alone. */
type Counted = { pay: WaitingPay; of: PayOf & { company_id: string | null } }

/**
 * What waited comes into the stores, where the next snapshot finds it: in the order of its keys, for that in which it
 * came would tell whose it is. A second one of its author stays out.
 */
export async function countPay(tx: Tx, secrets: Secrets, waited: Counted[]): Promise<void> {
  const first = waited.filter(({ pay }) => !pay.second)
  await insertSalaries(tx, byKey(first.flatMap(one => salaryRow(secrets, one))))
  await insertRolePays(tx, byKey(first.flatMap(one => rolePayRow(secrets, one))))
  await insertComments(tx, byKey(first.flatMap(one => commentRow(secrets, one))))
}

const byKey = <R extends { key: Buffer }>(rows: R[]): R[] =>
  rows.toSorted((a, b) => Buffer.compare(a.key, b.key))

function salaryRow(secrets: Secrets, { pay, of }: Counted) {
  if (of.company_id === null) return []
  const salary = {
    given_to: of.company_id,
    department: of.department,
    job_type: of.job_type,
    year: of.year,
    base: pay.base,
    allowances: pay.allowances,
    thr: inTenths(pay.thr_months),
    bonus: inTenths(pay.bonus_months),
    years: pay.years,
  }
  return [{ key: pay.keys.salary, company_id: of.company_id, box: closeSalary(secrets, salary, NEWCOMER) }]
}

const inTenths = (months: number | null): number | null => months && Math.round(months * 10)

function rolePayRow(secrets: Secrets, { pay, of }: Counted) {
  if (pay.keys.role === null) return []
  const rolePay = {
    role: roleMark(of.role),
    city: Number(of.city.replace('.', '')),
    year: of.year,
    amount: Math.round((pay.base + (pay.allowances ?? 0)) / AMOUNT_UNIT),
    years: pay.years,
    company: companyTag(secrets, of.company_id),
  }
  return [{ key: pay.keys.role, box: closeRolePay(secrets, rolePay, NEWCOMER) }]
}

function commentRow(secrets: Secrets, { pay, of }: Counted) {
  if (of.company_id === null || pay.comment === null) return []
  return [
    {
      key: pay.keys.comment ?? olderCommentKey(secrets, pay.keys.salary),
      company_id: of.company_id,
      mark: closeMark(secrets, { id: randomUUID(), shown: false }),
      words: closeWords(secrets, pay.comment),
    },
  ]
}
