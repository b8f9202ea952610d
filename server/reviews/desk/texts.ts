import type { TextField } from '#shared/contract/text-fields.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'
import type { PendingRow } from './store.ts'

/** All texts of a review. The amount of the salary stays encrypted from moderators, who read only its comment. */
export function textsOf(row: PendingRow, secrets: Secrets): Record<TextField, string | null> {
  const { headline, likes, dislikes, advice, surprise_text } = row
  const salary_comment = row.salary_box ? openWaiting(secrets, row.salary_box).comment : null
  return { headline, likes, dislikes, advice, surprise_text, salary_comment }
}
