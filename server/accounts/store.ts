import type { Locale } from '#shared/locale.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Address } from './address.ts'
import { findStaffByEmail, type Staff } from './staff-store.ts'

/** The purpose of a code: sign-in of an account, sign-in of the team, or proof of a further address of an account. */
export type Kind = 'account' | 'staff' | 'address'
export type SessionKind = 'account' | 'staff' | 'owner'
type Channel = Address['channel']
export type Challenge = {
  id: string
  channel: Channel
  address_idx: Buffer
  address_ct: Buffer
  /** Given with the request for the code, in case it makes an account; in the challenge's language. */
  consent: boolean
  locale: Locale
}
export type Account = { id: string; email_ct: Buffer | null; phone_ct: Buffer | null }
export type WholeAccount = Account & {
  profile_ct: Buffer | null
  locale: Locale | null
  mail_refused: boolean
  since: string
}
export type Holder = Account | Staff

type NewChallenge = Challenge & { kind: Kind; code_mac: Buffer; sent_at: Date; expires_at: Date }

export const insertChallenge = (sql: Queryable, challenge: NewChallenge) =>
  sql`insert into identity.challenge ${sql(challenge)}`

export const MOST_WRONG = 5
export type Tried = Challenge & { right: boolean; tries: number }

/**
 * Compares one try with a valid code, and counts it when it is wrong, in one statement: parallel tries wait for each
 * other's count. The team's tries count even when right, because a second code is checked after this one.
 */
export async function countTry(
  sql: Queryable,
  kind: Kind,
  { id, mac }: { id: string; mac: Buffer },
  now: Date,
): Promise<Tried | undefined> {
  const [row] = await sql<Tried[]>`
    update identity.challenge set tries = tries + case when code_mac = ${mac} and kind <> 'staff' then 0 else 1 end
    where id = ${id} and kind = ${kind} and tries < ${MOST_WRONG} and expires_at > ${now}
    returning id, channel, address_idx, address_ct, consent, locale, tries, code_mac = ${mac} as "right"`
  return row
}

/** True for exactly one caller; a used code is deleted. */
export async function useChallenge(sql: Queryable, id: string): Promise<boolean> {
  const { count } = await sql`delete from identity.challenge where id = ${id}`
  return count === 1
}

export async function findChallenge(
  sql: Queryable,
  kind: Kind,
  id: string,
): Promise<{ tries: number; expires_at: Date } | undefined> {
  const [row] = await sql<{ tries: number; expires_at: Date }[]>`
    select tries, expires_at from identity.challenge where id = ${id} and kind = ${kind}`
  return row
}

/** The account or team member that signs in with an address. */
export const findHolder = (
  sql: Queryable,
  kind: Kind,
  channel: Channel,
  index: Buffer,
): Promise<Holder | undefined> =>
  kind === 'staff' ? findStaffByEmail(sql, index) : findAccountAt(sql, channel, index)

export async function findAccountAt(
  sql: Queryable,
  channel: Channel,
  index: Buffer,
): Promise<WrittenTo | undefined> {
  const [row] = await sql<WrittenTo[]>`
    select id, email_ct, phone_ct, locale from identity.account
    where ${channel === 'email' ? sql`email_idx` : sql`phone_idx`} = ${index}`
  return row
}

export async function findAccount(sql: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`
    select id, email_ct, phone_ct from identity.account where id = ${id}`
  return row
}

/** The keyed hash of the address with which an account signs in: its mailbox or, without one, its number. */
export async function findAddressIndex(sql: Queryable, id: string): Promise<Buffer | undefined> {
  const [row] = await sql<{ index: Buffer }[]>`
    select coalesce(email_idx, phone_idx) as index from identity.account where id = ${id}`
  return row?.index
}

/** Takes a row lock: other changes of the account, or of what belongs to it, wait. */
export async function lockAccount(tx: Tx, id: string): Promise<WholeAccount | undefined> {
  const [row] = await tx<WholeAccount[]>`
    select id, email_ct, phone_ct, profile_ct, locale, mail_refused, to_char(created_month, 'YYYY-MM') as since
    from identity.account where id = ${id} for update`
  return row
}

type SavedRow = { saved_ct: Buffer | null }

/**
 * An account's saved list, encrypted; undefined where there is no such account. No lock, since a lock would write to
 * the row when somebody reads.
 */
export async function findSaved(sql: Queryable, id: string): Promise<SavedRow | undefined> {
  const [row] = await sql<SavedRow[]>`select saved_ct from identity.account where id = ${id}`
  return row
}

/** The same with a row lock, for a change. */
export async function lockSaved(tx: Tx, id: string): Promise<SavedRow | undefined> {
  const [row] = await tx<SavedRow[]>`
    select saved_ct from identity.account where id = ${id} for update`
  return row
}

type Changed = {
  profile_ct?: Buffer | null
  saved_ct?: Buffer | null
  locale?: Locale
  mail_refused?: boolean
} & (
  | { email_ct?: Buffer | null; email_idx?: Buffer | null }
  | { phone_ct?: Buffer | null; phone_idx?: Buffer | null }
)

export const updateAccount = (tx: Tx, id: string, changed: Changed) =>
  tx`update identity.account set ${tx(changed)} where id = ${id}`

export type WrittenTo = Account & { locale: Locale | null }

/** Accounts in the order of their ids, all or only those in `ids`. */
export const listWrittenTo = (
  sql: Queryable,
  { ids, after, limit }: { ids: string[] | undefined; after: string; limit: number },
) => sql<WrittenTo[]>`
  select id, email_ct, phone_ct, locale from identity.account
  where id > ${after} ${ids === undefined ? sql`` : sql`and id = any(${ids}::uuid[])`} order by id limit ${limit}`

/** Records whether letters to a mail address are refused. */
export const putMailRefused = (sql: Queryable, index: Buffer, refused: boolean) => sql`
  update identity.account set mail_refused = ${refused} where email_idx = ${index} and mail_refused <> ${refused}`

/** Its consents are deleted with it, and so are its sessions. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await deleteSessionsOf(tx, 'account', id)
  await tx`delete from identity.account where id = ${id}`
}

export type ConsentEvent = { id: string; purpose: string; sealed: Buffer }

export const listConsents = (sql: Queryable, accountId: string) => sql<ConsentEvent[]>`
  select id, purpose, sealed from identity.consent_event
  where account_id = ${accountId} order by id`

export const listConsentTexts = (sql: Queryable, hashes: Buffer[]) =>
  sql<{ hash: Buffer; body: string }[]>`
    select hash, body from identity.consent_text where hash in ${sql(hashes)}`

export const listSessions = (sql: Queryable, kind: SessionKind, holderId: string) =>
  sql<
    Pick<Session, 'token_hash' | 'sealed'>[]
  >`select token_hash, sealed from identity.session where holder_id = ${holderId} and kind = ${kind}`

type NewAccount = { id: string; created_month: string } & (
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

export async function insertConsent(
  sql: Queryable,
  { hash, purpose, locale, body }: ConsentText,
  event: { id: string; account_id: string; sealed: Buffer },
): Promise<void> {
  await sql`insert into identity.consent_text ${sql({ hash, purpose, locale, body })} on conflict (hash) do nothing`
  await sql`insert into identity.consent_event ${sql({ ...event, purpose })}`
}

type Session = {
  token_hash: Buffer
  kind: SessionKind
  holder_id: string
  sealed: Buffer
  /** The first of a month by which it has ended, however much it was used. */
  delete_on: string
}

export const insertSession = (sql: Queryable, session: Session) =>
  sql`insert into identity.session ${sql(session)}`

export async function findSession(
  sql: Queryable,
  kind: SessionKind,
  tokenHash: Buffer,
): Promise<Pick<Session, 'holder_id' | 'sealed'> | undefined> {
  const [row] = await sql<Pick<Session, 'holder_id' | 'sealed'>[]>`
    select holder_id, sealed from identity.session where token_hash = ${tokenHash} and kind = ${kind}`
  return row
}

export const touchSession = (sql: Queryable, tokenHash: Buffer, sealed: Buffer) =>
  sql`update identity.session set sealed = ${sealed} where token_hash = ${tokenHash}`

export const deleteSession = (sql: Queryable, tokenHash: Buffer) =>
  sql`delete from identity.session where token_hash = ${tokenHash}`

export const deleteSessionsOf = (sql: Queryable, kind: SessionKind, holderId: string) =>
  sql`delete from identity.session where holder_id = ${holderId} and kind = ${kind}`

export async function signedInBefore(sql: Queryable, mark: Buffer): Promise<boolean> {
  const rows = await sql`select 1 from identity.signed_in_before where mark = ${mark}`
  return rows.length > 0
}

export const rememberMark = (sql: Queryable, mark: Buffer, month: string) => sql`
  insert into identity.signed_in_before (mark, seen_on) values (${mark}, ${month})
  on conflict (mark) do update set seen_on = excluded.seen_on`

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

/** Runs every hour and deletes unused codes that expired more than an hour ago. */
export async function sweepCodes(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from identity.challenge where expires_at < ${new Date(now.getTime() - 3_600_000)}`
}

/** Deletes ended sessions, browsers not seen for half a year, and inbox messages older than a week. */
export async function sweep(
  sql: Queryable,
  { now, today, seenBefore }: { now: Date; today: string; seenBefore: string },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await sql`delete from identity.session where delete_on <= ${today}`
  await sql`delete from identity.signed_in_before where seen_on < ${seenBefore}`
  await sql`delete from identity.inbox_message where received_at <= ${ago(RETENTION.inbox.days)}`
}
