import { useEffect, useState } from 'react'
import type { VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import { monthly, readOffer, type ReadOffer } from '#shared/rules/vacancy/offer.ts'
import { httpCall } from '#web/platform/call.ts'
import type { Fields } from './fields.ts'

const PATIENCE_MS = 400
export type Advice = {
  findings: readonly (VacancyFinding & { words: string })[]
  /** The offer and the minimum wage that it is measured by, where there are both. */
  paid: { offer: Pick<VacancyOffer, 'period' | 'monthly'>; wage: PublicMinimumWage } | null
}

/** What the rules find in an advertisement, a moment after the last key, as the server will. Undefined until they looked. */
export function useAdvice(fields: Fields): Advice | undefined {
  const [advice, setAdvice] = useState<Advice>()
  useEffect(() => {
    let stale = false
    const look = () =>
      adviceOn(fields).then(
        found => stale || setAdvice(found),
        // Without the rules the server is the one who says it.
        () => {},
      )
    const timer = setTimeout(() => void look(), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [fields])
  return advice
}

/** The rules come with the first word that is written. */
async function adviceOn(fields: Fields): Promise<Advice> {
  const [{ readVacancy }, wage] = await Promise.all([
    import('#shared/rules/vacancy/read.ts'),
    highestMinimum(fields),
  ])
  const { title, description, expectations, requirements } = fields
  const texts = { title, description, expectations, requirements, salary: '' }
  const read = readOffer(fields)
  const offer = read && 'from' in read ? monthlyOf(read) : null
  const findings = readVacancy({
    ...texts,
    monthly: offer?.monthly.from ?? null,
    minimum: wage?.amount ?? null,
  }).map(found => ({
    ...found,
    words: texts[found.field].slice(found.start, found.end),
  }))
  return { findings, paid: offer && wage ? { offer, wage } : null }
}

const monthlyOf = ({ from, to, period }: ReadOffer) => ({
  period,
  monthly: { from: monthly(from, period), to: monthly(to ?? from, period) },
})

const asked = new Map<string, Promise<PublicMinimumWage | undefined>>()

/** The highest minimum wage of the places, as the server takes it. */
async function highestMinimum({ workplace, cities }: Fields): Promise<PublicMinimumWage | undefined> {
  if (workplace === 'remote') return undefined
  const wages = await Promise.all(cities.map(({ id }) => minimumOf(id).catch(() => undefined)))
  return wages.filter(wage => wage !== undefined).toSorted((a, b) => b.amount - a.amount)[0]
}

function minimumOf(city: string): Promise<PublicMinimumWage | undefined> {
  const known = asked.get(city)
  if (known) return known
  const wage = httpCall('minimumWages', { query: { city } }).then(({ minimum_wages: [first] }) => first)
  wage.catch(() => asked.delete(city))
  asked.set(city, wage)
  return wage
}
