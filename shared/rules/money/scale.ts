import { percentOf, type Line } from './line.ts'
import type { Law } from './law/law.ts'

type Steps = readonly (readonly [upTo: number, percent: number])[]

/** One line per step of a scale that the amount reaches. */
export function alongScale<K extends string>(
  key: K,
  amount: number,
  { steps, ...law }: Law & { steps: Steps },
): Line<K>[] {
  return steps.flatMap(([upTo, rate], place) => {
    const from = steps[place - 1]?.[0] ?? 0
    const base = Math.min(amount, upTo) - from
    return base > 0 ? [{ key, base, rate, amount: percentOf(base, rate), law }] : []
  })
}
