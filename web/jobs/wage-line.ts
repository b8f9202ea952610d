import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import type { PublicMinimumWage } from '#shared/contract/wages.ts'
import type { Formats } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'

type Words = Pick<AllWords, 'jobs' | 'companies'>
type Offered = Pick<VacancyOffer, 'period' | 'monthly'>

/** An offer beside the minimum wage: "Semua tawarannya di bawah upah minimum: Rp 5.999.443 (Kota Bekasi 2026)." */
export function wageLine(
  { period, monthly: { from, to } }: Offered,
  wage: PublicMinimumWage,
  words: Words,
  format: Formats,
): { isBelow: boolean; text: string } {
  const { wage: says } = words.jobs.job
  const isBelow = from < wage.amount
  const side = isBelow ? says.below : says.met
  const part = from === to ? side.one : to < wage.amount || !isBelow ? side.all : says.below.lowest
  return { isBelow, text: says.line(part, minimumNamed(wage, words, format), period === 'hour') }
}

/** "Rp 5.999.443 (Kota Bekasi 2026)". */
export function minimumNamed(
  { level, place: { name }, amount, year }: PublicMinimumWage,
  { jobs, companies }: Words,
  { rupiah }: Formats,
): string {
  const place = level === 'regency' ? companies.city(name) : companies.province(name)
  return jobs.job.facts.minimumOf(rupiah(amount), place, String(year))
}
