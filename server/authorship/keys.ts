import { mac } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

const TAG_VERSION = 1
const TAG_BYTES = 16

/** States to a key holder "this account has reviewed this company this year", and never which review. */
export const authorTag = (secrets: Secrets, accountId: string, companyId: string, year: number): Buffer =>
  mac(secrets.tag, TAG_VERSION, accountId, companyId, year).subarray(0, TAG_BYTES)

/** States "this account has named so many companies that were not listed this year". */
export const unlistedTag = (secrets: Secrets, accountId: string, year: number, nth: number): Buffer =>
  mac(secrets.tag, 'unlisted', TAG_VERSION, accountId, year, nth).subarray(0, TAG_BYTES)

/**
 * States "this account has given its pay of this year at this company", or for a role and a place alone; never which
 * amount.
 */
export const payTag = (secrets: Secrets, accountId: string, companyId: string | null, year: number): Buffer =>
  mac(secrets.tag, 'pay', TAG_VERSION, accountId, companyId ?? '', year).subarray(0, TAG_BYTES)

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

/** The key of a review's permission to give pay, and the keyed hash of its code that standalone pay stores. */
export const payPermitKey = (secrets: Secrets, code: string): Buffer => mac(secrets.pass, 'pay-leave', code)
export const payMac = (secrets: Secrets, code: string): Buffer => mac(secrets.manage, 'pay', code)

/** The pass that a withdrawal returns: the same on every repeat. */
export const withdrawalPass = (secrets: Secrets, code: string): string =>
  mac(secrets.pass, code).toString('base64url')

/** The same for standalone pay. */
export const payWithdrawalPass = (secrets: Secrets, code: string): string =>
  mac(secrets.pass, 'pay', code).toString('base64url')
