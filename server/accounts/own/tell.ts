import { accounts as en } from '#shared/messages/en/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { ifRefused } from '../mail-refused.ts'

const WORDS = { id, en }

/** Says by mail what became of an account. */
export async function tell(
  tx: Tx,
  parts: Parts,
  to: string,
  what: keyof typeof id.accountMail,
  locale: Locale,
): Promise<void> {
  const { subject, body } = WORDS[locale].accountMail[what]
  const support = parts.config.CONTACT_EMAIL ? ` (${parts.config.CONTACT_EMAIL})` : ''
  await queueMessage(tx, parts, {
    channel: 'email',
    locale,
    to,
    subject,
    body: typeof body === 'string' ? body : body(support),
    ifRefused: ifRefused(parts.secrets, to),
  })
}
