import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { quartilesOf } from '#web/pay/quartiles.ts'

const MILLION = 1_000_000
const LEAST = 2

/** Ranges in the chart of a vacancy: the offer, and actual pay for such work. */
export const rangesOf = ({ offer, beside }: Pick<VacancyCard, 'offer' | 'beside'>) => ({
  offered: offer?.monthly ?? null,
  range: beside ? quartilesOf(beside.range) : null,
})

/** Whether any vacancy of a list has an offer, and whether any has figures of actual pay. */
export const drawnOf = (vacancies: readonly VacancyCard[]) => ({
  offered: vacancies.some(({ offer }) => offer !== null),
  paid: vacancies.some(({ beside }) => beside !== null),
})

/** Common axis of a list in whole millions. */
export function spanOf(vacancies: readonly VacancyCard[]): { from: number; to: number } {
  const amounts = vacancies.flatMap(({ offer, beside }) => [
    ...(offer ? [offer.monthly.from, offer.monthly.to] : []),
    ...(beside ? [beside.range.p10 ?? beside.range.p25, beside.range.p90 ?? beside.range.p75] : []),
  ])
  if (amounts.length === 0) return { from: 0, to: LEAST * MILLION }
  const from = Math.floor(Math.min(...amounts) / MILLION)
  const to = Math.max(Math.ceil(Math.max(...amounts) / MILLION), from + LEAST)
  return { from: from * MILLION, to: to * MILLION }
}
