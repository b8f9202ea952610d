import { applicationMails as en } from '#shared/messages/en/jobs/application-mails.ts'
import { applicationMails as id } from '#shared/messages/id/jobs/application-mails.ts'
import { href } from '#shared/paths.ts'
import { mailOf } from '#server/accounts/mail-address.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import { quoted } from '#server/platform/delivery/quoted.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openLetter } from './letter-box.ts'
import { stopLink } from './mail-choice.ts'
import type { ApplicationRow } from './store.ts'

export const MAILS = { id, en }

type Kind = 'sent' | 'seen' | 'invited' | 'declined' | 'withdrawn' | 'ended' | 'takenDown' | 'lifted'
type About = { company: string; title: string }

/**
 * Queues a mail to an applicant, at the account's address or otherwise the one in the application, once per kind. The
 * warning about a takedown is sent even to applicants who stopped mails.
 */
export async function notifyApplicant(
  tx: Tx,
  parts: Parts,
  row: Pick<ApplicationRow, 'id' | 'sealed' | 'locale' | 'quiet'>,
  kind: Kind,
  about: About,
): Promise<void> {
  if (row.quiet && kind !== 'takenDown') return
  const letter = openLetter(parts.secrets, row)
  const to = letter && ((await mailOf(tx, parts, letter.account)) ?? letter.email)
  if (!letter || !to) return
  const link = parts.config.publicUrl + href(row.locale, 'ownApplications')
  const contact = parts.config.publicUrl + href(row.locale, 'contact')
  const stop = stopLink(parts, row.id, row.locale)
  const { subject, body } = MAILS[row.locale][kind]
  await queueMessage(tx, parts, {
    channel: 'email',
    locale: row.locale,
    to,
    subject,
    body: body({ ...about, link, contact, stop, answer: letter.answer ? quoted(letter.answer) : '' }),
    unsubscribe: stop,
    once: `application-${kind}:${row.id}`,
  })
}
