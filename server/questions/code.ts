import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { mac } from '#server/platform/crypto.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** What a question or an answer keeps of its code: a review's or pay's opens none of these. */
export const askedMac = ({ manage }: Secrets, code: string): Buffer => mac(manage, 'asked', code)

/** What is kept of the whole, so that a repeat can be told from a second use of its code. */
export const sentMac = ({ manage }: Secrets, code: string, sent: unknown): Buffer =>
  mac(manage, 'asked sent', code, JSON.stringify(sent))

/** A bearer that has a code's shape. Anything else is not found, as a code that nobody has. */
export const codeOf = (bearer: string | undefined): string =>
  bearer !== undefined && MANAGE_CODE.test(bearer) ? bearer : fail('not_found')
