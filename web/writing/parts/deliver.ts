import { isCallError, type CallError } from '#web/platform/call.ts'

/** What is sent once, under a code of its own and with a pass: a review, or an amount of pay. */
export type Errand<A> = {
  /** As the draft kept them of an attempt before. */
  pass: string | null
  unsure: boolean
  askPass: () => Promise<string>
  submit: (pass: string) => Promise<A>
  /** Opens what an earlier attempt, whose answer was lost, may have brought: by its code. */
  look: () => Promise<unknown>
}
export type Keep = (part: { pass?: string | null; unsure?: boolean }) => void

/** Why something did not arrive; a refusal names fields. */
export type Failure =
  | { kind: 'decided' | 'sign-in' | 'exists' | 'offline' | 'limited' | 'failed' }
  | { kind: 'refused'; errors: Record<string, string[]>; message: string }
/** `earlier`: what arrived is what was sent before, not what stands in the form now. */
type Delivered<A> = { kind: 'sent'; answer: A } | { kind: 'earlier' } | Failure

/**
 * Sends what is complete. The pass is kept in the draft before anything leaves, so that sending again after a lost answer is
 * the same submission and not a second one.
 */
export async function deliver<A>(errand: Errand<A>, keep: Keep): Promise<Delivered<A>> {
  const newPass = async () => {
    keep({ pass: null })
    const pass = await errand.askPass()
    keep({ pass })
    return pass
  }
  try {
    const pass = errand.pass ?? (await newPass())
    keep({ unsure: true })
    const answer = await errand.submit(pass).catch(async error => {
      if (!isStale(error) || (await hasArrived(errand))) throw error
      return errand.submit(await newPass())
    })
    return { kind: 'sent', answer }
  } catch (error) {
    return settle(error, errand, keep)
  }
}

const isStale = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'pass_invalid' || error.code === 'pass_used')

const hasArrived = async ({ unsure, look }: Errand<unknown>): Promise<boolean> =>
  unsure &&
  look().then(
    () => true,
    () => false,
  )

async function settle(
  error: unknown,
  errand: Errand<unknown>,
  keep: Keep,
): Promise<{ kind: 'earlier' } | Failure> {
  if (!isCallError(error)) throw error
  const answered = error.status !== 0 && error.status < 500 && error.status !== 401
  if (answered && (await hasArrived(errand))) return { kind: 'earlier' }
  if (answered) keep({ unsure: false })
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
