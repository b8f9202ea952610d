import { open, seal } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { holdOpenSalaries, putKept } from './store.ts'

/** A pending review's salary, with the key that its own row will have. */
export type Salary = { amount: number; comment: string | null; key: Buffer }

/** What a salary's own row keeps closed: department and job type in the clear would point at the review. */
export type KeptSalary = {
  department: string | null
  job_type: string | null
  year: number
  amount: number
  comment: string | null
}

/** Long enough for any amount and comment, so that the box's size says nothing. */
const BOX_BYTES = 2048
const WAITING = 'review.salary_box'
const KEPT = 'salary.box'
/** Rows that one transaction closes. */
const AT_ONCE = 500

export function closeSalary(secrets: Secrets, { amount, comment, key }: Salary): Buffer {
  const text = JSON.stringify({ amount, comment, key: key.toString('base64') })
  return seal(secrets.box, padded(text), WAITING)
}

export function openSalary(secrets: Secrets, box: Buffer): Salary {
  const { amount, comment, key } = JSON.parse(open(secrets.box, box, WAITING)) as {
    amount: number
    comment: string | null
    key: string
  }
  return { amount, comment, key: Buffer.from(key, 'base64') }
}

export function closeKept(
  secrets: Secrets,
  { department, job_type, year, amount, comment }: KeptSalary,
): Buffer {
  const text = JSON.stringify({ department, job_type, year, amount, comment })
  return seal(secrets.box, padded(text), KEPT)
}

export const openKept = (secrets: Secrets, box: Buffer): KeptSalary =>
  JSON.parse(open(secrets.box, box, KEPT)) as KeptSalary

/** Closes what a version before wrote in the clear; where it was stopped the next hour goes on. */
export async function sealSalaries(db: Db, secrets: Secrets): Promise<void> {
  let sealed = AT_ONCE
  while (sealed === AT_ONCE)
    sealed = await db.begin('content', async tx => {
      const open = await holdOpenSalaries(tx, AT_ONCE)
      await Promise.all(open.map(({ key, ...kept }) => putKept(tx, key, closeKept(secrets, kept))))
      return open.length
    })
}

const padded = (text: string): string => text + ' '.repeat(Math.max(0, BOX_BYTES - Buffer.byteLength(text)))
