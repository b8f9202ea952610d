import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import type { Formats } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

const MILLION = 1_000_000

/** "Rp 6,2–6,9 juta sebulan", "Rp 45.000–60.000 per jam". */
export function offerLine(
  { from, to, period }: VacancyOffer,
  words: AllWords['jobs'],
  { decimal, rupiah, count }: Formats,
): string {
  if (period === 'hour') return words.offer.hour(rupiah(from), to === null ? null : count(to))
  return words.offer[period](decimal(from / MILLION), to === null ? null : decimal(to / MILLION))
}

/** What an offer of another period is a month, by the hour as full time. Null where it is a month's. */
export function monthLine(
  { to, period, monthly }: VacancyOffer,
  words: AllWords['jobs'],
  format: Formats,
): string | null {
  if (period === 'month') return null
  const month = offerLine(
    { ...monthly, to: to === null ? null : monthly.to, period: 'month', monthly },
    words,
    format,
  )
  return period === 'hour' ? words.offer.fullTime(month) : month
}
