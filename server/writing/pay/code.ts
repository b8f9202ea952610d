import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { fail } from '#server/platform/http/errors.ts'

/** A bearer that has a code's shape. Anything else is not found, as a code that nobody has. */
export const codeOf = (bearer: string | undefined): string =>
  bearer !== undefined && MANAGE_CODE.test(bearer) ? bearer : fail('not_found')
