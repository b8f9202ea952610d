import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Membership, Plan } from './subscription.ts'

export type OwnerRow = {
  id: string
  company_id: string
  sealed: Buffer
  locale: Locale
  password: string | null
}

/** `represents`: false for a person who was invited at an address that represents another company. */
export type ColleagueRow = OwnerRow & { represents: boolean }

/** `reminded`: the shortest term for which a reminder of the current last day was sent. */
export type MembershipRow = Membership & { company_id: string; reminded: number | null }

/** False if the address already represents a company. */
export async function insertOwner(
  sql: Queryable,
  owner: Omit<OwnerRow, 'password'> & { email_idx: Buffer | null; password?: string | undefined },
): Promise<boolean> {
  const { id, company_id, email_idx, sealed, locale, password = null } = owner
  const { count } = await sql`
    insert into identity.owner ${sql({ id, company_id, email_idx, sealed, locale, password })}
    on conflict (email_idx) do nothing`
  return count === 1
}

const columns = (sql: Queryable) => sql`o.id, o.company_id, o.sealed, o.locale, o.password`

/** An owner who was not removed. */
export async function findOwner(sql: Queryable, id: string): Promise<OwnerRow | undefined> {
  const [row] = await sql<OwnerRow[]>`
    select ${columns(sql)} from identity.owner o where o.id = ${id} and o.removed_on is null`
  return row
}

export const listOwnersOf = (sql: Queryable, companyIds: string[]): Promise<OwnerRow[]> =>
  sql<OwnerRow[]>`
    select ${columns(sql)} from identity.owner o
    where o.company_id = any(${companyIds}::uuid[]) and o.email_idx is not null order by o.id`

export async function findOwnerByEmail(sql: Queryable, index: Buffer): Promise<OwnerRow | undefined> {
  const [row] = await sql<OwnerRow[]>`
    select ${columns(sql)} from identity.owner o where o.email_idx = ${index} and o.removed_on is null`
  return row
}

export async function findMembership(sql: Queryable, companyId: string): Promise<MembershipRow | undefined> {
  const [row] = await sql<MembershipRow[]>`
    select company_id, plan, since, until, reminded from identity.membership where company_id = ${companyId}`
  return row
}

export const putMembership = (sql: Queryable, row: MembershipRow) => sql`
  insert into identity.membership ${sql(row, 'company_id', 'plan', 'since', 'until', 'reminded')}
  on conflict (company_id) do update set
    plan = excluded.plan, since = excluded.since, until = excluded.until, reminded = excluded.reminded`

/** Inserts a company's first membership; an existing one stays. */
export const insertMembership = (sql: Queryable, row: Omit<MembershipRow, 'reminded'>) => sql`
  insert into identity.membership ${sql(row, 'company_id', 'plan', 'since', 'until')} on conflict (company_id) do nothing`

/** All representatives of a company, ordered by id. */
export const listOwners = (sql: Queryable, companyId: string) => sql<OwnerRow[]>`
  select ${columns(sql)} from identity.owner o where o.company_id = ${companyId} and o.email_idx is not null order by o.id`

/** Representatives and the colleagues that they invited. */
export const listColleagues = (sql: Queryable, companyId: string) => sql<ColleagueRow[]>`
  select ${columns(sql)}, o.email_idx is not null as represents from identity.owner o
  where o.company_id = ${companyId} and o.removed_on is null order by o.id`

/** Makes the account a representative's, if no other account has the address by now. */
export const putIndex = (tx: Queryable, id: string, index: Buffer) => tx`
  update identity.owner set email_idx = ${index}
  where id = ${id} and removed_on is null and not exists (select 1 from identity.owner where email_idx = ${index})`

/** The same with row locks: if two owners remove each other concurrently, one stays. */
export const lockOwners = (tx: Queryable, companyId: string) => tx<ColleagueRow[]>`
  select ${columns(tx)}, o.email_idx is not null as represents from identity.owner o where o.company_id = ${companyId} and o.removed_on is null
  order by o.id for update`

export const insertLink = (
  sql: Queryable,
  { token_hash, owner_id, expires_at }: { token_hash: Buffer; owner_id: string; expires_at: Date },
) => sql`insert into identity.owner_link ${sql({ token_hash, owner_id, expires_at })}`

export const deleteLinks = (sql: Queryable, ownerId: string) =>
  sql`delete from identity.owner_link where owner_id = ${ownerId}`

/** Deletes a valid link and returns its owner; each link works once. */
export async function consumeLink(
  tx: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<OwnerRow | undefined> {
  // Locks the owner's row first, as every other deletion of links does, so that two concurrent links wait for each
  // other.
  const [deleted] = await tx<{ owner_id: string }[]>`
    with locked as materialized (
      select o.id from identity.owner o join identity.owner_link l on l.owner_id = o.id
      where l.token_hash = ${tokenHash} for update of o)
    delete from identity.owner_link l using locked
    where l.owner_id = locked.id and l.token_hash = ${tokenHash} and l.expires_at > ${now} returning l.owner_id`
  return deleted && findOwner(tx, deleted.owner_id)
}

/** Whether the password is still the one that was read; locks the row until the transaction ends. */
export async function lockPassword(tx: Queryable, { id, password }: OwnerRow): Promise<boolean> {
  const rows = await tx`
    select 1 from identity.owner where id = ${id} and password = ${password} and removed_on is null for update`
  return rows.length > 0
}

export const putPassword = (sql: Queryable, id: string, password: string) =>
  sql`update identity.owner set password = ${password} where id = ${id}`

export const sweepLinks = (sql: Queryable, now: Date) =>
  sql`delete from identity.owner_link where expires_at <= ${now}`

type ActRow = { id: string; week: string; act: string; subject_id: string; staff_id: string | null }

/** Idempotent by the act's id. */
export async function insertAct(
  sql: Queryable,
  { id, company_id, act, subject_id, staff_id, week }: ActRow & { company_id: string },
): Promise<void> {
  const event = { id, company_id, act, subject_id, staff_id, week, subject: 'company', actor: 'owner' }
  await sql`insert into content.event ${sql(event)} on conflict (id) do nothing`
}

export const listActs = (sql: Queryable, companyIds: string[], limit: number) => sql<ActRow[]>`
  select id, week, act, subject_id, staff_id from content.event
  where company_id = any(${companyIds}::uuid[]) and actor = 'owner' order by week desc, id limit ${limit}`

/** People by id, including removed ones. */
export async function listPeople(sql: Queryable, ids: string[]): Promise<OwnerRow[]> {
  return sql<OwnerRow[]>`select ${columns(sql)} from identity.owner o where o.id = any(${ids}::uuid[])`
}

/** False if a concurrent call was first. */
export async function removeOwner(
  tx: Queryable,
  { id, sealed, removed_on }: { id: string; sealed: Buffer; removed_on: string },
): Promise<boolean> {
  const { count } = await tx`
    update identity.owner set sealed = ${sealed}, removed_on = ${removed_on}, email_idx = null, password = null
    where id = ${id} and removed_on is null`
  return count === 1
}

export const putPerson = (sql: Queryable, id: string, sealed: Buffer) =>
  sql`update identity.owner set sealed = ${sealed} where id = ${id} and removed_on is null`

/** Moves all of a company's people, including removed ones, whom the history names. */
export const moveOwners = (tx: Queryable, from: string, into: string) =>
  tx`update identity.owner set company_id = ${into} where company_id = ${from}`

export const deleteMembership = (tx: Queryable, companyId: string) =>
  tx`delete from identity.membership where company_id = ${companyId}`

export type EndingMembership = Pick<MembershipRow, 'company_id'> & {
  plan: Exclude<Plan, 'standard'>
  until: string
}

/** Memberships that end by a day, or have ended, whose last reminder was not sent. */
export const listEndingMemberships = (sql: Queryable, by: string) => sql<EndingMembership[]>`
  select company_id, plan, until from identity.membership
  where plan <> 'standard' and until <= ${by} and coalesce(reminded, 0) >= 0`

/** False if this term's reminder was sent, or the last day has changed. */
export async function markReminded(
  tx: Queryable,
  { company_id, until }: EndingMembership,
  term: number,
): Promise<boolean> {
  const { count } = await tx`
    update identity.membership set reminded = ${term}
    where company_id = ${company_id} and until = ${until} and (reminded is null or reminded > ${term})`
  return count === 1
}

export const listMemberships = (sql: Queryable, limit: number) => sql<MembershipRow[]>`
  select company_id, plan, since, until, reminded from identity.membership order by until nulls last, company_id limit ${limit}`

export const listMembershipsOf = (sql: Queryable, companyIds: string[]) => sql<MembershipRow[]>`
  select company_id, plan, since, until, reminded from identity.membership where company_id = any(${companyIds}::uuid[])`

export async function lockMembership(tx: Queryable, companyId: string): Promise<MembershipRow | undefined> {
  const [row] = await tx<MembershipRow[]>`
    select company_id, plan, since, until, reminded from identity.membership where company_id = ${companyId} for update`
  return row
}
