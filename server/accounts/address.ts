import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** The column an address is sealed in; it opens nowhere else. */
export type AddressColumn = 'challenge.address_ct' | 'account.email_ct' | 'staff.email_ct'

/** By what an address is found without being readable. */
export const emailIndex = (secrets: Secrets, email: string): Buffer =>
  mac(secrets.index, 'email', email.toLowerCase())

export const sealAddress = (secrets: Secrets, column: AddressColumn, id: string, address: string): Buffer =>
  seal(secrets.field, address, contextOf(column, id))

export const openAddress = (secrets: Secrets, column: AddressColumn, id: string, sealed: Buffer): string =>
  open(secrets.field, sealed, contextOf(column, id))

const contextOf = (column: AddressColumn, id: string): string => `identity.${column}:${id}`
