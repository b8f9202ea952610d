import { getSurvivor } from '#server/companies/find.ts'
import { addSettled } from '#server/companies/status.ts'
import type { CompanyMerge } from '#server/moderation/company-merge.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { notifyJoined } from './claim/claim-mails.ts'
import { moveClaims } from './claim/store.ts'
import { openPerson } from './person.ts'
import { subscriptionOn, type Membership } from './subscription.ts'
import * as store from './store.ts'

/** Moves claims with the company at once. Owners are in the other schema, so a task moves them. */
export async function mergeCompany(tx: Tx, clock: Clock, merge: CompanyMerge): Promise<void> {
  await moveClaims(tx, merge.from, merge.into)
  await addTask(tx, 'content', { kind: 'move-owners', payload: merge, runAt: clock.now() })
}

/**
 * The part of a merge in the identity schema: all owners become colleagues with the better of the two subscriptions,
 * and the remaining company's owners are informed. A second run finds nobody to move.
 */
export async function moveOwners(parts: Parts, { from, into }: CompanyMerge): Promise<void> {
  const { db, secrets } = parts
  const company = await getSurvivor(db.content, into)
  await db.begin('identity', async tx => {
    await moveMembership(tx, dayOf(parts.clock.now()), from, company.id)
    const existing = await store.listOwners(tx, company.id)
    const arriving = await store.listOwners(tx, from)
    await store.moveOwners(tx, from, company.id)
    for (const owner of existing)
      for (const other of arriving) {
        const { name } = openPerson(secrets, other)
        await notifyJoined(tx, parts, owner, { company: company.name, other: name })
      }
  })
  // Only now does the remaining company have the subscription that the vacancies, moved by this task, need.
  await addSettled(db.content, parts.clock, from)
  parts.wake()
}

async function moveMembership(tx: Tx, today: string, from: string, into: string): Promise<void> {
  const source = await store.lockMembership(tx, from)
  if (!source) return
  const target = await store.lockMembership(tx, into)
  if (!target || isBetter(source, target, today))
    await store.putMembership(tx, { ...source, company_id: into })
  await store.deleteMembership(tx, from)
}

const BEST_FIRST = ['active', 'trial', 'standard', 'expired'] as const

function isBetter(one: Membership, other: Membership, today: string): boolean {
  const [a, b] = [subscriptionOn(one, today), subscriptionOn(other, today)]
  const rank = BEST_FIRST.indexOf(b.state) - BEST_FIRST.indexOf(a.state)
  return rank > 0 || (rank === 0 && (a.until ?? '') > (b.until ?? ''))
}
