import { moveLeave } from '#server/authorship/pass.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** First in the transaction that merges two companies: who had leave to write about either asks anew, by both ids. */
export const mergePasses = (tx: Tx, from: string, into: string): Promise<void> => moveLeave(tx, from, into)
