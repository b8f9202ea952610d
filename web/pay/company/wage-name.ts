import type { CompanySalaries } from '#shared/contract/pay.ts'
import type { AllWords } from '#web/platform/words.ts'

export type Wage = NonNullable<CompanySalaries['minimum_wage']>

/** "UMK Kota Bekasi 2026": whose minimum wage it is. */
export function wageName(
  { level, place, year }: Pick<Wage, 'level' | 'place' | 'year'>,
  { wage }: Pick<AllWords['payroll'], 'wage'>,
  { city, province }: Pick<AllWords['companies'], 'city' | 'province'>,
): string {
  return wage[level](level === 'regency' ? city(place) : province(place), String(year))
}
