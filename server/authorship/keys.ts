import { mac } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

const TAG_VERSION = 1
const TAG_BYTES = 16

/** "This account has reviewed this company this year": tells a key holder that, and never which review. */
export const authorTag = (secrets: Secrets, accountId: string, companyId: string, year: number): Buffer =>
  mac(secrets.tag, TAG_VERSION, accountId, companyId, year).subarray(0, TAG_BYTES)

/** "This account has named so many companies that were not listed this year." */
export const unlistedTag = (secrets: Secrets, accountId: string, year: number, nth: number): Buffer =>
  mac(secrets.tag, 'unlisted', TAG_VERSION, accountId, year, nth).subarray(0, TAG_BYTES)

/** "This account has told its pay of this year at this company", or of a role and a place alone: and never which amount. */
export const payTag = (secrets: Secrets, accountId: string, companyId: string | null, year: number): Buffer =>
  mac(secrets.tag, 'pay', TAG_VERSION, accountId, companyId ?? '', year).subarray(0, TAG_BYTES)

/** What a review keeps of its manage code. */
export const manageMac = (secrets: Secrets, code: string): Buffer => mac(secrets.manage, 'review', code)

/** What a review keeps of the whole submission, so that a repeat can be told from a second use of its code. */
export const submissionMac = (secrets: Secrets, code: string, submission: unknown): Buffer =>
  mac(secrets.manage, 'submission', code, JSON.stringify(submission))

/** Where an amount will stand in each store of pay: found by the holder of the code, and by nothing else. */
export const payKeys = (secrets: Secrets, code: string): Record<'salary' | 'role' | 'comment', Buffer> => ({
  salary: mac(secrets.salary, code),
  role: mac(secrets.salary, 'role', code),
  comment: mac(secrets.salary, 'comment of', code),
})

/** The same of an amount given alone, whose code is another's than any review's. */
export const aloneKeys = (secrets: Secrets, code: string): ReturnType<typeof payKeys> =>
  payKeys(secrets, `alone ${code}`)

/** Where a review's leave to tell pay stands, and what an amount given alone keeps of its code. */
export const payLeaveKey = (secrets: Secrets, code: string): Buffer => mac(secrets.pass, 'pay-leave', code)
export const payMac = (secrets: Secrets, code: string): Buffer => mac(secrets.manage, 'pay', code)

/** The pass that withdrawing answers with: the same on every repeat. */
export const withdrawalPass = (secrets: Secrets, code: string): string =>
  mac(secrets.pass, code).toString('base64url')

/** The same of an amount given alone. */
export const payWithdrawalPass = (secrets: Secrets, code: string): string =>
  mac(secrets.pass, 'pay', code).toString('base64url')
