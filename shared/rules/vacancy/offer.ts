import type { SalaryPeriod } from '../../contract/keys.ts'

/** So many hours of work make a month (PP 35/2021, art. 32). */
const HOURS_A_MONTH = 173

/** What pay of a period is for a month, in whole rupiah. */
export function monthly(amount: number, period: SalaryPeriod): number {
  if (period === 'year') return Math.round(amount / 12)
  return period === 'hour' ? amount * HOURS_A_MONTH : amount
}

/** "5.000.000", "5000000 - 7000000", "Rp5 juta": whole rupiah, the first two amounts of it. */
export function amountsIn(said: string): number[] {
  const amounts = said.toLowerCase().matchAll(/(\d+(?:[.,]\d+)*)\s*(juta|jt|ribu|rb|million|k\b)?/g)
  return [...amounts].slice(0, 2).map(([, digits = '', unit]) => {
    if (!unit) return Number(digits.replace(/[.,]/g, ''))
    const times = /^(juta|jt|million)$/.test(unit) ? 1_000_000 : 1_000
    return Math.round(Number(digits.replace(',', '.')) * times)
  })
}
