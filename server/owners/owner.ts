import type { OwnerAct } from '#shared/contract/keys.ts'
import type { Owner, OwnerSelf, Subscription } from '#shared/contract/owners/owners.ts'
import { endSession } from '#server/accounts/sessions.ts'
import { getSurvivor, type Company } from '#server/companies/find.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openPerson } from './person.ts'
import { allowed, may } from './policy.ts'
import { newMembership, subscriptionOn } from './subscription.ts'
import * as store from './store.ts'

export type ActingOwner = { id: string; user: Owner; company: Company; subscription: Subscription }

/**
 * The signed-in owner, if the subscription permits the act. Every call of the company's area starts here:
 * `unauthenticated` for removed owners, `subscription_expired` (and the session ends) once a paid year is over. If an
 * address names another company than the owner's by its slug, `not_found`.
 */
export async function getOwner(
  parts: Parts,
  context: Context,
  act: OwnerAct,
  slug?: string,
): Promise<ActingOwner> {
  const row = context.holder && (await store.findOwner(parts.db.identity, context.holder.id))
  if (!row || context.holder?.kind !== 'owner') return fail('unauthenticated')
  const owner = await actingOwner(parts, row)
  const { state } = owner.subscription
  if (state === 'expired') {
    await endSession(parts, context)
    return fail('subscription_expired')
  }
  if (slug !== undefined && owner.company.slug !== slug) return fail('not_found')
  return may(state, act) ? owner : fail('forbidden')
}

/** An owner whose password was right, or who has a session. */
export async function actingOwner(parts: Parts, row: store.OwnerRow): Promise<ActingOwner> {
  const [company, subscription] = await Promise.all([
    getSurvivor(parts.db.content, row.company_id),
    getSubscription(parts, row.company_id),
  ])
  return { id: row.id, user: { id: row.id, ...openPerson(parts.secrets, row) }, company, subscription }
}

export async function ownersOf({ db, secrets }: Parts, companyId: string): Promise<Owner[]> {
  const rows = await store.listOwners(db.identity, companyId)
  return rows.map(row => ({ id: row.id, ...openPerson(secrets, row) }))
}

export const presentSelf = ({ user, company, subscription }: ActingOwner): OwnerSelf => ({
  user,
  company: { id: company.id, slug: company.slug, name: company.name },
  subscription,
  may: allowed(subscription.state),
})

async function getSubscription({ db, clock }: Parts, companyId: string): Promise<Subscription> {
  const today = dayOf(clock.now())
  const membership = await store.findMembership(db.identity, companyId)
  return subscriptionOn(membership ?? newMembership('standard', today), today)
}
