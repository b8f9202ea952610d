import { addDays } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/db.ts'
import { countWeek } from './store.ts'

const LEAST = 10
const TIMES_USUAL = 5

export type Burst = { this_week: number; usual: number }

/** A company's week with at least ten reviews and five times its usual week; null in any other. */
export async function burstOf(sql: Queryable, companyId: string, week: string): Promise<Burst | null> {
  const counts = await countWeek(sql, companyId, week, addDays(week, -364))
  return counts.this_week >= LEAST && counts.this_week >= TIMES_USUAL * counts.usual ? counts : null
}
