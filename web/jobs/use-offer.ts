import type { VacancyCard, VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { offerLine } from './offer-line.ts'

/** What is offered, in words; that nothing is, too. */
export function useOffer(): (offer: VacancyOffer | null) => string {
  const words = useWords('jobs')
  const format = useFormats()
  return offer => (offer ? offerLine(offer, words, format) : words.offer.none)
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
