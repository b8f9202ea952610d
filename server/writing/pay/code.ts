import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { fail } from '#server/platform/http/errors.ts'

/** The bearer token, if it has a manage code's format; otherwise `not_found`, as for a code that does not exist. */
export const codeOf = (bearer: string | undefined): string =>
  bearer !== undefined && MANAGE_CODE.test(bearer) ? bearer : fail('not_found')
