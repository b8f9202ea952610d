import type { AlertKind, AlertState } from '#shared/contract/jobs/alert-keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Wants } from './saved-search.ts'

export type Subscriber = { id: string; address_ct: Buffer; locale: Locale; refusals: number }
export type Subscription = {
  id: string
  kind: AlertKind
  wants: Wants
  state: AlertState
  since: string
  name_ct: Buffer | null
}
/** A subscriber with one due subscription; its columns are null where the subscriber has none. */
export type DueRow = Pick<Subscriber, 'address_ct' | 'locale'> & {
  subscriber_id: string
  id: string | null
  wants: Wants | null
  sent_until: string | null
}

/** Bounces after which nothing is sent to an address. */
export const MOST_REFUSALS = 3

/** Inserts or finds the subscriber of an address; the row lock is held until the transaction ends. */
export async function putSubscriber(
  tx: Tx,
  row: Pick<Subscriber, 'id' | 'address_ct' | 'locale'> & { address_idx: Buffer },
): Promise<Subscriber> {
  const [subscriber] = await tx<Subscriber[]>`
    insert into identity.subscriber ${tx(row)}
    on conflict (address_idx) do update set address_idx = excluded.address_idx
    returning id, address_ct, locale, refusals`
  return subscriber as Subscriber
}

/** Adds an unconfirmed subscription or renews the request; an active one stays active. Undefined where the subscriber already has `most`. */
export async function putSubscription(
  tx: Tx,
  { most, ...row }: Omit<Subscription, 'state'> & { subscriber_id: string; most: number },
): Promise<Pick<Subscription, 'id' | 'state'> | undefined> {
  const [{ count } = { count: 0 }] = await tx<{ count: number }[]>`
    select count(*)::integer as count from identity.subscription
    where subscriber_id = ${row.subscriber_id} and state <> 'stopped'`
  const values = { ...row, wants: tx.json(row.wants), state: 'unconfirmed' }
  const [subscription] = await tx<Pick<Subscription, 'id' | 'state'>[]>`
    insert into identity.subscription ${tx(values as never)}
    on conflict (subscriber_id, kind, wants) do update set
      state = case when subscription.state = 'active' then 'active' else 'unconfirmed' end,
      since = case when subscription.state = 'active' then subscription.since else excluded.since end,
      name_ct = coalesce(excluded.name_ct, subscription.name_ct)
    returning id, state`
  if (count < most || subscription?.id !== row.id) return subscription
  await tx`delete from identity.subscription where id = ${row.id}`
  return undefined
}

const columns = (sql: Queryable) => sql`b.id, b.address_ct, b.locale, b.refusals`

export async function findSubscriber(sql: Queryable, id: string): Promise<Subscriber | undefined> {
  const [row] = await sql<Subscriber[]>`
    select ${columns(sql)} from identity.subscriber b where b.id = ${id}`
  return row
}

export async function findSubscriberAt(sql: Queryable, index: Buffer): Promise<Subscriber | undefined> {
  const [row] = await sql<Subscriber[]>`
    select ${columns(sql)} from identity.subscriber b where b.address_idx = ${index}`
  return row
}

export const listSubscriptions = (sql: Queryable, subscriberId: string): Promise<Subscription[]> =>
  sql<Subscription[]>`
    select id, kind, wants, state, since, name_ct from identity.subscription where subscriber_id = ${subscriberId} order by id`

type Change = { subscriber: string; id: string | undefined; state: AlertState; on: string }

/**
 * Sets the state of one or all subscriptions of a subscriber; a restarted one begins with today's vacancies. False
 * where the given one does not exist.
 */
export async function setState(tx: Tx, { subscriber, id, state, on }: Change): Promise<boolean> {
  const { count } = await tx`
    update identity.subscription set since = case when state = ${state} then since else ${on}::date end, state = ${state},
      sent_until = case when ${state} = 'active' and state <> 'active' then ${on}::date - 1 else sent_until end
    where subscriber_id = ${subscriber} ${id === undefined ? tx`` : tx`and id = ${id}`}`
  return count > 0 || id === undefined
}

/** Resets the bounces, because somebody reads the address. */
export const welcome = (tx: Tx, id: string) =>
  tx`update identity.subscriber set refusals = 0, refused_on = null where id = ${id}`

export const putLocale = (tx: Tx, index: Buffer, locale: Locale) =>
  tx`update identity.subscriber set locale = ${locale} where address_idx = ${index}`

/** Counts a bounce; one more than a month after the previous starts at one again. */
export const noteRefusal = (sql: Queryable, id: string, today: string) => sql`
  update identity.subscriber set refused_on = ${today},
    refusals = case when refused_on > ${today}::date - 31 then least(refusals + 1, ${MOST_REFUSALS}) else 1 end
  where id = ${id}`

export async function findLastRun(sql: Queryable): Promise<string | undefined> {
  const [row] = await sql<{ sent_until: string }[]>`select sent_until from identity.alert_run`
  return row?.sent_until
}

export const noteRun = (sql: Queryable, until: string) => sql`
  insert into identity.alert_run (sent_until) values (${until})
  on conflict (one) do update set sent_until = excluded.sent_until
  where identity.alert_run.sent_until < excluded.sent_until`

/**
 * A batch of subscribers by id after `after`, with their active subscriptions that were not sent up to `until`. The
 * `any(array(…))` condition makes the planner use the index; with the join alone every batch would read and sort all
 * subscriptions.
 */
export const listDue = (
  sql: Queryable,
  { after, until, limit, of }: { after: string; until: string; limit: number; of: 'vacancies' | 'advice' },
): Promise<DueRow[]> =>
  sql<DueRow[]>`
    with batch as materialized (
      select id, address_ct, locale, refusals from identity.subscriber where id > ${after} order by id limit ${limit})
    select b.id as subscriber_id, b.address_ct, b.locale, s.id, s.wants, s.sent_until
    from batch b left join identity.subscription s on s.subscriber_id = b.id and s.subscriber_id = any(array(select id from batch))
      and s.state = 'active' and (s.kind = 'advice') = ${of === 'advice'} and s.sent_until < ${until} and b.refusals < ${MOST_REFUSALS}
    order by b.id, s.id`

/** Marks subscriptions as sent up to `until`, and returns the ids of those that were not marked before. */
export async function markSent(tx: Tx, ids: string[], until: string): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`
    update identity.subscription set sent_until = ${until}
    where id = any(${ids}::uuid[]) and state = 'active' and sent_until < ${until} returning id`
  return new Set(rows.map(({ id }) => id))
}

/** Deletes expired unconfirmed and stopped subscriptions, and subscribers without any. */
export async function sweep(
  tx: Tx,
  { unconfirmed, stopped }: { unconfirmed: string; stopped: string },
): Promise<void> {
  await tx`
    delete from identity.subscription
    where (state = 'unconfirmed' and since <= ${unconfirmed}) or (state = 'stopped' and since <= ${stopped})`
  await tx`
    delete from identity.subscriber b
    where not exists (select 1 from identity.subscription s where s.subscriber_id = b.id)`
}
