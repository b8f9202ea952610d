import { changed, type Queryable, type Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

/** From this day on the company has somebody who speaks for it; one who came first stays the first. */
export async function markClaimed(tx: Tx, companyId: string, day: string): Promise<void> {
  await store.insertClaimed(tx, companyId, day)
  changed(`company:${companyId}`)
}

/** A company went into another one: who speaks for the one speaks for the other. */
export async function moveClaimed(tx: Tx, from: string, into: string): Promise<void> {
  await store.moveClaimed(tx, from, into)
}

/** Whether somebody speaks for the company. */
export const isClaimed = (sql: Queryable, companyId: string): Promise<boolean> =>
  store.isClaimed(sql, companyId)
