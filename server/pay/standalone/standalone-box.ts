import type { Locale } from '#shared/locale.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { PayOf } from '../count.ts'
import { readWaiting, writeWaiting, type WaitingPay, type WrittenPay } from '../pending-pay.ts'

/**
 * An amount given without a review, as it waits for Monday. `second`: its author had told that year's pay before, so that
 * it will not count. `fresh`: figures have had none of theirs. `week`: the one in which it was
 * told last. `silenced`: words that stood beside it were hidden or removed, so that the team
 * looks at what comes in their place.
 */
export type AlonePay = {
  pay: WaitingPay
  of: PayOf
  locale: Locale
  second: boolean
  fresh: boolean
  week: string
  silenced?: boolean | undefined
}

/** Long enough for any amount and comment, so that the box's size says nothing. */
const BOX_BYTES = 3072
const CONTEXT = 'pay_waiting.box'

type Written = Omit<AlonePay, 'pay'> & { pay: WrittenPay }

export function closeAlone(secrets: Secrets, alone: AlonePay): Buffer {
  const text = JSON.stringify({ ...alone, pay: writeWaiting(alone.pay) } satisfies Written)
  return seal(secrets.box, text + ' '.repeat(Math.max(0, BOX_BYTES - Buffer.byteLength(text))), CONTEXT)
}

export function openAlone(secrets: Secrets, box: Buffer): AlonePay {
  const written = JSON.parse(open(secrets.box, box, CONTEXT)) as Written
  return { ...written, pay: readWaiting(written.pay) }
}

/** What is left of an amount that was set aside: of which company and year it was. */
export const emptied = ({ of, locale, second, fresh, week }: AlonePay): AlonePay => ({
  pay: EMPTY,
  of: { ...of, department: null, job_type: null, role: null, city: '' },
  locale,
  second,
  fresh,
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
