import type { Clock } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'

/** State of a company. SQL writes the numbers as literals, because partial indexes need them. */
export type CompanyStatus = typeof PENDING | typeof LISTED | typeof MERGED | typeof DECLINED

/** Came with a review and waits for an editor. */
export const PENDING = 0 as const
/** Readers can find it. */
export const LISTED = 1 as const
/** Was merged into another one. */
const MERGED = 2 as const
/** Is not a company. */
export const DECLINED = 3 as const

/** Task kind that runs when a waiting company was listed or merged: `company` is its id from before. */
export const SETTLED = 'company-settled'

export const addSettled = (sql: Queryable, clock: Clock, company: string): Promise<boolean> =>
  addTask(sql, 'content', { kind: SETTLED, payload: { company }, runAt: clock.now() })
