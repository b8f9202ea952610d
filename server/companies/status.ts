import type { Clock } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'

/** Where a company stands. SQL writes the numbers out: partial indexes need literals. */
export type CompanyStatus = typeof PENDING | typeof LISTED | typeof MERGED | typeof DECLINED

/** Came with a review and waits for an editor. */
export const PENDING = 0 as const
/** Readers can find it. */
export const LISTED = 1 as const
/** Went into another one. */
const MERGED = 2 as const
/** Is no company. */
const DECLINED = 3 as const

/** What runs when a waiting company was listed or went into another one: `company` is its id from before. */
export const SETTLED = 'company-settled'

export const addSettled = (sql: Queryable, clock: Clock, company: string): Promise<boolean> =>
  addTask(sql, 'content', { kind: SETTLED, payload: { company }, runAt: clock.now() })
