import { exceedBasePay } from '#shared/rules/pay-outlier.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { isOrdinary, readMonths, readPay } from '#shared/rules/typed-pay.ts'
import { LIMITS, type PayWording } from './limits.ts'
import { allowancesOf, monthly, type PayAnswers, type PayField } from './answers.ts'

/** Error of a part of pay. Empty base pay is no error here; a form that requires it checks that itself. */
export function payMistake(field: PayField, answers: PayAnswers, words: PayWording): string | undefined {
  switch (field) {
    case 'monthly_salary':
      return amountMistake(answers.salary, answers.salary_sure, words)
    case 'fixed_allowances':
      return allowancesMistake(answers, words)
    case 'thr_months':
    case 'bonus_months':
      return monthsMistake(answers[field], words)
    case 'salary_comment':
      return answers.salary_comment.trim().length > LIMITS.salaryComment
        ? words.field.too_long(LIMITS.salaryComment)
        : undefined
    case 'years_in_role':
      return undefined
  }
}

function amountMistake(typed: string, sure: number | null, words: PayWording): string | undefined {
  const { salary, locale } = words
  const read = readPay(typed)
  switch (read.kind) {
    case 'empty':
      return undefined
    case 'month':
      return (
        boundsMistake(read.amount, words) ??
        (isOrdinary(read.amount) || sure === read.amount ? undefined : salary.ask)
      )
    case 'year':
      return salary.yearly(formatRupiah(read.amount, locale))
    case 'millions':
      return salary.millions(read.number.toLocaleString(locale))
    default:
      return salary.notTaken[read.kind]
  }
}

function boundsMistake(amount: number, { salary, locale }: PayWording): string | undefined {
  const { min, max } = LIMITS.salary
  if (amount < min) return salary.tooLow(formatRupiah(min, locale))
  return amount > max ? salary.tooHigh(formatRupiah(max, locale)) : undefined
}

function allowancesMistake(answers: PayAnswers, words: PayWording): string | undefined {
  const amount = allowancesOf(answers)
  if (amount === undefined) return amountMistake(answers.fixed_allowances, null, words)
  if (amount > LIMITS.salary.max) return boundsMistake(amount, words)
  return isOdd(amount, answers) && answers.allowances_sure !== amount ? words.salary.askAllowances : undefined
}

/** Whether unusual allowances need a confirmation. */
export const isOdd = (allowances: number, { salary }: Pick<PayAnswers, 'salary'>): boolean =>
  exceedBasePay(monthly(salary) ?? Infinity, allowances)

function monthsMistake(typed: string, { salary }: PayWording): string | undefined {
  if (typed.trim() === '') return undefined
  const months = readMonths(typed)
  if (months === undefined) return salary.monthsHint
  return months > LIMITS.months ? salary.tooManyMonths(LIMITS.months) : undefined
}
