import type { Aspect } from '#shared/contract/keys.ts'
import type { TopCompanies } from '#shared/contract/discovery/rankings.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Title of a ranking: "Gaji paling tepat waktu, Logistik, Kota Bekasi". */
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

/** Count with its unit: "20 ulasan" for the score, "20 jawaban" for an aspect. */
export const countIn = (
  aspect: Aspect,
  { reviews, answers }: Pick<AllWords['rankings'], 'reviews' | 'answers'>,
): ((count: string) => string) => (aspect === 'score' ? reviews : answers)
