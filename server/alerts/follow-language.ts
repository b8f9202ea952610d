import type { Locale } from '#shared/locale.ts'
import { mailOf } from '#server/accounts/mail-address.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'
import { subscriberIndex } from './subscriber.ts'

/** News to an account's address comes in the language that the account chose. */
export const followLanguage = (
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { id, locale }: { id: string; locale: Locale },
): Promise<void> =>
  db.begin('identity', async tx => {
    const email = await mailOf(tx, { secrets }, id)
    if (email !== null) await store.putLocale(tx, subscriberIndex(secrets, email), locale)
  })
