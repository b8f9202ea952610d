import type { TextField } from '#shared/contract/text-fields.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'
import type { PendingRow } from './store.ts'

/** Everything of a review that is words. The salary's amount stays closed: a moderator reads its comment alone. */
export function textsOf(row: PendingRow, secrets: Secrets): Record<TextField, string | null> {
  const { headline, likes, dislikes, advice, surprise_text } = row
  const salary_comment = row.salary_box ? openWaiting(secrets, row.salary_box).comment : null
  return { headline, likes, dislikes, advice, surprise_text, salary_comment }
}
