import { lockMailing } from '#server/accounts/mail-address.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { subscriberIndex } from './subscriber.ts'

/** Sets the language of a subscriber to the one that the account of the same address chose last. */
export const followLanguage = (
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { id }: { id: string },
): Promise<void> =>
  db.begin('identity', async tx => {
    // The row lock is held until the write, so that a concurrent choice is applied after this one.
    const account = await lockMailing(tx, { secrets }, id)
    if (account?.email && account.locale)
      await store.putLocale(tx, subscriberIndex(secrets, account.email), account.locale)
  })
