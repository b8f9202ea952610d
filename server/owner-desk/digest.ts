import type { MailKind } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { addDays, weekOf } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import { waysToStop } from './mail-choices.ts'
import { listAppeared, takeWeek } from './store.ts'
import { MAILS } from './words.ts'

/** With at least this many reviews the number does not disclose when a single one appeared. */
const LEAST = 3

/**
 * Informs each owner once a week of the number of reviews that appeared in the week before, if there were enough. It
 * runs daily, so that a missed Monday is made up for; each mail is recorded in the transaction that queues it.
 */
export async function sendDigests(parts: Parts): Promise<void> {
  const { db, clock } = parts
  const week = addDays(weekOf(clock.now()), -7)
  const appeared = await listAppeared(db.content, { from: week, to: addDays(week, 6), least: LEAST })
  for (const { company_id, count } of appeared)
    await sendDigest(parts, company_id, { kind: 'reviews', on: week }, ({ digest }, locale, stop) => ({
      subject: digest.subject,
      body: digest.body(count, parts.config.publicUrl + href(locale, 'ownerReviews'), stop),
    }))
  parts.wake()
}

type Once = { kind: MailKind; on: string }
type Mails = (typeof MAILS)[Locale]
type Letter = (mails: Mails, locale: Locale, stop: string) => { subject: string; body: string }

/**
 * Sends a mail to all representatives of a company, once per day or week and kind, except to those who stopped this
 * kind.
 */
export async function sendDigest(
  parts: Parts,
  companyId: string,
  { kind, on }: Once,
  letter: Letter,
): Promise<void> {
  for (const { id, email, locale } of await mailboxesOf(parts, companyId))
    await parts.db.begin('identity', async tx => {
      if (!(await takeWeek(tx, id, kind, on))) return
      const { stop, unsubscribe } = waysToStop(parts, id, locale, kind)
      const { subject, body } = letter(MAILS[locale], locale, stop)
      await queueMessage(tx, parts, { channel: 'email', locale, to: email, subject, body, unsubscribe })
    })
}
