import type { JobType, VacancyVerdict } from '#shared/contract/keys.ts'
import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { monthly } from '#shared/rules/vacancy/offer.ts'
import type { MinimumWage } from '#server/places/wages/minimum-wages.ts'
import type { VacancyRow } from './store.ts'

/** So far from the median an offer is about it. */
const ABOUT = 0.05

export function presentOffer({
  pay_from: from,
  pay_to: to,
  pay_period: period,
}: VacancyRow): VacancyOffer | null {
  if (from === null || period === null) return null
  return { from, to, period, monthly: { from: monthly(from, period), to: monthly(to ?? from, period) } }
}

/** The middle of the offer against a median. */
export function verdictOn({ monthly: { from, to } }: VacancyOffer, median: number): VacancyVerdict {
  const middle = (from + to) / 2
  return middle >= median * (1 + ABOUT) ? 'above' : middle <= median * (1 - ABOUT) ? 'below' : 'about'
}

/** Not even its most reaches the minimum wage. */
export const isBelow = ({ monthly: { to } }: VacancyOffer, { amount }: MinimumWage): boolean => to < amount

/** For some kinds of work other rules hold, and an allowance is no wage. */
export const isOwedMinimum = ({ job_type }: Pick<VacancyRow, 'job_type'>): boolean =>
  !OTHER_RULES.includes(job_type)
const OTHER_RULES: readonly JobType[] = ['intern', 'apprentice', 'freelancer']
