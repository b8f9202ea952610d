import type { VacancyCard, VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords, type Formats } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

/** "Rp 6,2–6,9 juta sebulan", "Rp 45.000–60.000 per jam". */
export function offerLine(
  { from, to, period }: VacancyOffer,
  words: AllWords['jobs'],
  { millions, rupiah, count }: Formats,
): string {
  if (period === 'hour') return words.offer.hour(rupiah(from), to === null ? null : count(to))
  return words.offer[period](millions(from), to === null ? null : millions(to))
}

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
