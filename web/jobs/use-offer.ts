import type { VacancyCard, VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Formats an offer as text. */
export function useOffer(): (offer: VacancyOffer | null) => string {
  const words = useWords('jobs')
  const format = useFormats()
  return offer => offerLine(offer, words, format)
}

/** "Kota Bekasi", "Kota Bekasi dan 2 tempat lain", "Dari mana saja". */
export function placeOf(
  { cities: [first, ...more], workplace }: Pick<VacancyCard, 'cities' | 'workplace'>,
  words: AllWords['jobs'],
  city: (name: string) => string,
): string {
  if (workplace === 'remote' || !first) return words.remotePlace
  return more.length > 0 ? words.morePlaces(city(first.name), more.length) : city(first.name)
}

export function usePlace(): (vacancy: Pick<VacancyCard, 'cities' | 'workplace'>) => string {
  const words = useWords('jobs')
  const { city } = useWords('companies')
  return vacancy => placeOf(vacancy, words, city)
}
