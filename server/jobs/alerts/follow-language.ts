import { lockMailing } from '#server/accounts/mail-address.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { subscriberIndex } from './subscriber.ts'

/** News to an account's address comes in the language that the account chose, of several choices the last. */
export const followLanguage = (
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { id }: { id: string },
): Promise<void> =>
  db.begin('identity', async tx => {
    // Locked until it is written: whoever chooses meanwhile is followed after it.
    const account = await lockMailing(tx, { secrets }, id)
    if (account?.email && account.locale)
      await store.putLocale(tx, subscriberIndex(secrets, account.email), account.locale)
  })
