import type { User } from '#shared/contract/accounts/accounts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openAddress, type Address } from './address.ts'
import type { Account } from './store.ts'

/** An account as its own holder sees it. */
export const presentUser = (secrets: Secrets, { id, email_ct, phone_ct }: Account): User => ({
  id,
  email: email_ct && openAddress(secrets, 'account.email_ct', id, email_ct),
  phone_number: phone_ct && openAddress(secrets, 'account.phone_ct', id, phone_ct),
})

/** The address with which an account signs in over a channel. */
export const addressOf = (secrets: Secrets, account: Account, channel: Address['channel']): string | null =>
  presentUser(secrets, account)[channel === 'email' ? 'email' : 'phone_number']
