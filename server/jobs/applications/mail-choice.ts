import type { Locale } from '#shared/locale.ts'
import { choicesLink, idOfLink } from '#server/owner-desk/choices-link.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './store.ts'

const LINK = 'application.token'

/** Link by which an applicant stops mails about applications, without signing in. */
export const stopLink = (parts: Pick<Parts, 'config' | 'secrets'>, id: string, locale: Locale): string =>
  choicesLink(parts, LINK, id, locale)

/** The id of the application in such a link; undefined for other links. */
export const applicationOfLink = (secrets: Secrets, token: string): string | undefined =>
  idOfLink(secrets, LINK, token)

/** Whether the applicant stopped mails. */
export const isQuiet = async ({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> =>
  (await store.findQuiet(db.identity, id)) ?? fail('not_found')

/** Applies to all present applications of the applicant; the next one sends mails again. */
export const chooseQuiet = ({ db }: Pick<Parts, 'db'>, id: string, quiet: boolean): Promise<void> =>
  store.putQuiet(db.identity, id, quiet)
