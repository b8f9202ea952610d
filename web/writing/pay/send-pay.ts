import type { Locale } from '#shared/locale.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import type { Call } from '#web/platform/call.ts'
import { deliver, type Failure } from '../parts/deliver.ts'
import { companyOf, type PayDraft } from '../drafts/pay-draft.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import type { PassFor } from '../pass/pass.ts'
import { credentialPlace } from '#web/accounts/pass/place.ts'
import { requestPass } from '../pass/request-pass.ts'
import { paySubmissionOf } from './pay-submission.ts'

/** Result of an attempt. `held`: a moderator checks it first. */
export type PayOutcome =
  | { kind: 'sent'; code: string; earlier: boolean; held: boolean }
  | { kind: 'edited' }
  | Failure

type SavePart = (part: Partial<Pick<PayDraft, 'code' | 'pass' | 'unsure'>>) => void

/** Sends a complete draft. Code and pass are stored in the draft before the request. */
export async function sendPay(
  draft: PayDraft,
  locale: Locale,
  call: Call,
  save: SavePart,
  place: CredentialPlace = credentialPlace(),
): Promise<PayOutcome> {
  const code = draft.code ?? makeManageCode()
  save({ code })
  const body = paySubmissionOf(draft, code, locale)
  const purpose: PassFor = { kind: 'pay', company: companyOf(draft)?.id ?? null }
  const delivered = await deliver(
    {
      pass: draft.pass,
      unsure: draft.unsure,
      requestPass: () => requestPass(call, place, [purpose]),
      submit: pass => call('givePay', { body: body as never }, pass),
      look: () => call('myPay', {}, code),
    },
    save,
  )
  if (delivered.kind === 'earlier') return { kind: 'sent', code, earlier: true, held: false }
  return delivered.kind === 'sent'
    ? { kind: 'sent', code, earlier: false, held: delivered.answer.state === 'held' }
    : delivered
}
