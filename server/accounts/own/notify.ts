import { accounts as en } from '#shared/messages/en/accounts/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { ifRefused } from '../mail-refused.ts'

const WORDS = { id, en }

/** A page where the holder ends subscriptions of an address; undefined where it has none. */
type ChoicesAt = (tx: Tx, email: string, locale: Locale) => Promise<string | undefined>
export type Notifying = Parts & { choicesAt: ChoicesAt }

type What = keyof typeof id.accountMail
/** After these events the address no longer belongs to the account. */
const LEFT: readonly What[] = ['changed', 'removed', 'deleted']

/** Notifies by mail of a change to an account. */
export async function notify(
  tx: Tx,
  parts: Notifying,
  to: string,
  what: What,
  locale: Locale,
): Promise<void> {
  const { accountMail, stillSent } = WORDS[locale]
  const { subject, body } = accountMail[what]
  const text = typeof body === 'string' ? body : body(parts.config.publicUrl + href(locale, 'contact'))
  const choices = LEFT.includes(what) ? await parts.choicesAt(tx, to, locale) : undefined
  await queueMessage(tx, parts, {
    channel: 'email',
    locale,
    to,
    subject,
    body: choices === undefined ? text : `${text}\n\n${stillSent(choices)}`,
    ifRefused: ifRefused(parts.secrets, to),
  })
}
