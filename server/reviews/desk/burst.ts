import type { Queryable } from '#server/platform/db/db.ts'
import { countWeeks } from './store.ts'

const MIN_REVIEWS = 10
const BURST_FACTOR = 5

export type Burst = { this_week: number; usual: number }
type InWeek = { company_id: string; week: string }

/**
 * For each review the counts of its company's week, if that week has at least ten reviews and five times the usual
 * number; otherwise null.
 */
export async function burstsOf(sql: Queryable, reviews: InWeek[]): Promise<(Burst | null)[]> {
  const counts = await countWeeks(sql, reviews)
  const unusual = counts.filter(
    ({ this_week, usual }) => this_week >= MIN_REVIEWS && this_week >= BURST_FACTOR * usual,
  )
  return reviews.map(({ company_id, week }) => {
    const found = unusual.find(one => one.company_id === company_id && one.week === week)
    return found ? { this_week: found.this_week, usual: found.usual } : null
  })
}

export const burstOf = async (sql: Queryable, review: InWeek): Promise<Burst | null> =>
  (await burstsOf(sql, [review]))[0] ?? null
