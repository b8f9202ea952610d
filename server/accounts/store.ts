import type { Locale } from '#shared/locale.ts'
import type { StaffMember } from '#shared/contract/accounts.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Address } from './address.ts'

export type Kind = 'account' | 'staff'
type Channel = Address['channel']
export type Challenge = {
  id: string
  channel: Channel
  address_idx: Buffer
  address_ct: Buffer
  code_mac: Buffer
}
export type Account = { id: string; email_ct: Buffer | null; phone_ct: Buffer | null }
export type Staff = { id: string; role: StaffMember['role']; name: string; totp_ct: Buffer }

type NewChallenge = Challenge & { kind: Kind; locale: Locale; sent_at: Date; expires_at: Date }

export const insertChallenge = (sql: Queryable, challenge: NewChallenge) =>
  sql`insert into identity.challenge ${sql(challenge)}`

/** Counts one try and hands out what to compare, in one statement: parallel tries share one count. */
export async function countTry(
  sql: Queryable,
  kind: Kind,
  id: string,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await sql<Challenge[]>`
    update identity.challenge set tries = tries + 1
    where id = ${id} and kind = ${kind} and used_at is null and tries < 5 and expires_at > ${now}
    returning id, channel, address_idx, address_ct, code_mac`
  return row
}

export const giveTryBack = (sql: Queryable, id: string) =>
  sql`update identity.challenge set tries = tries - 1 where id = ${id} and tries > 0`

/** True for exactly one caller. */
export async function useChallenge(sql: Queryable, id: string, now: Date): Promise<boolean> {
  const { count } =
    await sql`update identity.challenge set used_at = ${now} where id = ${id} and used_at is null`
  return count === 1
}

export async function findUnusedChallenge(
  sql: Queryable,
  kind: Kind,
  id: string,
): Promise<{ tries: number; expires_at: Date } | undefined> {
  const [row] = await sql<{ tries: number; expires_at: Date }[]>`
    select tries, expires_at from identity.challenge where id = ${id} and kind = ${kind} and used_at is null`
  return row
}

/** The account that signs in with an address, by the address's index. */
export async function findAccountAt(
  sql: Queryable,
  channel: Channel,
  index: Buffer,
): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, email_ct, phone_ct from identity.account
    where ${channel === 'email' ? sql`email_idx` : sql`phone_idx`} = ${index}`
  return row
}

export async function findAccount(sql: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, email_ct, phone_ct from identity.account where id = ${id}`
  return row
}

type NewAccount = { id: string; locale: Locale; created_month: string } & (
  | { email_ct: Buffer; email_idx: Buffer }
  | { phone_ct: Buffer; phone_idx: Buffer }
)

/** False when the address has an account already. */
export async function insertAccount(sql: Queryable, account: NewAccount): Promise<boolean> {
  const { count } = await sql`
    insert into identity.account ${sql(account)} on conflict do nothing`
  return count === 1
}

export type ConsentText = { hash: Buffer; purpose: string; locale: Locale; body: string }

/** Counts one more pass for a company that is not listed; false when the year's are used up. */
export async function countUnlisted(
  sql: Queryable,
  accountId: string,
  year: number,
  most: number,
): Promise<boolean> {
  const rows = await sql`
    update identity.account
    set unlisted_count = case when unlisted_year = ${year} then unlisted_count + 1 else 1 end, unlisted_year = ${year}
    where id = ${accountId} and (unlisted_year is distinct from ${year} or unlisted_count < ${most}) returning 1`
  return rows.length > 0
}

export async function insertConsent(
  sql: Queryable,
  accountId: string,
  text: ConsentText,
  day: string,
): Promise<void> {
  await sql`insert into identity.consent_text ${sql(text)} on conflict (hash) do nothing`
  const { hash: text_hash, purpose, locale } = text
  await sql`
    insert into identity.consent_event ${sql({ account_id: accountId, purpose, text_hash, locale, given_on: day })}`
}

type Session = {
  token_hash: Buffer
  kind: Kind
  holder_id: string
  device: string
  last_used: string
  idle_until: Date
  ends_at: Date
}

export const insertSession = (sql: Queryable, session: Session) =>
  sql`insert into identity.session ${sql(session)}`

export type LiveSession = Pick<Session, 'holder_id' | 'last_used' | 'idle_until'>

export async function findLiveSession(
  sql: Queryable,
  kind: Kind,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await sql<LiveSession[]>`
    select holder_id, last_used, idle_until from identity.session
    where token_hash = ${tokenHash} and kind = ${kind} and idle_until > ${now} and ends_at > ${now}`
  return row
}

export const touchSession = (sql: Queryable, tokenHash: Buffer, day: string, idleUntil: Date) =>
  sql`update identity.session set last_used = ${day}, idle_until = ${idleUntil} where token_hash = ${tokenHash}`

export const deleteSession = (sql: Queryable, tokenHash: Buffer) =>
  sql`delete from identity.session where token_hash = ${tokenHash}`

export async function isKnownDevice(sql: Queryable, index: Buffer, device: Buffer): Promise<boolean> {
  const rows = await sql`
    select 1 from identity.known_device where address_idx = ${index} and device_mac = ${device}`
  return rows.length > 0
}

export const rememberDevice = (sql: Queryable, index: Buffer, device: Buffer, day: string) => sql`
  insert into identity.known_device (address_idx, device_mac, seen_on) values (${index}, ${device}, ${day})
  on conflict (address_idx, device_mac) do update set seen_on = excluded.seen_on`

export async function findStaffByEmail(sql: Queryable, index: Buffer): Promise<Staff | undefined> {
  const [row] = await sql<Staff[]>`
    select id, role, name, totp_ct from identity.staff where email_idx = ${index}`
  return row
}

export async function findStaff(
  sql: Queryable,
  id: string,
): Promise<(StaffMember & { id: string }) | undefined> {
  const [row] = await sql<(StaffMember & { id: string })[]>`
    select id, role, name from identity.staff where id = ${id}`
  return row
}

export async function listStaffNames(sql: Queryable, ids: string[]): Promise<{ id: string; name: string }[]> {
  return sql<
    { id: string; name: string }[]
  >`select id, name from identity.staff where id = any(${ids}::uuid[])`
}

type NewStaff = Staff & { email_ct: Buffer; email_idx: Buffer }

export const insertStaff = (sql: Queryable, staff: NewStaff) =>
  sql`insert into identity.staff ${sql(staff)} on conflict (email_idx) do nothing`

/** Takes a step of the authenticator's clock; false when it, or a later one, was taken before. */
export async function takeTotpStep(sql: Queryable, staffId: string, step: number): Promise<boolean> {
  const { count } = await sql`
    update identity.staff set totp_last_step = ${step} where id = ${staffId} and totp_last_step < ${step}`
  return count === 1
}

type InboxRow = {
  id: string
  channel: 'email' | 'whatsapp'
  address: string
  subject: string
  body: string
  received_at: Date
}

export const listInbox = (sql: Queryable, to: string | undefined) => sql<InboxRow[]>`
  select id, channel, address, subject, body, received_at from identity.inbox_message
  ${to ? sql`where address = ${to}` : sql``}
  order by number desc limit 50`

/** What has served its time: codes and messages of a day ago, ended sessions, devices not seen for half a year, read messages of a week ago. */
export async function sweep(sql: Queryable, now: Date, halfYearAgo: string): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await sql`delete from identity.challenge where expires_at < ${ago(1)}`
  await sql`delete from identity.message where drop_after < ${ago(1)}`
  await sql`delete from identity.session where ends_at <= ${now} or idle_until <= ${now}`
  await sql`delete from identity.known_device where seen_on < ${halfYearAgo}`
  await sql`delete from identity.inbox_message where received_at < ${ago(7)}`
}
