import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Where whoever was written to says, without signing in, what may be sent: the address names an id closed for one `context`. */
export const choicesLink = (
  { config, secrets }: Pick<Parts, 'config' | 'secrets'>,
  context: string,
  id: string,
  locale: Locale,
): string =>
  config.publicUrl +
  href(locale, 'mailChoices', { token: seal(secrets.field, id, context).toString('base64url') })

/** The id that such an address names, where it is one of this context. */
export function idOfLink({ field }: Secrets, context: string, token: string): string | undefined {
  try {
    const id = open(field, Buffer.from(token, 'base64url'), context)
    return isUuid(id) ? id : undefined
  } catch {
    return undefined
  }
}
