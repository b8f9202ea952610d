import { mac } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Kind } from './store.ts'

/** The keyed hash of the manage code that a review stores. */
export const manageMac = (secrets: Secrets, code: string): Buffer => mac(secrets.manage, 'review', code)

/**
 * The keyed hash of the whole submission that a review stores, so that a repeat is distinguished from a second use of
 * its code.
 */
export const submissionMac = (secrets: Secrets, code: string, submission: unknown): Buffer =>
  mac(secrets.manage, 'submission', code, JSON.stringify(submission))

/** Keys of an amount in each store of pay: found by the holder of the code, and by nothing else. */
export const payKeys = (secrets: Secrets, code: string): Record<'salary' | 'role' | 'comment', Buffer> => ({
  salary: mac(secrets.salary, code),
  role: mac(secrets.salary, 'role', code),
  comment: mac(secrets.salary, 'comment of', code),
})

/** The same for standalone pay, whose codes are separate from those of reviews. */
export const standaloneKeys = (secrets: Secrets, code: string): ReturnType<typeof payKeys> =>
  payKeys(secrets, `alone ${code}`)

/** The keyed hash of its code that standalone pay stores. */
export const payMac = (secrets: Secrets, code: string): Buffer => mac(secrets.manage, 'pay', code)

/** The pass that withdrawing with a code returns: the same on every repeat. */
export const repeatPass = (secrets: Secrets, kind: Kind, code: string): string =>
  mac(secrets.pass, kind, code).toString('base64url')
