import { changed, type Queryable, type Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

/** Records the day since which the company has a representative; an earlier day stays. */
export async function markClaimed(tx: Tx, companyId: string, day: string): Promise<void> {
  await store.insertClaimed(tx, companyId, day)
  changed(`company:${companyId}`)
}

/** After a merge the representatives of one company represent the other. */
export async function moveClaimed(tx: Tx, from: string, into: string): Promise<void> {
  await store.moveClaimed(tx, from, into)
}

/** Whether the company has a representative. */
export const isClaimed = (sql: Queryable, companyId: string): Promise<boolean> =>
  store.isClaimed(sql, companyId)
