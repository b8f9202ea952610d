import type { Tx } from '#server/platform/db/db.ts'
import { dismissReports } from './store.ts'

/** Dismisses reports of things that their authors withdrew: nothing is left to decide. */
export const dismissReportsOf = (tx: Tx, subjectIds: string[]): Promise<void> =>
  dismissReports(tx, subjectIds)
