import type { MailChoices } from '#shared/contract/jobs/alerts.ts'
import { MAIL_KINDS, type MailKind } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { queryString } from '#shared/paths.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { choicesLink, idOfLink } from './choices-link.ts'
import * as store from './store.ts'

const CONTEXT = 'owner_mail.token'

/**
 * For a mail to an owner: the page linked in its text, and the address that a mail program's unsubscribe button calls
 * to stop its kind.
 */
export function waysToStop(
  parts: Pick<Parts, 'config' | 'secrets'>,
  ownerId: string,
  locale: Locale,
  kind: MailKind,
) {
  const stop = choicesLink(parts, CONTEXT, ownerId, locale)
  return { stop, unsubscribe: `${stop}${queryString({ kind })}` }
}

/** The owner in such a link; undefined if it is none. */
export const ownerOfLink = (secrets: Secrets, token: string): string | undefined =>
  idOfLink(secrets, CONTEXT, token)

export async function listOwnerMail(sql: Queryable, ownerId: string): Promise<MailChoices['kinds']> {
  const stopped = (await store.listStopped(sql, [ownerId])).get(ownerId) ?? []
  return MAIL_KINDS.map(kind => ({ kind, stopped: stopped.includes(kind) }))
}

/** Whether a mail of this kind may be sent to an owner for this day: once a day, unless the recipient stopped it. */
export const takeLetter = (tx: Tx, ownerId: string, kind: MailKind, day: string): Promise<boolean> =>
  store.takeWeek(tx, ownerId, kind, day)

export const chooseOwnerMail = (
  sql: Queryable,
  ownerId: string,
  { kind, stopped }: { kind: MailKind; stopped: boolean },
): Promise<void> => store.putStopped(sql, ownerId, kind, stopped)
