import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import type { AllWords } from '#web/platform/words.ts'
import type { Search } from '../query.ts'

/** Words and place of a search as text: "Lowongan “gudang” di Kota Bekasi". */
export function searchTitle(
  {
    results: { city, province },
    search: { q },
  }: { results: Pick<VacancyResults, 'city' | 'province'>; search: Pick<Search, 'q'> },
  words: AllWords['jobs'],
  companies: AllWords['companies'],
): string {
  return words.titled(q, searchPlace({ city, province }, companies))
}

export const searchPlace = (
  { city, province }: Pick<VacancyResults, 'city' | 'province'>,
  companies: AllWords['companies'],
): string | null => (city ? companies.city(city.name) : province ? companies.province(province.name) : null)
