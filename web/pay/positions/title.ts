import type { Positions } from '#shared/contract/pay/positions.ts'
import type { AllWords } from '#web/platform/words.ts'
import type { Search } from './query.ts'

/** The search as text: "Posisi “staf”, bagian Logistik, di Kota Bekasi". */
export const titleOf = (
  { city, company }: Pick<Positions, 'city' | 'company'>,
  { q, department, job_type }: Search,
  words: AllWords['roles'],
  companies: AllWords['companies'],
  reviews: AllWords['reviews'],
): string =>
  words.titled(q, {
    department: department && reviews.departments[department],
    jobType: job_type && reviews.jobTypes[job_type],
    company: company?.name ?? null,
    place: city && companies.city(city.name),
  })
