import type { Tx } from '#server/platform/db/db.ts'
import { dismissReports } from './store.ts'

/** Nothing is left to decide about things that their authors took back. */
export const dismissReportsOf = (tx: Tx, subjectIds: string[]): Promise<void> =>
  dismissReports(tx, subjectIds)
