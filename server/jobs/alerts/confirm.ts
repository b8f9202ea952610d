import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { sealAddress, subscriberIndex } from './subscriber.ts'
import type { Wants } from './saved-search.ts'

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
      await store.ask(tx, {
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
