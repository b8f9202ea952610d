import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { quartilesOf } from '#web/pay/quartiles.ts'

const MILLION = 1_000_000
const LEAST = 2

/** Ranges in the chart of a vacancy: the offer, and actual pay for such work. */
export const rangesOf = ({ offer, benchmark }: Pick<VacancyCard, 'offer' | 'benchmark'>) => ({
  offered: offer?.monthly ?? null,
  range: benchmark ? quartilesOf(benchmark.range) : null,
})

/** Whether any vacancy of a list has an offer, and whether any has figures of actual pay. */
export const drawnOf = (vacancies: readonly VacancyCard[]) => ({
  offered: vacancies.some(({ offer }) => offer !== null),
  paid: vacancies.some(({ benchmark }) => benchmark !== null),
})

/** Common axis of a list in whole millions. */
export function spanOf(vacancies: readonly VacancyCard[]): { from: number; to: number } {
  const amounts = vacancies.flatMap(({ offer, benchmark }) => [
    ...(offer ? [offer.monthly.from, offer.monthly.to] : []),
    ...(benchmark
      ? [benchmark.range.p10 ?? benchmark.range.p25, benchmark.range.p90 ?? benchmark.range.p75]
      : []),
  ])
  if (amounts.length === 0) return { from: 0, to: LEAST * MILLION }
  const from = Math.floor(Math.min(...amounts) / MILLION)
  const to = Math.max(Math.ceil(Math.max(...amounts) / MILLION), from + LEAST)
  return { from: from * MILLION, to: to * MILLION }
}
