import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import { ticketOf } from '#shared/contract/contact/ticket.ts'
import { inquiryMails as en } from '#shared/messages/en/contact/inquiry-mails.ts'
import { inquiryMails as id } from '#shared/messages/id/contact/inquiry-mails.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import type { Clock } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { NewTask } from '#server/platform/tasks/tasks.ts'
import { openInquiry } from './inquiry-box.ts'
import * as store from './store.ts'

const MAILS = { id, en }
type Kind = 'received' | 'ended'
type InquiryMail = { id: string; kind: Kind }

/**
 * Task that sends a mail to the sender of an inquiry; a task because inquiries and outgoing mails are in different
 * schemas.
 */
export const inquiryMail = (clock: Clock, id: string, kind: Kind): NewTask => ({
  kind: 'inquiry-mail',
  payload: { id, kind } satisfies InquiryMail,
  runAt: clock.now(),
})

/** Queues the mail; idempotent. */
export async function sendInquiryMail(parts: Parts, { id: inquiry, kind }: InquiryMail): Promise<void> {
  const { db, secrets, wake } = parts
  const found = await store.findInquiry(db.content, inquiry)
  if (!found?.sealed) return
  const { email, answer } = openInquiry(secrets, { id: inquiry, sealed: found.sealed })
  const words = MAILS[found.locale]
  const about = { ticket: ticketOf(inquiry), topic: found.topic }
  const link = parts.config.publicUrl + formOf(found.locale, found.topic)
  const mail =
    kind === 'received'
      ? words.received({ ...about, until: found.due_at })
      : words.ended({ ...about, link, outcome: found.outcome ?? 'answered', answer })
  await db.begin('identity', tx =>
    queueMessage(tx, parts, {
      channel: 'email',
      locale: found.locale,
      to: email,
      ...mail,
      once: `inquiry-${kind}:${inquiry}`,
    }),
  )
  wake()
}

const FORMS = { contact: 'contact', takedown: 'reportContent', right: 'dataRequest' } as const

const formOf = (locale: Locale, topic: InquiryTopic): string => href(locale, FORMS[topic])
