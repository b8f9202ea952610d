import { isCallError, type CallError } from '#web/platform/call.ts'
import type { NoCredential } from '#web/accounts/pass/credential.ts'

/** Something that is sent once, with its own code and a pass: a review or standalone pay. */
export type Errand<A> = {
  /** Values of an earlier attempt, from the draft. */
  pass: string | null
  unsure: boolean
  requestPass: () => Promise<string>
  /** Adds the permission to give pay to a pass; absent where no pay is sent with something else. */
  permitPay?: (pass: string) => Promise<unknown>
  submit: (pass: string) => Promise<A>
  /** Fetches by its code what an earlier attempt with a lost answer may have created. */
  look: () => Promise<unknown>
}
export type SavePart = (part: { pass?: string | null; unsure?: boolean }) => void

/** Why the submission failed; a refusal has errors by field. */
export type Failure =
  | { kind: 'decided' | 'sign-in' | 'exists' | 'offline' | 'limited' | 'failed' }
  | NoCredential
  | { kind: 'refused'; errors: Record<string, string[]>; message: string }
/** `earlier`: an earlier version of the form arrived, not the current one. */
type Delivered<A> = { kind: 'sent'; answer: A } | { kind: 'earlier' } | Failure

/**
 * Sends a complete draft. The pass is stored in the draft before the request, so that a repeated attempt after a lost
 * answer is the same submission.
 */
export async function deliver<A>(errand: Errand<A>, save: SavePart): Promise<Delivered<A>> {
  const newPass = async () => {
    save({ pass: null })
    const pass = await errand.requestPass()
    save({ pass })
    return pass
  }
  try {
    const pass = errand.pass ?? (await newPass())
    save({ unsure: true })
    const { permitPay } = errand
    const submit = (given: string) =>
      withPayPermit(() => errand.submit(given), permitPay && (() => permitPay(given)))
    const answer = await submit(pass).catch(async error => {
      if (!isStale(error) || (await hasArrived(errand))) throw error
      return submit(await newPass())
    })
    return { kind: 'sent', answer }
  } catch (error) {
    return settle(error, errand, save)
  }
}

/** Sends something that contains pay for the first time again, with the permission for it. */
export const withPayPermit = <A>(
  send: () => Promise<A>,
  permitPay: (() => Promise<unknown>) | false | undefined,
): Promise<A> =>
  send().catch(async error => {
    if (!permitPay || !isCallError(error) || error.code !== 'pay_pass_invalid') throw error
    await permitPay()
    return send()
  })

const isStale = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'pass_invalid' || error.code === 'pass_used')

const hasArrived = async ({ unsure, look }: Errand<unknown>): Promise<boolean> =>
  unsure &&
  look().then(
    () => true,
    () => false,
  )

/** No pass could be made: thrown by `requestPass`. */
export const isFailure = (error: unknown): error is NoCredential =>
  typeof error === 'object' && error !== null && 'kind' in error

async function settle(
  error: unknown,
  errand: Errand<unknown>,
  save: SavePart,
): Promise<{ kind: 'earlier' } | Failure> {
  if (isFailure(error)) return error
  if (!isCallError(error)) throw error
  const answered = error.status !== 0 && error.status < 500 && error.status !== 401
  if (answered && (await hasArrived(errand))) return { kind: 'earlier' }
  if (answered) save({ unsure: false })
  return failureOf(error)
}

export function failureOf({ status, code, errors, message }: CallError): Failure {
  if (status === 401) return { kind: 'sign-in' }
  if (code === 'review_exists' || code === 'pay_exists') return { kind: 'exists' }
  if (code === 'already_decided') return { kind: 'decided' }
  if (status === 0) return { kind: 'offline' }
  if (status === 429) return { kind: 'limited' }
  if (status >= 500) return { kind: 'failed' }
  return { kind: 'refused', errors, message }
}
