import { randomUUID } from 'node:crypto'
import type { Department, JobType } from '#shared/contract/keys.ts'
import { mac, open } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { closeMark, closeWords } from './comment-box.ts'
import { NEWCOMER } from './member.ts'
import { closeSalary } from './salary-box.ts'
import { holdOlder, insertComments, putBox, type SalaryRow } from './store.ts'

/** A salary as versions before kept it, its comment with it. */
type OlderSalary = {
  department: Department | null
  job_type: JobType | null
  year: number
  amount: number
  comment: string | null
}

const CONTEXT = 'salary.box'
/** Rows that one transaction closes. */
const AT_ONCE = 500

/** Of a salary from before nobody knows the code: its comment's key is made of its own. */
export const olderCommentKey = (secrets: Secrets, salaryKey: Buffer): Buffer =>
  mac(secrets.salary, 'comment', salaryKey)

/**
 * Makes the boxes of versions before small, and closes what one before them left in the clear; where it was stopped the
 * next hour goes on. Of role and place those rows knew nothing, so that they count for companies alone.
 */
export async function closeOlder(db: Db, secrets: Secrets): Promise<void> {
  let closed = AT_ONCE
  while (closed === AT_ONCE)
    closed = await db.begin('content', async tx => {
      const rows = await holdOlder(tx, AT_ONCE)
      for (const row of rows) await closeOne(tx, secrets, row)
      return rows.length
    })
}

async function closeOne(tx: Tx, secrets: Secrets, { key, company_id, box }: SalaryRow): Promise<void> {
  const { comment, amount, department, job_type, year } = JSON.parse(textOf(secrets, box)) as OlderSalary
  const rest = { allowances: null, thr: null, bonus: null, years: null }
  const salary = { given_to: company_id, department, job_type, year, base: amount, ...rest }
  await putBox(tx, { key, box: closeSalary(secrets, salary, NEWCOMER) })
  if (comment === null) return
  const mark = closeMark(secrets, { id: randomUUID(), shown: false })
  const words = closeWords(secrets, comment)
  await insertComments(tx, [{ key: olderCommentKey(secrets, key), company_id, mark, words }])
}

const textOf = (secrets: Secrets, box: Buffer): string =>
  box[0] === '{'.charCodeAt(0) ? box.toString('utf8') : open(secrets.box, box, CONTEXT)
