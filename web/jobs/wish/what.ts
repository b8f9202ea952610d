import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import type { AllWords } from '#web/platform/words.ts'
import type { Asked } from '../query.ts'

/** Words and place of a search as text: "Lowongan “gudang” di Kota Bekasi". */
export function whatIsAsked(
  {
    results: { city, province },
    asked: { q },
  }: { results: Pick<VacancyResults, 'city' | 'province'>; asked: Pick<Asked, 'q'> },
  words: AllWords['jobs'],
  companies: AllWords['companies'],
): string {
  return words.titled(q, placeAsked({ city, province }, companies))
}

export const placeAsked = (
  { city, province }: Pick<VacancyResults, 'city' | 'province'>,
  companies: AllWords['companies'],
): string | null => (city ? companies.city(city.name) : province ? companies.province(province.name) : null)
