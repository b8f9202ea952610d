import { href } from '#shared/paths.ts'
import { addDays, weekOf } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { mailboxesOf } from '#server/owners/mailboxes.ts'
import { stopLink } from './mail-choices.ts'
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
  for (const { company_id, count } of appeared) await send(parts, company_id, count, week)
  parts.wake()
}

async function send(parts: Parts, companyId: string, count: number, week: string): Promise<void> {
  const { db, config } = parts
  for (const { id, email, locale } of await mailboxesOf(parts, companyId)) {
    const { digest } = MAILS[locale]
    await db.begin('identity', async tx => {
      if (!(await takeWeek(tx, id, 'reviews', week))) return
      const body = digest.body(
        count,
        config.publicUrl + href(locale, 'ownerReviews'),
        stopLink(parts, id, locale),
      )
      await queueMessage(tx, parts, { channel: 'email', to: email, subject: digest.subject, body })
    })
  }
}
