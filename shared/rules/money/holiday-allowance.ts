import { HOLIDAY_ALLOWANCE } from './law/holiday-allowance.ts'
import { percentOf, type Line } from './line.ts'

export const PAID_BY = ['month', 'day', 'piece'] as const
export type PaidBy = (typeof PAID_BY)[number]

export type HolidayAllowance = {
  amount: number
  lines: Line<'wage' | 'average' | 'whole' | 'share' | 'none'>[]
  /** The additional fine for late payment. */
  fine: Line<'fine'>
}

const WAGE_LAW = {
  month: HOLIDAY_ALLOWANCE.wage,
  day: HOLIDAY_ALLOWANCE.daily,
  piece: HOLIDAY_ALLOWANCE.piece,
}

/**
 * THR: a month's wage from twelve months of service on, a twelfth per whole month below that, none below one month.
 * `wage`: base and fixed allowances, or the average month for pay by the day or the piece.
 */
export function holidayAllowance({
  wage,
  months,
  paidBy = 'month',
}: {
  wage: number
  months: number
  paidBy?: PaidBy
}): HolidayAllowance {
  const { who, whole, share, fine } = HOLIDAY_ALLOWANCE
  const amount = months < 1 ? 0 : months >= 12 ? wage : Math.round((wage * months) / 12)
  const due: HolidayAllowance['lines'][number] =
    months < 1
      ? { key: 'none', amount, law: who }
      : months >= 12
        ? { key: 'whole', amount, base: wage, law: whole }
        : { key: 'share', amount, base: wage, share: [months, 12], law: share }
  const { percent, ...law } = fine
  return {
    amount,
    lines: [{ key: paidBy === 'month' ? 'wage' : 'average', amount: wage, law: WAGE_LAW[paidBy] }, due],
    fine: { key: 'fine', base: amount, rate: percent, amount: percentOf(amount, percent), law },
  }
}

/** The deadline of THR before a holiday, both `YYYY-MM-DD`. */
export function payBy(holiday: string): string {
  const day = new Date(`${holiday}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - HOLIDAY_ALLOWANCE.deadline.days)
  return day.toISOString().slice(0, 10)
}
