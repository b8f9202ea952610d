import { VACANCY_PAY } from '../../contract/jobs/limits.ts'
import type { SalaryPeriod } from '../../contract/keys.ts'
import { readMoney, type Per } from '../typed-pay.ts'

/** Hours of work in a month (PP 35/2021, art. 32). */
const HOURS_A_MONTH = 173

/** Converts pay of a period to a month, in whole rupiah. */
export function monthly(amount: number, period: SalaryPeriod): number {
  if (period === 'year') return Math.round(amount / 12)
  return period === 'hour' ? amount * HOURS_A_MONTH : amount
}

/** The offer as sent: separate ends or `salary` as a whole, as numbers or texts. */
export type WrittenOffer = { [F in OfferField]?: string | number | null | undefined } & {
  salary_period: SalaryPeriod
}
type OfferField = 'salary_from' | 'salary_to' | 'salary'

export type ReadOffer = { from: number; to: number | null; period: SalaryPeriod }
/** A field with a key of `errors.field`. */
export type OfferMistake = { field: OfferField; key: MistakeKey; values?: { min: number } | { max: number } }
type MistakeKey =
  | 'required'
  | 'too_low'
  | 'too_high'
  | `pay_${'unclear' | 'foreign' | 'net' | 'millions' | 'one' | 'least' | 'period' | 'daily'}`

/** Parses an offer; null means negotiable. An ambiguous text is a mistake at its field. */
export function readOffer(written: WrittenOffer): ReadOffer | OfferMistake | null {
  const { salary_from, salary_to, salary, salary_period: period } = written
  if (isEmpty(salary_from) && isEmpty(salary_to)) return readWhole(salary, period)
  const from = readEnd('salary_from', salary_from, period)
  const to = readEnd('salary_to', salary_to, period)
  if (from && 'key' in from) return from
  if (to && 'key' in to) return to
  if (!from) return { field: 'salary_from', key: 'required' }
  if (from.isCeiling) return { field: 'salary_from', key: 'pay_least' }
  if (to && from.to !== null) return { field: 'salary_from', key: 'pay_one' }
  if (to && to.to !== null) return { field: 'salary_to', key: 'pay_one' }
  return between(from.from, to?.from ?? from.to, from.per ?? to?.per ?? period)
}

const between = (from: number, to: number | null, period: SalaryPeriod): ReadOffer | OfferMistake =>
  to !== null && to < from
    ? { field: 'salary_to', key: 'too_low', values: { min: from } }
    : { from, to: to === from ? null : to, period }

/** A text without a digit means negotiable ("Kompetitif"). A period named in the text takes precedence. */
function readWhole(salary: WrittenOffer['salary'], period: SalaryPeriod): ReadOffer | OfferMistake | null {
  if (isEmpty(salary) || !/\p{Nd}/u.test(String(salary))) return null
  const read = readEnd('salary', salary, null)
  if (!read || 'key' in read) return read
  if (read.isCeiling) return { field: 'salary', key: 'pay_least' }
  return between(read.from, read.to, read.per ?? period)
}

const isEmpty = (value: string | number | null | undefined): value is '' | null | undefined =>
  value == null || String(value).trim() === ''

type End = { from: number; to: number | null; per: SalaryPeriod | null; isCeiling: boolean }

/** `period` is the selected period: a text that names another one is a mistake. */
function readEnd(
  field: OfferField,
  value: string | number | null | undefined,
  period: SalaryPeriod | null,
): End | OfferMistake | null {
  if (isEmpty(value)) return null
  if (typeof value === 'number') return inBounds(field, [Math.floor(value), null], null, false)
  const read = readMoney(value)
  switch (read.kind) {
    case 'amount':
    case 'ceiling':
    case 'range': {
      const ends: [number, number | null] | null = read.kind === 'range' ? read.ends : [read.amount, null]
      if (!ends) return { field, key: 'pay_unclear' }
      const mistake = wrongTime(read.per, period)
      if (mistake) return { field, key: mistake }
      return inBounds(field, ends, read.per as SalaryPeriod | null, read.kind === 'ceiling')
    }
    case 'empty':
      return { field, key: 'pay_unclear' }
    default:
      return { field, key: `pay_${read.kind}` }
  }
}

function wrongTime(per: Per | null, period: SalaryPeriod | null): 'pay_daily' | 'pay_period' | undefined {
  if (per === 'day') return 'pay_daily'
  return per !== null && period !== null && per !== period ? 'pay_period' : undefined
}

function inBounds(
  field: OfferField,
  [from, to]: [number, number | null],
  per: SalaryPeriod | null,
  isCeiling: boolean,
): End | OfferMistake {
  const { min, max } = VACANCY_PAY
  if (from < min) return { field, key: 'too_low', values: { min } }
  if ((to ?? from) > max) return { field, key: 'too_high', values: { max } }
  return { from, to, per, isCeiling }
}
