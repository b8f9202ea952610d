import type { YearBand } from '#shared/contract/pay-parts.ts'
import type { Department, JobType } from '#shared/contract/keys.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** An amount as its author gave it: whole rupiah a month, THR and bonus in months of pay. */
type GivenPay = {
  base: number
  allowances: number | null
  thr_months: number | null
  bonus_months: number | null
  years: YearBand | null
  comment: string | null
}

/** The keys that its rows will have in the three stores. Of what waited in a version before only the salary's is known. */
type PayKeys = { salary: Buffer; role: Buffer | null; comment: Buffer | null }

/** What an amount is of. Where it waits in a review, the review says so. */
export type PayOf = {
  department: Department | null
  job_type: JobType | null
  role: string | null
  /** A city's id. */
  city: string
  year: number
}

/** What waits, in a review or alone. `second`: its author's amount of that company and year came before, and this one will not count. */
export type WaitingPay = GivenPay & { keys: PayKeys; second: boolean; of: PayOf | null }

/** Long enough for any amount and comment, so that the box's size says nothing. */
const BOX_BYTES = 2048
/** As versions before called it. */
const CONTEXT = 'review.salary_box'

export function closeWaiting(secrets: Secrets, { keys, ...pay }: WaitingPay): Buffer {
  const text = JSON.stringify({
    ...pay,
    keys: { salary: written(keys.salary), role: written(keys.role), comment: written(keys.comment) },
  })
  return seal(secrets.box, text + ' '.repeat(Math.max(0, BOX_BYTES - Buffer.byteLength(text))), CONTEXT)
}

type Written = Omit<WaitingPay, 'keys'> & {
  keys: { salary: string; role: string | null; comment: string | null }
}
/** As a version before wrote it. */
type Older = { amount: number; comment: string | null; key: string }

export function openWaiting(secrets: Secrets, box: Buffer): WaitingPay {
  const kept = JSON.parse(open(secrets.box, box, CONTEXT)) as Written | Older
  if ('amount' in kept) return fromOlder(kept)
  const { salary, role, comment } = kept.keys
  return {
    ...kept,
    keys: { salary: read(salary), role: role && read(role), comment: comment && read(comment) } as PayKeys,
  }
}

const fromOlder = ({ amount, comment, key }: Older): WaitingPay => ({
  base: amount,
  allowances: null,
  thr_months: null,
  bonus_months: null,
  years: null,
  comment,
  keys: { salary: read(key), role: null, comment: null },
  second: false,
  of: null,
})

const written = (key: Buffer | null): string | null => key && key.toString('base64')
const read = (key: string): Buffer => Buffer.from(key, 'base64')
