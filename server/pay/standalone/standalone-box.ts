import type { Locale } from '#shared/locale.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { PayOf } from '../count.ts'
import { readWaiting, writeWaiting, type WaitingPay, type WrittenPay } from '../pending-pay.ts'

/**
 * A standalone amount as it waits for Monday. `isRepeat`: its author had given that year's pay before, so it will not
 * count. `isNewcomer`: no figure has included the author's pay of that year. `week`: the week in which it was last given.
 * `silenced`: an earlier comment with it was hidden or removed, so the team examines the new one.
 */
export type StandalonePay = {
  pay: WaitingPay
  of: PayOf
  locale: Locale
  isRepeat: boolean
  isNewcomer: boolean
  week: string
  silenced?: boolean | undefined
}

/** Padded to fit any amount and comment, so that the size of the encrypted value discloses nothing. */
const BOX_BYTES = 3072
const CONTEXT = 'pay_waiting.box'

type Written = Omit<StandalonePay, 'pay'> & { pay: WrittenPay }

export function sealStandalone(secrets: Secrets, amount: StandalonePay): Buffer {
  const text = JSON.stringify({ ...amount, pay: writeWaiting(amount.pay) } satisfies Written)
  return seal(secrets.box, text + ' '.repeat(Math.max(0, BOX_BYTES - Buffer.byteLength(text))), CONTEXT)
}

export function openStandalone(secrets: Secrets, box: Buffer): StandalonePay {
  const written = JSON.parse(open(secrets.box, box, CONTEXT)) as Written
  return { ...written, pay: readWaiting(written.pay) }
}

/** Reduces an amount that was set aside to its company and its year. */
export const emptied = ({ of, locale, isRepeat, isNewcomer, week }: StandalonePay): StandalonePay => ({
  pay: EMPTY,
  of: { ...of, department: null, job_type: null, role: null, city: '' },
  locale,
  isRepeat,
  isNewcomer,
  week,
})

const NO_KEY = Buffer.alloc(0)
const EMPTY: WaitingPay = {
  base: 0,
  allowances: null,
  thr_months: null,
  bonus_months: null,
  years: null,
  comment: null,
  keys: { salary: NO_KEY, role: NO_KEY, comment: NO_KEY },
}
