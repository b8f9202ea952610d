import { inForce, type Law } from './law/law.ts'
import { EFFECTIVE_RATES, type Status } from './law/effective-rates.ts'
import { percentOf } from './line.ts'

/** The effective rate of a month: the table, the step, and the tax. */
export type MonthlyTax = {
  category: 'A' | 'B' | 'C'
  rate: number
  /** The step's bounds: above the first, up to the second (Infinity in the last). */
  above: number
  upTo: number
  tax: number
  law: Law
}

/** PPh 21 of a month's gross by the effective rates (TER), for every month of the tax year but the last. `month`: `YYYY-MM`. */
export function monthlyTax(gross: number, status: Status, month: string): MonthlyTax {
  const tables = EFFECTIVE_RATES.filter(({ statuses }) => statuses.includes(status))
  const { category, steps, statuses: _, ...law } = inForce(tables, month)
  const place = steps.findIndex(([upTo]) => gross <= upTo)
  const [upTo, rate] = steps[place] ?? [Infinity, 0]
  return { category, rate, above: steps[place - 1]?.[0] ?? 0, upTo, tax: percentOf(gross, rate), law }
}

/** Gross-up: the gross that leaves `salary` after tax, where the employer pays the tax as an allowance. */
export function grossedUp(
  salary: number,
  status: Status,
  month: string,
): { gross: number; tax: number; rate: number } {
  const rates = EFFECTIVE_RATES.filter(({ statuses }) => statuses.includes(status))
  const { steps } = inForce(rates, month)
  const fits = ([upTo, rate]: readonly [number, number]) => salary / (1 - rate / 100) <= upTo
  const [, rate] = steps.find(fits) ?? [Infinity, 0]
  const gross = Math.round(salary / (1 - rate / 100))
  return { gross, tax: gross - salary, rate }
}
