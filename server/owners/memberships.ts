import type { OwnerAct } from '#shared/contract/keys.ts'
import type { Membership as Shown, MembershipChange } from '#shared/contract/owners/memberships.ts'
import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { listNamed } from '#server/companies/find.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openPerson } from './person.ts'
import { may } from './policy.ts'
import { ACTIVE_MONTHS, newMembership, lastDay, subscriptionOn, type Membership } from './subscription.ts'
import * as store from './store.ts'

const WORDS = { id, en }
const MOST_LISTED = 500
/** Days before the end at which owners get a reminder; -1 is the day after, when they are informed of the end. */
const TERMS = [-1, 1, 7, 30]

export async function listMemberships({ db, clock }: Parts): Promise<Shown[]> {
  const rows = await store.listMemberships(db.identity, MOST_LISTED)
  const companies = await listNamed(
    db.content,
    rows.map(row => row.company_id),
  )
  const today = dayOf(clock.now())
  return rows.flatMap(row => {
    const company = companies.get(row.company_id)
    return company ? [{ company, ...subscriptionOn(row, today) }] : []
  })
}

/**
 * An administrator's decision: an extension, a paid year, or the free account. `from` is the last day that the
 * administrator saw; if it differs by now, a concurrent change came first, and it fails with `conflict`. A repeated
 * request therefore changes nothing twice.
 */
export async function changeMembership(
  parts: Parts,
  companyId: string,
  { act, from, months }: MembershipChange,
  note: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { db, clock, secrets } = parts
  const today = dayOf(clock.now())
  await db.begin('identity', async tx => {
    const row = (await store.lockMembership(tx, companyId)) ?? fail('not_found')
    // An ended trial is shown as the free account that it became, without an end.
    if (subscriptionOn(row, today).until !== from) fail('conflict')
    await store.putMembership(tx, {
      company_id: companyId,
      ...nextMembership(row, act, months ?? 1, today),
      reminded: null,
    })
    for (const owner of await store.listOwners(tx, companyId)) {
      const { name, email } = openPerson(secrets, owner)
      const link = parts.config.publicUrl + href(owner.locale, 'ownerAccount')
      const { subject, body } = WORDS[owner.locale].membershipChanged({ name, link })
      await queueMessage(tx, parts, { channel: 'email', locale: owner.locale, to: email, subject, body })
    }
    await note(tx)
  })
  parts.wake()
}

function nextMembership(
  row: Membership,
  act: MembershipChange['act'],
  months: number,
  today: string,
): Membership {
  const { state, until } = subscriptionOn(row, today)
  if (act === 'standard' || (act === 'extend' && until === null)) return newMembership('standard', today)
  if (act === 'activate' && state !== 'active') return newMembership('active', today)
  // An early renewal loses no paid day.
  const start = until === null || until < today ? today : addDays(until, 1)
  return { ...row, until: lastDay(start, act === 'activate' ? ACTIVE_MONTHS : months) }
}

/** The companies among these whose subscription does not permit an act today. */
export async function listNotPermitted(
  { db, clock }: Parts,
  act: OwnerAct,
  companyIds: string[],
): Promise<string[]> {
  const today = dayOf(clock.now())
  const rows = await store.listMembershipsOf(db.identity, companyIds)
  return rows.filter(row => !may(subscriptionOn(row, today).state, act)).map(row => row.company_id)
}

/**
 * Runs daily: reminds owners in time that a trial or a paid year ends; a late reminder is still sent, and each only
 * once.
 */
export async function remindMemberships(parts: Parts): Promise<void> {
  const { db, clock, wake } = parts
  const today = dayOf(clock.now())
  for (const row of await store.listEndingMemberships(db.identity, addDays(today, Math.max(...TERMS)))) {
    const left = daysUntil(row.until, today)
    const term = TERMS.find(days => left <= days)
    if (term === undefined) continue
    await db.begin('identity', async tx => {
      if (await store.markReminded(tx, row, term)) await remindOwners(tx, parts, row, left)
    })
  }
  wake()
}

const daysUntil = (until: string, today: string): number =>
  (Date.parse(until) - Date.parse(today)) / 86_400_000

async function remindOwners(
  tx: Tx,
  parts: Parts,
  { company_id, plan, until }: store.EndingMembership,
  left: number,
) {
  const { secrets, config } = parts
  for (const { sealed, id: ownerId, locale } of await store.listOwners(tx, company_id)) {
    const { name, email: to } = openPerson(secrets, { id: ownerId, sealed })
    const values = { name, until, plan, contact: config.publicUrl + href(locale, 'contact') }
    const words = WORDS[locale]
    const mail = left < 0 ? words.membershipEnded(values) : words.membershipEnds({ ...values, left })
    await queueMessage(tx, parts, { channel: 'email', locale, to, ...mail })
  }
}
