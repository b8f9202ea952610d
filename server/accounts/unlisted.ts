import type { Db } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import { countUnlisted } from './store.ts'

const MOST_A_YEAR = 3

/** An account may write about three companies a year that are not listed yet; which ones is not kept. */
export async function takeUnlisted(db: Db, accountId: string, year: number): Promise<void> {
  if (!(await countUnlisted(db.identity, accountId, year, MOST_A_YEAR))) fail('unlisted_used_up')
}
