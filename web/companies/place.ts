import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { AllWords } from '#web/platform/words.ts'

/** "Logistik, Kota Bekasi": the line below a company's name in lists. */
export const placeLine = (
  { industry, city }: Pick<CompanyCard, 'industry' | 'city'>,
  words: AllWords['companies'],
): string =>
  [industry && words.industriesShort[industry], city && words.city(city.name)].filter(Boolean).join(', ')
