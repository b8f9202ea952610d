import { SERVICE_PAY, SEVERANCE, SEVERANCE_TAX } from './law/work-rules.ts'
import { sumOf, type Line } from './line.ts'
import { alongScale } from './scale.ts'

/** Severance and service pay at the end of employment. `factor` is the legal factor for the reason; `serviceMonths` are whole months. */
export function severance({
  monthWage,
  serviceMonths,
  factor,
}: {
  monthWage: number
  serviceMonths: number
  factor: number
}): { lines: Line<'severance' | 'service_pay'>[]; tax: Line<'tax'>[] } {
  const years = Math.floor(serviceMonths / 12)
  const { byYears, ...law } = SEVERANCE
  const { fromYears, ...serviceLaw } = SERVICE_PAY
  const wages = (byYears[Math.min(years, byYears.length - 1)] ?? 0) * factor
  const service = fromYears.findLast(([from]) => years >= from)?.[1] ?? 0
  const lines: Line<'severance' | 'service_pay'>[] = [
    { key: 'severance', base: monthWage, share: [wages, 1], amount: Math.round(monthWage * wages), law },
    {
      key: 'service_pay',
      base: monthWage,
      share: [service, 1],
      amount: monthWage * service,
      law: serviceLaw,
    },
  ]
  return { lines, tax: alongScale('tax', sumOf(lines), SEVERANCE_TAX) }
}
