import { inForce, type Law } from './law/law.ts'
import type { Status } from './law/effective-rates.ts'
import {
  JOB_COST,
  LAST_MONTH,
  OWN_CONTRIBUTIONS,
  PART_OF_YEAR,
  PENSION_COST,
  ROUNDED_TO,
  SCALE,
  TAX_FREE,
} from './law/income-tax.ts'
import { percentOf, sumOf, type Line } from './line.ts'
import { monthlyTax } from './monthly-tax.ts'
import { alongScale } from './scale.ts'

export type TaxYear = {
  year: number
  status: Status
  /** Gross of the year, and the number of its months. */
  gross: number
  months: number
  /** The worker's contributions to pension fund, JHT and JP in these months; `zakat`: paid through the employer. */
  pension?: number
  zakat?: number
  pensioner?: boolean
  /** Liable only for these months (moved to or left Indonesia): calculated for a year, taken for the months. */
  annualise?: boolean
  /** Net income and tax from an earlier employer in the same year, by its tax slip. */
  previous?: { net: number; tax: number }
}

type TaxYearKey =
  | 'gross'
  | 'job_cost'
  | 'pension_cost'
  | 'pension'
  | 'zakat'
  | 'net'
  | 'previous_net'
  | 'annualised'
  | 'tax_free'
  | 'taxable'
  | 'step'
  | 'months_share'
  | 'previous_tax'
  | 'tax'

export type YearlyTax = {
  /** Costs as a positive amount. */
  cost: number
  net: number
  taxable: number
  tax: number
  lines: Line<TaxYearKey>[]
}

/** PPh 21 of a year by the scale, line by line. */
export function yearlyTax(input: TaxYear): YearlyTax {
  const { year, status, gross, months, annualise, previous } = input
  const month = `${year}-01`
  const before = netLines(input, month)
  const net = sumOf(before)
  const whole = annualise ? Math.round((net * 12) / months) : net + (previous?.net ?? 0)
  const free = taxFree(status, month)
  const { amount: step, ...rounding } = inForce(ROUNDED_TO, month)
  const taxable = Math.max(0, Math.floor((whole - free.amount) / step) * step)
  const steps = alongScale('step', taxable, inForce(SCALE, month))
  const ofYear = sumOf(steps)
  const share = annualise ? Math.round((ofYear * months) / 12) : ofYear
  const tax = share - (previous?.tax ?? 0)
  const lines: Line<TaxYearKey>[] = [
    ...before,
    { key: 'net', amount: net },
    ...(previous ? [line('previous_net', previous.net)] : []),
    ...(annualise ? [line('annualised', whole, PART_OF_YEAR, { base: net, share: [12, months] })] : []),
    { ...free, amount: -free.amount },
    line('taxable', taxable, rounding),
    ...steps,
    ...(annualise ? [line('months_share', share, PART_OF_YEAR, { base: ofYear, share: [months, 12] })] : []),
    ...(previous ? [line('previous_tax', -previous.tax)] : []),
    { key: 'tax', amount: tax },
  ]
  return { cost: gross - net - (input.pension ?? 0) - (input.zakat ?? 0), net, taxable, tax, lines }
}

/** The gross and the deductions before the tax-free amount. */
function netLines(input: TaxYear, month: string): Line<TaxYearKey>[] {
  const { gross, months, pension = 0, zakat = 0, pensioner } = input
  const { percent, monthly, ...law } = inForce(pensioner ? PENSION_COST : JOB_COST, month)
  const ceiling = monthly * months
  const cost = Math.min(percentOf(gross, percent), ceiling)
  const key = pensioner ? 'pension_cost' : 'job_cost'
  return [
    { key: 'gross', amount: gross },
    line(key, -cost, law, { base: gross, rate: percent, ceiling }),
    ...(pension > 0 ? [line('pension', -pension, OWN_CONTRIBUTIONS)] : []),
    ...(zakat > 0 ? [line('zakat', -zakat, OWN_CONTRIBUTIONS)] : []),
  ]
}

/** The tax-free amount (PTKP) of a family status. */
function taxFree(status: Status, month: string): Line<'tax_free'> {
  const { self, married, dependant, ...law } = inForce(TAX_FREE, month)
  const amount = self + (status.startsWith('K') ? married : 0) + dependant * Number(status.at(-1))
  return { key: 'tax_free', amount, law }
}

const line = (
  key: TaxYearKey,
  amount: number,
  law?: Law,
  how: Pick<Line, 'base' | 'rate' | 'share' | 'ceiling'> = {},
): Line<TaxYearKey> => ({ key, amount, ...how, ...(law && { law }) })

/** A worker's tax year with one employer, month by month. */
export type Settlement = YearlyTax & {
  /** Monthly tax by the effective rates, without the last month. */
  withheld: number[]
  /** Tax of the last month; negative is a refund. */
  last: number
  law: Law
}

/**
 * Settles the year: the last month takes the year's tax less the tax withheld before. `grosses`: each month worked,
 * in order, from month `first` (1 to 12).
 */
export function settled(
  input: Omit<TaxYear, 'gross' | 'months'> & { grosses: readonly number[]; first?: number },
): Settlement {
  const { grosses, first = 1, status, year } = input
  const gross = grosses.reduce((sum, one) => sum + one, 0)
  const yearly = yearlyTax({ ...input, gross, months: grosses.length })
  const monthOf = (place: number) => `${year}-${String(first + place).padStart(2, '0')}`
  const withheld = grosses.slice(0, -1).map((one, place) => monthlyTax(one, status, monthOf(place)).tax)
  const last = yearly.tax - withheld.reduce((sum, one) => sum + one, 0)
  return { ...yearly, withheld, last, law: LAST_MONTH }
}
