import { plainText } from './input/plain-text.ts'
import { parseRupiah } from './rupiah.ts'

/** The period that a text names; `day` covers days and weeks, which no field accepts. */
export type Per = 'hour' | 'day' | 'month' | 'year'

/**
 * A parsed text about money, in whole rupiah. `per` is null without a period. `ends` is null where a range cannot be
 * read. `ceiling` is an upper limit ("maks 8jt"), `millions` a number without its unit ("4,5"). The other kinds have
 * no usable amount: another currency, net pay, or unclear text.
 */
export type TypedMoney =
  | { kind: 'amount' | 'ceiling'; amount: number; per: Per | null }
  | { kind: 'range'; ends: [number, number] | null; per: Per | null }
  | { kind: 'millions'; number: number }
  | { kind: 'empty' | 'foreign' | 'net' | 'unclear' }

/**
 * A text parsed as one month's pay. `year`: the text says per year, and `amount` is the yearly amount. `hourly`: the
 * period is shorter than a month.
 */
export type TypedPay =
  | { kind: 'month' | 'year'; amount: number }
  | { kind: 'millions'; number: number }
  | { kind: 'empty' | 'foreign' | 'hourly' | 'net' | 'range' | 'ceiling' | 'unclear' }

/** A month's pay outside this range needs a confirmation, because it is more often a year's pay or has a zero too many or too few. */
export const ORDINARY_PAY = { from: 1_000_000, to: 30_000_000 }

export const isOrdinary = (amount: number): boolean =>
  amount >= ORDINARY_PAY.from && amount <= ORDINARY_PAY.to

const FOREIGN =
  /[$€£¥]|\b(usd|sgd|myr|aud|eur|gbp|jpy|us dollars?|dolar|dollars?|ringgit|euro|yen|riyal|won)\b/
const times = (units: string, more = '') =>
  new RegExp(
    ` ?(?:\\/ ?|(?<![a-z])(?:(?:per|se|an?|satu|tiap|setiap|every|each) ?)?)(?:${units})(?:an)?\\b${more}`,
    'g',
  )
const PERS: [Per, RegExp][] = [
  ['hour', times('jam|hours?|hourly')],
  ['day', times('hari|minggu|days?|daily|weeks?|weekly')],
  ['year', times('tahun|thn|th|taun|years?|yr|annum|annually|yearly', '| ?\\bp\\.a\\b\\.?')],
  ['month', times('bulan|bln|months?|monthly')],
]
const GROSS =
  /\b(?:sebelum|sblm|belum|blm|before)(?: (?:di)?potong\w*| (?:pajak|pph|tax(?:es)?|deductions?|bpjs)| (?:dan|and|&)(?= ))+/g
const NET =
  /\b(?:nett?o?|bersih|thp|take.?home)\b|\b(?:after|setelah|sesudah|stlh|ssdh|dikurangi) (?:di)?(?:tax|deduction|pajak|pph|potong|bpjs)|potong/
/** Words around an amount that do not change it. */
const ABOUT =
  /\b(?:sekitar|kurang lebih|lebih kurang|kira-kira|kira2|kira kira|kl|about|around|approx\.?|approximately|roughly|ca\.?|gross|kotor|bruto|brutto|gaji|pokok|base|pay|salary|segitu|an|mulai(?: dari)?|minimal|minimum|min\.?|dari|from|starting(?: (?:at|from))?|nego|negotiable)\b|[±≈>()[\]]|(?<!\d[a-z ]*)~|\+\/?-|-\+/g
const CEILING =
  /^(?:max\.?|maks\.?|maksimal|maksimum|maximum|paling banyak|up to|hingga|sampai|s\/d|sd|<=?|≤) ?| (?:max|maks|maksimal|maximum)$/
const NO_UNIT = /^\d{1,3}([.,]\d{1,2})?$/
const RANGE =
  /^(.*?\d[^-~]*?) ?(?:-|~|\bsampai(?: dengan)?|\bhingga|s\/d|(?<![a-z])sd|(?<![a-z])to) ?((?:rp\.? ?|idr ?)?\d.*)$/

/** Parses an amount as `parseRupiah` does, with words around it: "sekitar 6,2jt (gross)", "120 juta setahun", "4~5jt". */
export function readMoney(typed: string): TypedMoney {
  const input = plainText(typed)
  if (input === '') return { kind: 'empty' }
  const text = input.replace(/-an\b/, 'an').replace(GROSS, '')
  if (FOREIGN.test(text)) return { kind: 'foreign' }
  if (NET.test(text)) return { kind: 'net' }
  const per = PERS.find(([, words]) => text.search(words) >= 0)?.[0] ?? null
  const whole = bare(PERS.reduce((rest, [, words]) => rest.replace(words, ''), text))
  const range = RANGE.exec(whole)
  if (range) return { kind: 'range', ends: endsOf(range[1] ?? '', range[2] ?? ''), per }
  const number = whole.replace(CEILING, '')
  const amount = parseRupiah(number)
  if (NO_UNIT.test(number) && (amount === undefined || amount < 1000))
    return { kind: 'millions', number: Number(number.replace(',', '.')) }
  if (amount === undefined) return { kind: 'unclear' }
  return { kind: number === whole ? 'amount' : 'ceiling', amount, per }
}

/** Removes words around an amount, unifies dashes and removes a closing dash. */
const bare = (text: string): string =>
  text
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[.,]-(?!\d)/g, '')
    .replaceAll('〜', '~')
    .replace(ABOUT, ' ')
    .replace(/(?<=[a-z])[.,;!]+$|[\s+]+$/g, '')
    .replace(/ ?(?:rupiah|idr)$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The unit of the second number applies to the first: "4-5 juta". */
function endsOf(first: string, last: string): [number, number] | null {
  const unit = /[a-z]+$/.exec(last)?.[0] ?? ''
  const from = parseRupiah(NO_UNIT.test(first) ? first + unit : first) ?? 0
  const to = parseRupiah(last) ?? 0
  return from >= 1000 && to >= from ? [from, to] : null
}

/** Parses the pay of one month. */
export function readPay(typed: string): TypedPay {
  const read = readMoney(typed)
  switch (read.kind) {
    case 'amount':
      if (read.per === 'hour' || read.per === 'day') return { kind: 'hourly' }
      return { kind: read.per ?? 'month', amount: read.amount }
    case 'range':
    case 'ceiling':
      return { kind: read.kind }
    default:
      return read
  }
}

/** A likely intended amount: a year's pay, an amount with a zero too many or too few, or one without its unit. */
export type PayReading = { as: 'year' | 'zero_many' | 'zero_few' | 'unit'; amount: number }

/** Likely intended monthly amounts in whole thousands, most likely first; only ordinary ones. */
export function readingsOf(typed: string): PayReading[] {
  return waysOf(readPay(typed))
    .map(({ as, amount }) => ({ as, amount: Math.round(amount / 1000) * 1000 }))
    .filter(({ amount }) => isOrdinary(amount))
}

function waysOf(read: TypedPay): PayReading[] {
  switch (read.kind) {
    case 'year':
      return [{ as: 'year', amount: read.amount / 12 }]
    case 'millions':
      return [{ as: 'unit', amount: read.number * 1e6 }]
    case 'month':
      return isOrdinary(read.amount) ? [] : waysOfOdd(read.amount)
    default:
      return []
  }
}

const waysOfOdd = (amount: number): PayReading[] =>
  amount > ORDINARY_PAY.to
    ? [
        { as: 'year', amount: amount / 12 },
        { as: 'zero_many', amount: amount / 10 },
      ]
    : [{ as: 'zero_few', amount: amount * 10 }]

const MONTHS = /^(\d{1,2}(?:[.,]\d)?)(?: ?(?:x|kali|bulan|bln|months?)(?: ?(?:gaji|upah|pay|salary))?)?$/

/** Parses months of pay ("1", "1,5 bulan", "2x gaji") with one decimal; undefined for anything else. */
export function readMonths(typed: string): number | undefined {
  const digits = MONTHS.exec(plainText(typed))?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}
