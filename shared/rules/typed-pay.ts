import { parseRupiah } from './rupiah.ts'

/**
 * What a person typed where a month's pay is asked for. `year`: said to be for a year; `amount` is what was typed, whole
 * rupiah. The others are no amount that could be taken: another currency, per hour or day, after deductions, from one
 * amount to another, a number whose unit was left out ("4,5"), or none of it.
 */
export type TypedPay =
  | { kind: 'month' | 'year'; amount: number }
  | { kind: 'empty' | 'foreign' | 'hourly' | 'net' | 'range' | 'millions' | 'unclear' }

/** A month's pay outside of this is asked about once more: a year's pay or a zero too many or too few stands there more often. */
export const ORDINARY_PAY = { from: 1_000_000, to: 30_000_000 }

export const isOrdinary = (amount: number): boolean =>
  amount >= ORDINARY_PAY.from && amount <= ORDINARY_PAY.to

const FOREIGN =
  /[$€£¥]|\b(usd|sgd|myr|aud|eur|gbp|jpy|us dollars?|dolar|dollars?|ringgit|euro|yen|riyal|won)\b/
const YEARLY =
  / ?(\/ ?|(?<![a-z])((per|se|an?|satu) ?)?)(tahun|thn|th|taun|years?|yr|annum|annually|yearly)(an)?\b| ?\bp\.a\b\.?/
const HOURLY = /(?<![a-z])(per|se)?(jam|hari|minggu|hours?|hourly|days?|daily|weeks?|weekly)(an)?\b/
const NET = /\b(net|nett|netto|bersih|thp|take.?home)\b/
/** What people add to an amount without changing it. */
const ABOUT =
  /\b(sekitar|kurang lebih|lebih kurang|kira-kira|kira2|kira kira|kl|±|about|around|approx\.?|approximately|roughly|ca\.?|gross|kotor|bruto|brutto|gaji|pokok|base|pay|salary|tiap|setiap|every|monthly|bulanan|segitu|an)\b|[±~≈]|\+\/?-|-\+|\+$/g
const NO_UNIT = /^\d{1,3}([.,]\d{1,2})?$/
const RANGE = /\d[a-z .,]*\s*(-|–|—|sampai|hingga|s\/d|sd|to)\s*(rp\.? ?)?\d/

/** Reads what `parseRupiah` reads, and what people write around it: "sekitar 6,2jt kotor", "120 juta setahun". */
export function readPay(typed: string): TypedPay {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(/-an\b/, 'an').trim()
  if (text === '') return { kind: 'empty' }
  if (FOREIGN.test(text)) return { kind: 'foreign' }
  if (HOURLY.test(text)) return { kind: 'hourly' }
  if (NET.test(text)) return { kind: 'net' }
  const kind = YEARLY.test(text) ? 'year' : 'month'
  const bare = text.replace(YEARLY, '').replace(ABOUT, '').replace(/\s+/g, ' ').trim()
  if (RANGE.test(bare)) return { kind: 'range' }
  const amount = parseRupiah(bare)
  if (amount === undefined || isLeftOut(bare, amount)) return { kind: noAmount(bare) }
  return { kind, amount }
}

/** "6" and "850" are no rupiah: the millions or thousands were left out. */
const isLeftOut = (text: string, amount: number): boolean => amount < 1000 && NO_UNIT.test(text)

const noAmount = (text: string): 'millions' | 'unclear' => (NO_UNIT.test(text) ? 'millions' : 'unclear')

/** What was more likely meant: a year's pay, an amount with a zero too many or too few, or one whose unit was left out. */
export type Meant = { as: 'year' | 'zero_many' | 'zero_few' | 'unit'; amount: number }

/** A month's pay in whole thousands that what was typed may have been meant as, the likeliest first; only ordinary ones. */
export function meantBy(typed: string): Meant[] {
  const read = readPay(typed)
  return waysOf(read, typed)
    .map(({ as, amount }) => ({ as, amount: Math.round(amount / 1000) * 1000 }))
    .filter(({ amount }) => isOrdinary(amount))
}

function waysOf(read: TypedPay, typed: string): Meant[] {
  switch (read.kind) {
    case 'year':
      return [{ as: 'year', amount: read.amount / 12 }]
    case 'millions':
      return [{ as: 'unit', amount: Number(typed.trim().replace(',', '.')) * 1e6 }]
    case 'month':
      return isOrdinary(read.amount) ? [] : waysOfOdd(read.amount)
    default:
      return []
  }
}

const waysOfOdd = (amount: number): Meant[] =>
  amount > ORDINARY_PAY.to
    ? [
        { as: 'year', amount: amount / 12 },
        { as: 'zero_many', amount: amount / 10 },
      ]
    : [{ as: 'zero_few', amount: amount * 10 }]

const MONTHS = /^(\d{1,2}(?:[.,]\d)?)(?: ?(?:x|kali|bulan|bln|months?)(?: ?(?:gaji|upah|pay|salary))?)?$/

/** Months of pay as people type them ("1", "1,5 bulan", "2x gaji"), to the tenth; undefined for anything else. */
export function readMonths(typed: string): number | undefined {
  const digits = MONTHS.exec(typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}
