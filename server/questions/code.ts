import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { mac } from '#server/platform/crypto.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** The keyed hash of a question's or answer's code: codes of reviews or pay open none of these. */
export const messageCodeMac = ({ manage }: Secrets, code: string): Buffer => mac(manage, 'message', code)

/** Keyed hash of the whole submission, which distinguishes a repeat from a second use of its code. */
export const sentMac = ({ manage }: Secrets, code: string, sent: unknown): Buffer =>
  mac(manage, 'message sent', code, JSON.stringify(sent))

/** The bearer token, if it has a manage code's format; otherwise `not_found`, as for a code that does not exist. */
export const codeOf = (bearer: string | undefined): string =>
  bearer !== undefined && MANAGE_CODE.test(bearer) ? bearer : fail('not_found')
