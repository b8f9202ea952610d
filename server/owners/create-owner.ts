import { randomUUID } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { markClaimed } from '#server/companies/claim-mark.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { ownerIndex, sealPerson, type Person } from './person.ts'
import { newMembership, type Membership } from './subscription.ts'
import * as store from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets'>
type NewOwner = Person & { company_id: string; locale: Locale; password?: string | undefined }

/**
 * Creates an account; undefined if the address already represents a company. Sign-in finds the account by its address,
 * unless `representsOther`.
 */
export async function createOwner(
  { secrets }: Pick<Parts, 'secrets'>,
  tx: Tx,
  { company_id, locale, password, ...person }: NewOwner,
  { id = randomUUID(), representsOther = false }: { id?: string; representsOther?: boolean } = {},
): Promise<string | undefined> {
  const email_idx = representsOther ? null : ownerIndex(secrets, person.email)
  const sealed = sealPerson(secrets, id, person)
  return (await store.insertOwner(tx, { id, company_id, email_idx, sealed, locale, password }))
    ? id
    : undefined
}

/** A company with its first owner, in the state that an approved claim leads to: for the demo and for tests. */
export async function createClaimedCompany(
  { db, clock, secrets }: Needs,
  owner: NewOwner,
  membership: Membership = newMembership('trial', dayOf(clock.now())),
): Promise<string | undefined> {
  const { company_id } = owner
  const id = await db.begin('identity', async tx => {
    const createdId = await createOwner({ secrets }, tx, owner)
    if (createdId) await store.putMembership(tx, { company_id, ...membership, reminded: null })
    return createdId
  })
  await db.begin('content', tx => markClaimed(tx, company_id, membership.since))
  return id
}
