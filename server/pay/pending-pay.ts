import type { YearBand } from '#shared/contract/pay/pay-parts.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** An amount as its author gave it: whole rupiah a month; THR and bonus in months of pay. */
type GivenPay = {
  base: number
  allowances: number | null
  thr_months: number | null
  bonus_months: number | null
  years: YearBand | null
  comment: string | null
}

/** The keys that its rows will have in the three stores. */
type PayKeys<Key> = { salary: Key; role: Key; comment: Key }

/** An amount that waits to be counted, with a review or standalone. */
export type WaitingPay = GivenPay & { keys: PayKeys<Buffer> }

/** Padded to fit any amount and comment, so that the size of the encrypted value discloses nothing. */
const BOX_BYTES = 2048
const CONTEXT = 'review.salary_box'

export function closeWaiting(secrets: Secrets, pay: WaitingPay): Buffer {
  const text = JSON.stringify(writeWaiting(pay))
  return seal(secrets.box, text + ' '.repeat(Math.max(0, BOX_BYTES - Buffer.byteLength(text))), CONTEXT)
}

export const openWaiting = (secrets: Secrets, box: Buffer): WaitingPay =>
  readWaiting(JSON.parse(open(secrets.box, box, CONTEXT)) as WrittenPay)

/** JSON form of a waiting amount, for encrypting it together with other fields. */
export type WrittenPay = Omit<WaitingPay, 'keys'> & { keys: PayKeys<string> }

export const writeWaiting = ({ keys, ...pay }: WaitingPay): WrittenPay => ({
  ...pay,
  keys: {
    salary: keys.salary.toString('base64'),
    role: keys.role.toString('base64'),
    comment: keys.comment.toString('base64'),
  },
})

export const readWaiting = ({ keys: { salary, role, comment }, ...pay }: WrittenPay): WaitingPay => ({
  ...pay,
  keys: { salary: read(salary), role: read(role), comment: read(comment) },
})

const read = (key: string): Buffer => Buffer.from(key, 'base64')
