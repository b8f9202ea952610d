import type { Owner } from '#shared/contract/owners/owners.ts'
import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Personal data of a company's owner; encrypted as one value. */
export type Person = Omit<Owner, 'id'>

/**
 * Keyed hash by which an owner's mailbox is found. It differs from that of an author's account, so that the two cannot
 * be joined.
 */
export const ownerIndex = ({ index }: Secrets, email: string): Buffer =>
  mac(index, 'owner-email', mailboxOf(email))

export const sealPerson = ({ field }: Secrets, id: string, person: Person): Buffer =>
  seal(field, JSON.stringify(person), contextOf(id))

export function openPerson({ field }: Secrets, { id, sealed }: { id: string; sealed: Buffer }): Person {
  return JSON.parse(open(field, sealed, contextOf(id))) as Person
}

const contextOf = (id: string): string => `identity.owner.sealed:${id}`
