import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { fail } from '#server/platform/http/errors.ts'
import { isUuid } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './store.ts'

const LINK = 'application.token'

/** Where whoever applied stops letters about what they sent, without signing in. */
export const stopLink = (
  { config, secrets }: Pick<Parts, 'config' | 'secrets'>,
  id: string,
  locale: Locale,
) =>
  config.publicUrl +
  href(locale, 'mailChoices', { token: seal(secrets.field, id, LINK).toString('base64url') })

/** The application that such an address names, where it is one. */
export function applicationOfLink({ field }: Secrets, token: string): string | undefined {
  try {
    const id = open(field, Buffer.from(token, 'base64url'), LINK)
    return isUuid(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** Whether its sender is told nothing more of it. */
export const isQuiet = async ({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> =>
  (await store.findQuiet(db.identity, id)) ?? fail('not_found')

/** Of all that its sender has sent so far: with the next one letters are asked for anew. */
export const chooseQuiet = ({ db }: Pick<Parts, 'db'>, id: string, quiet: boolean): Promise<void> =>
  store.putQuiet(db.identity, id, quiet)
