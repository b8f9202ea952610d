import type { Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { olderCommentKey } from './older.ts'
import { deleteKeys, moveRows } from './store.ts'

/** Pay of one company becomes another's, when the two turn out to be one; readers see it so from the next snapshot on. */
export const movePay = (tx: Tx, from: string, into: string): Promise<void> => moveRows(tx, from, into)

/** Takes an amount out of the stores; what readers see of it goes with the next snapshot. */
export const withdrawPay = (
  tx: Tx,
  secrets: Secrets,
  { salary, role, comment }: Record<'salary' | 'role' | 'comment', Buffer>,
): Promise<void> => deleteKeys(tx, { salary, role, comments: [comment, olderCommentKey(secrets, salary)] })
