import { LEAST_COUNTED } from '#shared/contract/contact/keys.ts'
import type { Sent } from '#shared/contract/contract.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000
const LAST_DAYS = ['06-30', '12-31'] as const

/** Outcomes of inquiries, by half-years. Counts that are too small to disclose are null. */
export async function readTransparency({ db }: Parts): Promise<Sent<'transparency'>> {
  const halves = new Map<string, Sent<'transparency'>['halves'][number]>()
  for (const { year, half, topic, class: kind, outcome, count } of await store.countEnded(db.content)) {
    const from = `${year}-${half === 1 ? '01' : '07'}-01`
    const to = `${year}-${LAST_DAYS[half === 1 ? 0 : 1]}`
    const one = halves.get(from) ?? { from, to, figures: [] }
    one.figures.push({ topic, class: kind, outcome, count: count < LEAST_COUNTED ? null : count })
    halves.set(from, one)
  }
  return { halves: [...halves.values()] }
}

export const FRESH_MS = HOUR_MS
