import type { Tx } from '#server/platform/db/db.ts'
import { moveRows } from './store.ts'

/** Pay of one company becomes another's, when the two turn out to be one; readers see it so from the next snapshot on. */
export const movePay = (tx: Tx, from: string, into: string): Promise<void> => moveRows(tx, from, into)
