import { randomUUID } from 'node:crypto'
import type { AlertKind } from '#shared/contract/jobs/alert-keys.ts'
import { limitedMailbox } from '#shared/rules/mail/mailbox.ts'
import { dayOf } from '#server/platform/clock.ts'
import { LANE } from '#server/platform/delivery/lanes.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { choicesLink, openAddress, sealAddress, sealName, subscriberIndex } from './subscriber.ts'
import type { Wants } from './saved-search.ts'
import { WORDS } from './words.ts'
import type { Locale } from '#shared/locale.ts'

type Wish = { email: string; kind: AlertKind; wants: Wants; name?: readonly string[] }

const BY_NETWORK: Rule = { name: 'subscribe-network', most: 30, seconds: 3600 }
const TO_ADDRESS: Rule = { name: 'subscribe-address', most: 8, seconds: 24 * 3600 }
const MOST_EACH = 30
/** Within this time a repeated request sends no second mail. */
const SAME_MS = 10 * 60_000

/** Starts the double opt-in: sends the confirmation mail. Nothing else is sent before it is confirmed. */
export async function subscribe(
  parts: Parts,
  { email, kind, wants, name }: Wish,
  { address, locale }: Context,
): Promise<{ received: true }> {
  const { db, clock, limits, secrets } = parts
  const index = subscriberIndex(secrets, email)
  orWait(await limits.here.take(...inNetworks(BY_NETWORK, address)))
  orWait(await limits.everywhere.take({ rule: TO_ADDRESS, of: [limitedMailbox(email)] }))
  await db.begin('identity', async tx => {
    const newId = randomUUID()
    const subscriber = await store.putSubscriber(tx, {
      id: newId,
      address_idx: index,
      address_ct: sealAddress(secrets, newId, email),
      locale,
    })
    const id = randomUUID()
    const subscription = await store.putSubscription(tx, {
      id,
      subscriber_id: subscriber.id,
      kind,
      wants,
      name_ct: name === undefined ? null : sealName(secrets, id, name),
      since: dayOf(clock.now()),
      most: MOST_EACH,
    })
    const { mails } = WORDS[locale]
    const { subject, body } = !subscription
      ? mails.full
      : subscription.state === 'unconfirmed'
        ? mails.confirm
        : mails.already
    await queueMessage(tx, parts, {
      channel: 'email',
      locale,
      // Sent to the stored address, not to the typed spelling, because the link changes the subscriptions of the
      // stored one.
      to: openAddress(secrets, subscriber),
      subject,
      body: body(choicesLink(parts, subscriber, locale)),
      rank: LANE.strangers,
      once: `subscribe:${subscription?.id ?? subscriber.id}:${Math.floor(clock.now().getTime() / SAME_MS)}`,
    })
  })
  parts.wake()
  return { received: true }
}

/** Adds confirmed subscriptions for the demo, without the double opt-in. */
export async function putConfirmed(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  { email, locale, wishes }: { email: string; locale: Locale; wishes: Wants[] },
): Promise<void> {
  const since = dayOf(clock.now())
  await db.begin('identity', async tx => {
    const id = randomUUID()
    const subscriber = await store.putSubscriber(tx, {
      id,
      address_idx: subscriberIndex(secrets, email),
      address_ct: sealAddress(secrets, id, email),
      locale,
    })
    for (const wants of wishes)
      await store.putSubscription(tx, {
        id: randomUUID(),
        subscriber_id: subscriber.id,
        kind: wants.company ? 'company' : 'search',
        wants,
        name_ct: null,
        since,
        most: wishes.length + 1,
      })
    await store.setState(tx, { subscriber: subscriber.id, id: undefined, state: 'active', on: since })
  })
}
