import { HOUR_OF_MONTH, OVERTIME } from './law/work-rules.ts'
import type { Line } from './line.ts'

/**
 * Pay for hours of overtime on one kind of day. An hour's wage is a month's / 173; some employers truncate it to
 * whole rupiah first (`cut`). Only the sum is rounded to whole rupiah.
 */
export function overtimePay({
  monthWage,
  hours,
  day,
  cut = false,
}: {
  monthWage: number
  hours: number
  day: keyof typeof OVERTIME
  cut?: boolean
}): { amount: number; lines: Line<'hours'>[] } {
  const exact = monthWage / HOUR_OF_MONTH.divisor
  const hourWage = cut ? Math.floor(exact) : exact
  const { hours: tiers, ...law } = OVERTIME[day]
  let left = hours
  const parts = tiers.map(([most, times]) => {
    const taken = Math.min(left, most)
    left -= taken
    return { taken, times, pay: hourWage * times * taken }
  })
  return {
    amount: Math.round(parts.reduce((sum, { pay }) => sum + pay, 0)),
    lines: parts
      .filter(({ taken }) => taken > 0)
      .map(({ taken, times, pay }) => ({
        key: 'hours',
        amount: Math.round(pay),
        base: Math.round(hourWage),
        share: [taken * times, 1],
        law,
      })),
  }
}
