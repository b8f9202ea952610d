import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { listWritten, type Written } from '#server/library/articles.ts'
import { addDays, weekOf } from '#server/platform/clock.ts'
import { LANE } from '#server/platform/delivery/lanes.ts'
import { queueMessages, type Message } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { choicesLink, openAddress } from './subscriber.ts'
import { WORDS } from './words.ts'

/** Subscribers per batch and transaction. */
const BATCH = 1_000
/** Articles older than this are not sent; one missed week is caught up. */
const MOST_DAYS = 14
const FIRST = '00000000-0000-0000-0000-000000000000'

type Due = store.DueRow & { id: string; sent_until: string }
type Sending = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config' | 'wake'>

/**
 * Sends subscribers of advice one letter a week with the articles of the previous week, if any. It runs every day to
 * catch up on a missed Monday; `sent_until` is updated in the transaction that queues the letter.
 */
export async function sendAdvice(parts: Sending): Promise<void> {
  const { db, clock, wake } = parts
  const until = addDays(weekOf(clock.now()), -1)
  const written = await listWritten(db.content, { after: addDays(until, -MOST_DAYS), until })
  if (written.length === 0) return
  for (let after = FIRST; ;) {
    const rows = await store.listDue(db.identity, { after, until, limit: BATCH, of: 'advice' })
    const last = rows.at(-1)
    if (!last) break
    after = last.subscriber_id
    await sendLetters(parts, rows.filter(isDue), written, until)
  }
  wake()
}

const isDue = (row: store.DueRow): row is Due => row.id !== null && row.sent_until !== null

/** Skips subscribers who unsubscribed or whom a concurrent run has already notified. */
async function sendLetters(parts: Sending, rows: Due[], written: Written[], until: string): Promise<void> {
  const letters = rows
    .map(row => ({ row, found: written.filter(isFor(row)) }))
    .filter(({ found }) => found.length > 0)
  await parts.db.begin('identity', async tx => {
    const taken = await store.markSent(
      tx,
      letters.map(({ row }) => row.id),
      until,
    )
    const toSend = letters.filter(({ row }) => taken.has(row.id))
    await queueMessages(
      tx,
      parts,
      toSend.map(({ row, found }) => letterFor(parts, row, found, until)),
    )
  })
}

const isFor =
  ({ locale, sent_until }: Due) =>
  (one: Written): boolean =>
    one.locale === locale && one.published_on > sent_until

function letterFor(parts: Sending, row: Due, found: Written[], until: string): Message {
  const { locale, subscriber_id: id, address_ct } = row
  const stop = choicesLink(parts, { id }, locale)
  return {
    channel: 'email',
    locale,
    to: openAddress(parts.secrets, { id, address_ct }),
    ...adviceLetter(found, { locale, stop, origin: parts.config.publicUrl }),
    rank: LANE.many,
    unsubscribe: `${stop}?subscription=${row.id}`,
    ifRefused: { kind: 'alert-refused', payload: { subscriber: id } },
    once: `advice:${id}:${until}`,
  }
}

type Around = { locale: Locale; stop: string; origin: string }

export function adviceLetter(
  found: readonly Pick<Written, 'title' | 'slug'>[],
  { locale, stop, origin }: Around,
): { subject: string; body: string } {
  const { subject, body } = WORDS[locale].mails.advice
  const lines = found.map(({ title, slug }) => `${title}\n${origin}${href(locale, 'article', { slug })}`)
  return { subject, body: body(lines.join('\n\n'), stop) }
}
