import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A pending review's salary, with the key that its own row will have. */
export type Salary = { amount: number; comment: string | null; key: Buffer }

/** Long enough for any amount and comment, so that the box's size says nothing. */
const BOX_CHARACTERS = 2048
const CONTEXT = 'review.salary_box'

export function closeSalary(secrets: Secrets, { amount, comment, key }: Salary): Buffer {
  const text = JSON.stringify({ amount, comment, key: key.toString('base64') })
  return seal(secrets.box, text.padEnd(BOX_CHARACTERS), CONTEXT)
}

export function openSalary(secrets: Secrets, box: Buffer): Salary {
  const { amount, comment, key } = JSON.parse(open(secrets.box, box, CONTEXT)) as {
    amount: number
    comment: string | null
    key: string
  }
  return { amount, comment, key: Buffer.from(key, 'base64') }
}
