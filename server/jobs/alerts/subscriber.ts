import type { Locale } from '#shared/locale.ts'
import { href, type Query } from '#shared/paths.ts'
import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Subscriber } from './store.ts'
import { lockMailing } from '#server/accounts/mail-address.ts'
import * as store from './store.ts'

const LINK = 'subscriber.token'

/** Keyed hash of a subscriber's mailbox; it differs from an account's hash, so that the two cannot be joined. */
export const subscriberIndex = ({ index }: Secrets, email: string): Buffer =>
  mac(index, 'subscriber-email', mailboxOf(email))

export const sealAddress = ({ field }: Secrets, id: string, email: string): Buffer =>
  seal(field, email, contextOf(id))

export const openAddress = (
  { field }: Secrets,
  { id, address_ct }: Pick<Subscriber, 'id' | 'address_ct'>,
): string => open(field, address_ct, contextOf(id))

export const sealName = ({ field }: Secrets, id: string, name: readonly string[]): Buffer =>
  seal(field, JSON.stringify(name), nameContextOf(id))

export function openName(
  { field }: Secrets,
  { id, name_ct }: { id: string; name_ct: Buffer | null },
): string | null {
  return name_ct && (JSON.parse(open(field, name_ct, nameContextOf(id))) as string[]).join(' ')
}

const nameContextOf = (id: string): string => `identity.subscription.name_ct:${id}`

/** Link to the preferences page of an address. */
export const choicesLink = (
  { config, secrets }: Pick<Parts, 'config' | 'secrets'>,
  { id }: Pick<Subscriber, 'id'>,
  locale: Locale,
  query: Query = {},
): string => config.publicUrl + href(locale, 'mailChoices', { token: choicesToken(secrets, id) }, query)

export const choicesToken = ({ field }: Secrets, id: string): string =>
  seal(field, id, LINK).toString('base64url')

export function subscriberOfLink({ field }: Secrets, token: string): string | undefined {
  try {
    return open(field, Buffer.from(token, 'base64url'), LINK)
  } catch {
    return undefined
  }
}

const contextOf = (id: string): string => `identity.subscriber.address_ct:${id}`

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
