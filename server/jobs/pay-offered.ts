import type { JobType, VacancyVerdict } from '#shared/contract/keys.ts'
import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { monthly } from '#shared/rules/vacancy/offer.ts'
import type { MinimumWage } from '#server/places/wages/minimum-wages.ts'
import type { VacancyRow } from './row.ts'

/** An offer within this share of the median counts as `about`. */
const ABOUT = 0.05

export function presentOffer({
  pay_from: from,
  pay_to: to,
  pay_period: period,
}: VacancyRow): VacancyOffer | null {
  if (from === null || period === null) return null
  return { from, to, period, monthly: { from: monthly(from, period), to: monthly(to ?? from, period) } }
}

/** Compares the middle of the offer with a median. */
export function verdictOn({ monthly: { from, to } }: VacancyOffer, median: number): VacancyVerdict {
  const middle = (from + to) / 2
  return middle >= median * (1 + ABOUT) ? 'above' : middle <= median * (1 - ABOUT) ? 'below' : 'about'
}

/** Whether the upper end of the offer is below the minimum wage. */
export const isBelow = ({ monthly: { to } }: VacancyOffer, { amount }: MinimumWage): boolean => to < amount

/** Some job types have other rules, and an allowance is not a wage. */
export const isOwedMinimum = ({ job_type }: Pick<VacancyRow, 'job_type'>): boolean =>
  !OTHER_RULES.includes(job_type)
const OTHER_RULES: readonly JobType[] = ['intern', 'apprentice', 'freelancer']
