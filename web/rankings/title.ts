import type { TopCompanies } from '#shared/contract/rankings/rankings.ts'
import type { AllWords } from '#web/platform/words.ts'

/** What is ranked, in words: "Gaji paling tepat waktu, Logistik, Kota Bekasi". */
export const titleOf = (
  { aspect, industry, city, size }: Pick<TopCompanies, 'aspect' | 'industry' | 'city' | 'size'>,
  words: AllWords['rankings'],
  companies: AllWords['companies'],
): string =>
  [
    words.titles[aspect],
    industry && companies.industries[industry],
    city && companies.city(city.name),
    size && companies.employees(companies.sizes[size]),
  ]
    .filter(Boolean)
    .join(', ')
