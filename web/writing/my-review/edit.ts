import type { Locale } from '#shared/locale.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import type { Draft, DraftCompany } from '#web/writing/drafts/draft.ts'
import { withPayPermit, failureOf, isFailure } from '#web/writing/parts/deliver.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import { credentialPlace } from '#web/accounts/pass/place.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'
import type { Outcome } from '#web/writing/send.ts'
import { submissionOf } from '#web/writing/submission.ts'

/**
 * Sends the changed review with its code: no account and, unless it contains pay for the first time, no pass.
 * Idempotent, so that it can be repeated.
 */
export async function sendEdit(
  draft: Draft,
  code: string,
  locale: Locale,
  call: Call,
  place: CredentialPlace = credentialPlace(),
): Promise<Outcome> {
  const { id } = draft.company as DraftCompany
  const body = submissionOf(draft, code, locale)
  try {
    await withPayPermit(
      () => call('editReview', { body }, code),
      body['monthly_salary'] != null &&
        (() => requestPass(call, place, [{ kind: 'pay', company: id }], code)),
    )
    return { kind: 'edited' }
  } catch (error) {
    if (isFailure(error)) return error
    if (!isCallError(error)) throw error
    return failureOf(error)
  }
}
