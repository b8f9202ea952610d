import type { Owner } from '#shared/contract/owners/owners.ts'
import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** What is kept of somebody who speaks for a company; sealed in one piece. */
export type Person = Omit<Owner, 'id'>

/** By what an owner's mailbox is found; another than an account's, so that the two cannot be joined. */
export const ownerIndex = ({ index }: Secrets, email: string): Buffer =>
  mac(index, 'owner-email', mailboxOf(email))

export const sealPerson = ({ field }: Secrets, id: string, person: Person): Buffer =>
  seal(field, JSON.stringify(person), contextOf(id))

export function openPerson({ field }: Secrets, { id, sealed }: { id: string; sealed: Buffer }): Person {
  return JSON.parse(open(field, sealed, contextOf(id))) as Person
}

const contextOf = (id: string): string => `identity.owner.sealed:${id}`
