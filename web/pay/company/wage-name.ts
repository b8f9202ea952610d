import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { AllWords } from '#web/platform/words.ts'

export type Wage = NonNullable<CompanySalaries['minimum_wage']>

/** "UMK Kota Bekasi 2026": name of a minimum wage, with a note if a higher one may apply. */
export function wageName(
  { level, place, year, at_least }: Pick<Wage, 'level' | 'place' | 'year' | 'at_least'>,
  { wage }: Pick<AllWords['payroll'], 'wage'>,
  { city, province }: Pick<AllWords['companies'], 'city' | 'province'>,
): string {
  const name = wage[level](level === 'regency' ? city(place) : province(place), String(year))
  return at_least ? wage.atLeast(name) : name
}
