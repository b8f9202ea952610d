import type { Locale } from '#shared/locale.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import type { Draft } from '#web/writing/drafts/draft.ts'
import { failureOf } from '#web/writing/parts/deliver.ts'
import type { Outcome } from '#web/writing/send.ts'
import { submissionOf } from '#web/writing/submission.ts'

/** Sends the changed review with its code: no pass, no account. Idempotent, so that it can be repeated. */
export async function sendEdit(draft: Draft, code: string, locale: Locale, call: Call): Promise<Outcome> {
  try {
    await call('editReview', { body: submissionOf(draft, code, locale) }, code)
    return { kind: 'edited' }
  } catch (error) {
    if (!isCallError(error)) throw error
    return failureOf(error)
  }
}
