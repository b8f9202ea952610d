import type { Status } from './law/effective-rates.ts'
import { PREMIUMS_ARE_GROSS } from './law/income-tax.ts'
import { sumOf, type Line } from './line.ts'
import { monthlyTax, type MonthlyTax } from './monthly-tax.ts'
import { contributions, type Contributions, type Insured } from './social-security.ts'
import { settled, type Settlement } from './yearly-tax.ts'

export type Paid = Insured & { status: Status }

/** A month's pay slip. All lines are positive amounts. */
export type PaySlip = Contributions & {
  /** The wage and any extra pay. */
  pay: number
  /** The employer's premiums that count as the worker's gross. */
  premiums: Line[]
  /** The base of the tax. */
  gross: number
  tax: number
  /** The effective rate used; undefined in a slip of a settled year. */
  byRate: MonthlyTax | undefined
  net: number
  /** Total cost of the employer. */
  cost: number
}

/** Take-home pay of a month. `extra` (THR, bonus) is taxed but not part of the base of BPJS. */
export function paySlip(paid: Paid, extra = 0): PaySlip {
  const byRate = monthlyTax(slipGross(paid, extra), paid.status, paid.month)
  return { ...slipOf(paid, extra, byRate.tax), byRate }
}

export type PayYear = {
  /** The month with THR, and the last month, which settles the year's tax. */
  holiday: PaySlip
  last: PaySlip
  settlement: Settlement
  /** Sum of the net over twelve months. */
  net: number
}

/**
 * Twelve months of the same wage in the calendar year of `paid.month`, with a month's wage of THR in that month
 * (November instead of December).
 */
export function payYear(paid: Paid): PayYear {
  const year = Number(paid.month.slice(0, 4))
  const holidayMonth = Math.min(11, Number(paid.month.slice(5)))
  const months = Array.from({ length: 12 }, (_, place) => ({
    paid: { ...paid, month: `${year}-${String(place + 1).padStart(2, '0')}` },
    extra: place + 1 === holidayMonth ? paid.wage : 0,
  }))
  const grosses = months.map(({ paid: one, extra }) => slipGross(one, extra))
  const pension = sumOf(months.flatMap(({ paid: one }) => contributions(one).worker.filter(isPension)))
  const settlement = settled({ year, status: paid.status, grosses, pension })
  const slips = months.map(({ paid: one, extra }, place) =>
    slipOf(one, extra, settlement.withheld[place] ?? settlement.last),
  )
  return {
    holiday: slips[holidayMonth - 1] as PaySlip,
    last: slips[11] as PaySlip,
    settlement,
    net: slips.reduce((sum, { net }) => sum + net, 0),
  }
}

const isPension = ({ key }: Line): boolean => key === 'old_age' || key === 'pension'

function slipOf(paid: Paid, extra: number, tax: number): PaySlip {
  const { worker, employer } = contributions(paid)
  const pay = paid.wage + extra
  return {
    worker,
    employer,
    pay,
    premiums: premiumsOf(employer),
    gross: slipGross(paid, extra),
    tax,
    byRate: undefined,
    net: pay - sumOf(worker) - tax,
    cost: pay + sumOf(employer),
  }
}

const premiumsOf = (employer: Contributions['employer']): Line[] =>
  employer.filter(line => !isPension(line)).map(line => ({ ...line, law: PREMIUMS_ARE_GROSS }))

const slipGross = (paid: Paid, extra: number): number =>
  paid.wage + extra + sumOf(premiumsOf(contributions(paid).employer))
