import type { Locale } from '#shared/locale.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { isOrdinary, readMonths, readPay } from '#shared/rules/typed-pay.ts'
import { formats } from '#web/platform/formats.ts'

/** Pay in a draft as typed, for reviews and for standalone pay. */
export type PayAnswers = {
  salary: string
  /** An unusual amount that the user has confirmed. */
  salary_sure: number | null
  fixed_allowances: string
  allowances_sure: number | null
  thr_months: string
  bonus_months: string
  /** Lower bound of a band of years in the role, or empty. */
  years_in_role: string
  salary_comment: string
}
export type PayField = 'monthly_salary' | PayPart | 'salary_comment'
export type PayPart = 'fixed_allowances' | 'thr_months' | 'bonus_months' | 'years_in_role'

export const NO_PAY: PayAnswers = {
  salary: '',
  salary_sure: null,
  fixed_allowances: '',
  allowances_sure: null,
  thr_months: '',
  bonus_months: '',
  years_in_role: '',
  salary_comment: '',
}

/** In the order of the form. */
export const PAY_PARTS: readonly PayPart[] = [
  'fixed_allowances',
  'thr_months',
  'bonus_months',
  'years_in_role',
]
export const PAY_FIELDS: readonly PayField[] = ['monthly_salary', ...PAY_PARTS, 'salary_comment']

/** Parses a monthly amount; undefined if the input is none. */
export function monthly(typed: string): number | undefined {
  const read = readPay(typed)
  return read.kind === 'month' ? read.amount : undefined
}

/** Zero means that there are no allowances. */
const NONE = /^(rp\.? ?)?0+$/i

/** Fixed allowances parsed from the input. */
export const allowancesOf = ({
  fixed_allowances: allowances,
}: Pick<PayAnswers, 'fixed_allowances'>): number | undefined =>
  NONE.test(allowances.trim()) ? 0 : monthly(allowances)

/** Pay as it is sent; undefined without base pay. */
export function sentPay(answers: PayAnswers) {
  const { salary, thr_months, bonus_months, years_in_role, salary_comment } = answers
  const monthly_salary = monthly(salary)
  if (monthly_salary === undefined) return undefined
  return {
    monthly_salary,
    fixed_allowances: allowancesOf(answers) ?? null,
    thr_months: readMonths(thr_months) ?? null,
    bonus_months: readMonths(bonus_months) ?? null,
    years_in_role: years_in_role === '' ? null : Number(years_in_role),
    salary_comment,
  }
}

/** Pay as the server returns it to the holder of its code. */
type StoredPay = {
  monthly_salary: number | null
  fixed_allowances: number | null
  thr_months: number | null
  bonus_months: number | null
  years_in_role: number | null
  salary_comment: string | null
}

/** Stored pay as form input. Amounts that were confirmed then need no new confirmation. */
export function answersOf(stored: StoredPay, locale: Locale): PayAnswers {
  const {
    monthly_salary: base,
    fixed_allowances: allowances,
    thr_months,
    bonus_months,
    years_in_role,
  } = stored
  const months = (value: number | null) => (value === null ? '' : formats(locale).decimal(value))
  return {
    salary: base === null ? '' : formatRupiah(base, locale),
    salary_sure: base !== null && !isOrdinary(base) ? base : null,
    fixed_allowances: allowances === null ? '' : formatRupiah(allowances, locale),
    allowances_sure: allowances,
    thr_months: months(thr_months),
    bonus_months: months(bonus_months),
    years_in_role: years_in_role === null ? '' : String(years_in_role),
    salary_comment: stored.salary_comment ?? '',
  }
}
