import type { Locale } from '#shared/locale.ts'
import { choicesLink, idOfLink } from '#server/owner-desk/choices-link.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './store.ts'

const LINK = 'application.token'

/** Where whoever applied stops letters about what they sent, without signing in. */
export const stopLink = (parts: Pick<Parts, 'config' | 'secrets'>, id: string, locale: Locale): string =>
  choicesLink(parts, LINK, id, locale)

/** The application that such an address names, where it is one. */
export const applicationOfLink = (secrets: Secrets, token: string): string | undefined =>
  idOfLink(secrets, LINK, token)

/** Whether its sender is told nothing more of it. */
export const isQuiet = async ({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> =>
  (await store.findQuiet(db.identity, id)) ?? fail('not_found')

/** Of all that its sender has sent so far: with the next one letters are asked for anew. */
export const chooseQuiet = ({ db }: Pick<Parts, 'db'>, id: string, quiet: boolean): Promise<void> =>
  store.putQuiet(db.identity, id, quiet)
