import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import type { Formats } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

/**
 * Monthly amount of an offer for another period; an hourly offer is converted to full time. Null if the offer is
 * monthly.
 */
export function monthLine(
  { to, period, monthly }: VacancyOffer,
  words: AllWords['jobs'],
  format: Formats,
): string | null {
  if (period === 'month') return null
  const month = offerLine(
    { from: monthly.from, to: to === null ? null : monthly.to, period: 'month' },
    words,
    format,
  )
  return period === 'hour' ? words.offer.fullTime(month) : month
}

type Words = Pick<AllWords, 'jobs' | 'companies'>
type Offered = Pick<VacancyOffer, 'period' | 'monthly'>

/**
 * Comparison of an offer with the minimum wage: "Semua tawarannya di bawah upah minimum: Rp 5.999.443 (Kota Bekasi
 * 2026)."
 */
export function wageLine(
  { period, monthly: { from, to } }: Offered,
  wage: PublicMinimumWage,
  words: Words,
  format: Formats,
): { isBelow: boolean; text: string } {
  const { job } = words.jobs
  const isBelow = from < wage.amount
  const part = from === to ? 'one' : isBelow && to >= wage.amount ? 'lowest' : 'all'
  const minimum = minimumNamed(wage, words, format)
  return { isBelow, text: job.wageLine(job.wage[part], isBelow, minimum, period === 'hour') }
}

/** "Rp 5.999.443 (Kota Bekasi 2026)": amount and name of a minimum wage. */
export function minimumNamed(
  { level, place: { name }, amount, year }: PublicMinimumWage,
  { jobs, companies }: Words,
  { rupiah }: Formats,
): string {
  const place = level === 'regency' ? companies.city(name) : companies.province(name)
  return jobs.job.facts.minimumOf(rupiah(amount), place, String(year))
}
