import { useEffect, useState } from 'react'
import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import { monthly } from '#shared/rules/vacancy/offer.ts'
import { httpCall } from '#web/platform/call.ts'
import { amountIn, type Fields } from './fields.ts'

const PATIENCE_MS = 400
export type Advice = readonly (VacancyFinding & { words: string })[]

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
  const [{ readVacancy }, minimum] = await Promise.all([
    import('#shared/rules/vacancy/read.ts'),
    highestMinimum(fields),
  ])
  const { title, description, expectations, requirements, salary_from, salary_period } = fields
  const texts = { title, description, expectations, requirements, salary: '' }
  const amount = amountIn(salary_from)
  const pay = amount === undefined ? null : monthly(amount, salary_period)
  return readVacancy({ ...texts, monthly: pay, minimum }).map(found => ({
    ...found,
    words: texts[found.field].slice(found.start, found.end),
  }))
}

const asked = new Map<string, Promise<number>>()

/** The highest minimum wage of the places, as the server takes it. */
async function highestMinimum({ workplace, cities }: Fields): Promise<number | null> {
  if (workplace === 'remote') return null
  const amounts = await Promise.all(cities.map(({ id }) => minimumOf(id).catch(() => 0)))
  return Math.max(0, ...amounts) || null
}

function minimumOf(city: string): Promise<number> {
  const known = asked.get(city)
  if (known) return known
  const amount = httpCall('minimumWages', { query: { city } }).then(
    ({ minimum_wages: [first] }) => first?.amount ?? 0,
  )
  amount.catch(() => asked.delete(city))
  asked.set(city, amount)
  return amount
}
