import { limitedMailbox, mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Recipient of a code: a mail address in lower case, or a number in E.164. */
export type Address = { channel: 'email' | 'whatsapp'; to: string }

/** The column in which an address is encrypted; in another column it cannot be decrypted. */
export type AddressColumn =
  | 'challenge.address_ct'
  | 'account.email_ct'
  | 'account.phone_ct'
  | 'staff.email_ct'

/**
 * A keyed hash by which a mailbox or number is found without being readable. All spellings of an address have one
 * account.
 */
export const addressIndex = (secrets: Secrets, { channel, to }: Address): Buffer =>
  channel === 'email' ? mac(secrets.index, 'email', mailboxOf(to)) : mac(secrets.index, 'phone', to)

/** The key of an address in limits: a mailbox without any subaddress, or a number. */
export const limitedAddress = ({ channel, to }: Address): string =>
  channel === 'email' ? limitedMailbox(to) : to

export const emailIndex = (secrets: Secrets, email: string): Buffer =>
  addressIndex(secrets, { channel: 'email', to: email })

export const sealAddress = (secrets: Secrets, column: AddressColumn, id: string, address: string): Buffer =>
  seal(secrets.field, address, contextOf(column, id))

export const openAddress = (secrets: Secrets, column: AddressColumn, id: string, sealed: Buffer): string =>
  open(secrets.field, sealed, contextOf(column, id))

const contextOf = (column: AddressColumn, id: string): string => `identity.${column}:${id}`
