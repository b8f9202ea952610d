import assert from 'node:assert/strict'
import type { Call as ClientCall } from '#web/platform/call.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import type { PassFor } from '#web/writing/pass/pass.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'
import type { TestApp } from '../app.ts'

type As = { device?: string; address?: string; locale?: 'id' | 'en' }

/** The browser's calls to a test's program: calls for an account have its session, all others have none. */
export const clientOf =
  (it: Pick<TestApp, 'call'>, session: string | undefined, as: As = {}): ClientCall =>
  async (name, input, bearer) => {
    const token = bearer ?? (name === 'passCredential' || name === 'newStart' ? session : undefined)
    const answer = await it.call(name, input, { ...as, ...(token !== undefined && { bearer: token }) })
    if (answer.status < 400) return answer.body
    throw { ...answer.body, status: answer.status }
  }

export function credentialInMemory(): CredentialPlace {
  let stored: ReturnType<CredentialPlace['get']>
  return { get: () => stored, put: given => (stored = given) }
}

/** The browser of each session, with its credential. */
const BROWSERS = new Map<string, CredentialPlace>()

function browserOf(session: string): CredentialPlace {
  const known = BROWSERS.get(session) ?? credentialInMemory()
  BROWSERS.set(session, known)
  return known
}

/** A pass from the browser of a session. */
export const passFor = (
  it: Pick<TestApp, 'call'>,
  session: string,
  purposes: PassFor[],
  as: As = {},
): Promise<string> => requestPass(clientOf(it, session, as), browserOf(session), purposes)

type Has = { unlisted?: boolean; pay?: boolean }

/** What a review's form has a pass permitted for: the review, and the pay in it, if it contains any. */
export function purposesOf(company: string, { unlisted, pay = true }: Has = {}): PassFor[] {
  const of = { company, ...(unlisted && { unlisted }) }
  const review: PassFor = { kind: 'review', ...of }
  return pay ? [review, { kind: 'pay', ...of }] : [review]
}

/** The pass for a review as its form sends it. */
export function reviewPass(
  it: Pick<TestApp, 'call'>,
  session: string,
  company: string,
  { unlisted, pay, ...as }: As & Has = {},
): Promise<string> {
  const has = { ...(unlisted && { unlisted }), ...(pay !== undefined && { pay }) }
  return passFor(it, session, purposesOf(company, has), as)
}

/** The permission for pay under a pass, or under the code of a review that is changed. */
export const permitPay = (
  it: Pick<TestApp, 'call'>,
  session: string,
  company: string,
  pass: string,
): Promise<string> => requestPass(clientOf(it, session), browserOf(session), [{ kind: 'pay', company }], pass)

export async function refusalOf(work: Promise<unknown>): Promise<{ status: number; code: string }> {
  const error = await work.then(
    () => assert.fail('was not refused'),
    (refused: { status: number; code: string }) => refused,
  )
  return { status: error.status, code: error.code }
}
