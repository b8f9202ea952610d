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

/** So many together say of none when it came. */
const LEAST = 3

/**
 * Once a week each owner is told how many reviews of the company appeared in the week before, where there were enough. It runs every
 * day, so that a Monday that was missed is made up for; who was told is noted with the letter.
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

/** Writes to everybody who speaks for a company, once a day or week of this kind, unless they stopped it. */
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
