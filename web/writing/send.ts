import type { Locale } from '#shared/locale.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { isCallError, type Call, type CallError } from '#web/platform/call.ts'
import type { Blinded, SignedToken } from '#web/raffle/prepare.ts'
import type { Draft, DraftCompany } from './kept/draft.ts'
import { submissionOf } from './submission.ts'

/** How an attempt ended. `earlier`: what arrived is what was sent before, not what stands in the form now. */
export type Outcome =
  | { kind: 'sent'; code: string; earlier: boolean; ticket: SignedToken | null }
  | { kind: 'edited' | 'decided' | 'sign-in' | 'exists' | 'offline' | 'limited' | 'failed' }
  | { kind: 'refused'; errors: Record<string, string[]>; message: string }

type Keep = (part: Partial<Pick<Draft, 'code' | 'pass' | 'unsure' | 'raffle'>>) => void

/**
 * Sends a complete draft. Code, pass and raffle token are kept in the draft before anything leaves, so that sending
 * again after a lost answer is the same submission and not a second one.
 */
export async function sendReview(
  draft: Draft,
  locale: Locale,
  call: Call,
  keep: Keep,
  prepare: () => Promise<Blinded | null> = async () => null,
): Promise<Outcome> {
  const code = draft.code ?? makeManageCode()
  const raffle = draft.unsure ? draft.raffle : await prepare()
  keep({ code, raffle })
  const company = draft.company as DraftCompany
  const body = submissionOf({ ...draft, raffle }, code, locale)
  try {
    const pass = draft.pass ?? (await newPass(company, call, keep))
    keep({ unsure: true })
    const { raffle_signature: signature } = await submit(pass).catch(async error => {
      if (!isStale(error) || (await hasArrived(draft, code, call))) throw error
      return submit(await newPass(company, call, keep))
    })
    const ticket = raffle && signature ? { keep: raffle.keep, signature } : null
    return { kind: 'sent', code, earlier: false, ticket }
  } catch (error) {
    return settle(error, draft, code, call, keep)
  }

  function submit(pass: string) {
    return call('submitReview', { body }, pass)
  }
}

async function newPass({ id, unlisted }: DraftCompany, call: Call, keep: Keep): Promise<string> {
  keep({ pass: null })
  const { pass } = await call('reviewPass', { body: { company_id: id, ...(unlisted && { unlisted }) } })
  keep({ pass })
  return pass
}

const isStale = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'pass_invalid' || error.code === 'pass_used')

/** Whether an earlier attempt, whose answer was lost, is there after all: its code opens it. */
const hasArrived = async (draft: Draft, code: string, call: Call): Promise<boolean> =>
  draft.unsure &&
  call('myReview', {}, code).then(
    () => true,
    () => false,
  )

async function settle(error: unknown, draft: Draft, code: string, call: Call, keep: Keep): Promise<Outcome> {
  if (!isCallError(error)) throw error
  const unanswered = error.status === 0 || error.status >= 500
  if (!unanswered && error.status !== 401 && (await hasArrived(draft, code, call)))
    return { kind: 'sent', code, earlier: true, ticket: null }
  if (!unanswered && error.status !== 401) keep({ unsure: false })
  return outcomeOf(error)
}

export function outcomeOf({ status, code, errors, message }: CallError): Outcome {
  if (status === 401) return { kind: 'sign-in' }
  if (code === 'review_exists') return { kind: 'exists' }
  if (code === 'already_decided') return { kind: 'decided' }
  if (status === 0) return { kind: 'offline' }
  if (status === 429) return { kind: 'limited' }
  if (status >= 500) return { kind: 'failed' }
  return { kind: 'refused', errors, message }
}
