import type { Locale } from '#shared/locale.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import type { Call } from '#web/platform/call.ts'
import type { Blinded, SignedToken } from '#web/raffle/prepare.ts'
import type { Draft, DraftCompany } from './drafts/draft.ts'
import { deliver, type Failure } from './parts/deliver.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import type { PassFor } from './pass/pass.ts'
import { credentialPlace } from '#web/accounts/pass/place.ts'
import { requestPass } from './pass/request-pass.ts'
import { submissionOf } from './submission.ts'

/** Result of an attempt. `earlier`: an earlier version of the form arrived, not the current one. */
export type Outcome =
  | { kind: 'sent'; code: string; earlier: boolean; ticket: SignedToken | null }
  | { kind: 'edited' }
  | Failure

type SavePart = (part: Partial<Pick<Draft, 'code' | 'pass' | 'unsure' | 'raffle'>>) => void

/** Sends a complete draft. Code, pass and raffle token are stored in the draft before the request. */
export async function sendReview(
  draft: Draft,
  locale: Locale,
  call: Call,
  save: SavePart,
  {
    prepare = async () => null,
    place = credentialPlace(),
  }: { prepare?: () => Promise<Blinded | null>; place?: CredentialPlace } = {},
): Promise<Outcome> {
  const code = draft.code ?? makeManageCode()
  const raffle = draft.unsure ? draft.raffle : await prepare()
  save({ code, raffle })
  const { id, unlisted } = draft.company as DraftCompany
  const body = submissionOf({ ...draft, raffle }, code, locale)
  const of = { company: id, ...(unlisted && { unlisted }) }
  const review: PassFor = { kind: 'review', ...of }
  const pay: PassFor = { kind: 'pay', ...of }
  const hasPay = body['monthly_salary'] != null
  const delivered = await deliver(
    {
      pass: draft.pass,
      unsure: draft.unsure,
      requestPass: () => requestPass(call, place, hasPay ? [review, pay] : [review]),
      ...(hasPay && { permitPay: pass => requestPass(call, place, [pay], pass) }),
      submit: pass => call('submitReview', { body }, pass),
      look: () => call('myReview', {}, code),
    },
    save,
  )
  if (delivered.kind === 'earlier') return { kind: 'sent', code, earlier: true, ticket: null }
  if (delivered.kind !== 'sent') return delivered
  const { raffle_signature: signature } = delivered.answer
  const ticket = raffle && signature ? { secret: raffle.secret, signature } : null
  return { kind: 'sent', code, earlier: false, ticket }
}
