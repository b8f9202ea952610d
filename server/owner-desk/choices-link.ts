import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * Link on which the recipient of a mail can choose, without signing in, which mails may be sent: it contains an id
 * encrypted for one `context`.
 */
export const choicesLink = (
  { config, secrets }: Pick<Parts, 'config' | 'secrets'>,
  context: string,
  id: string,
  locale: Locale,
): string =>
  config.publicUrl +
  href(locale, 'mailChoices', { token: seal(secrets.field, id, context).toString('base64url') })

/** The id in such a link; undefined if it is not one of this context. */
export function idOfLink({ field }: Secrets, context: string, token: string): string | undefined {
  try {
    const id = open(field, Buffer.from(token, 'base64url'), context)
    return isUuid(id) ? id : undefined
  } catch {
    return undefined
  }
}
