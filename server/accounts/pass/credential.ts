import { isFreeMail } from '#shared/rules/mail/free-mail.ts'
import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import { addDays, dayOf, weekOf } from '#server/platform/clock.ts'
import { mac, sameBytes } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentUser } from '../present.ts'
import * as store from '../store.ts'
import { notify, type Notifying } from '../own/notify.ts'
import type { ProofPool } from './proof-pool.ts'
import type { YearKeys } from './year-key.ts'

type Deps = { yearKeys: YearKeys; proofs: ProofPool }
type CredentialRequest = HandlerInput<'passCredential'>['body']

/** The second new start of a year is possible from a Monday two to three weeks after the first. */
const WEEKS = 3
const MOST_STARTS = 2
const MARK_BYTES = 16

/**
 * Issues the account's credential of a year, as often as the same device asks, or another one with the same recovery
 * code. Another device gets none, or one person would write as often as they have devices.
 */
export async function issueCredential(
  parts: Parts & Deps,
  request: CredentialRequest,
  context: Context,
): Promise<Output<'passCredential'>> {
  const { device, response } = await issueFor(parts, request, context)
  return answerOf(parts, await claim(parts.db.identity, device), device, response)
}

/** A new start: this device has the account's next credential of the year. The earlier ones stay valid. */
export async function takeNewStart(
  parts: Notifying & Deps,
  request: CredentialRequest,
  context: Context,
): Promise<Output<'newStart'>> {
  const { db, secrets, clock } = parts
  const today = dayOf(clock.now())
  const next = addDays(weekOf(clock.now()), 7 * WEEKS)
  const { device, response } = await issueFor(parts, request, context)
  const stored = await db.begin('identity', async tx => {
    const account =
      (context.holder && (await store.lockAccount(tx, context.holder.id))) ?? fail('unauthenticated')
    const { email } = presentUser(secrets, account)
    const isMoved = await moveMark(tx, { ...device, today, next })
    // An employer who reads the mailbox would learn that its owner wants to write.
    if (isMoved && email !== null && isFreeMail(email))
      await notify(tx, parts, email, 'newStart', account.locale ?? context.locale)
    return claim(tx, device)
  })
  parts.wake()
  return answerOf(parts, stored, device, response)
}

/** A device's commitment, for one year of an address; both are keyed hashes. */
type Device = { year: number; holder: Buffer; mark: Buffer }

async function issueFor(
  { db, secrets, yearKeys, proofs }: Parts & Deps,
  { year, request }: CredentialRequest,
  { holder: caller, address }: Context,
): Promise<{ device: Device; response: string }> {
  const key = yearKeys(year) ?? failField('year', 'pass_year')
  const index = (caller && (await store.findAddressIndex(db.identity, caller.id))) ?? fail('unauthenticated')
  const task = { ...key, request: Buffer.from(request, 'base64url') }
  const issued = (await proofs.issue(task, address)) ?? failField('request', 'text')
  // Of the address, not of the account: an account that is deleted and opened again is the same holder.
  const holder = mac(secrets.index, 'pass holder', year, index)
  const mark = mac(secrets.index, 'pass mark', year, Buffer.from(issued.m1Enc)).subarray(0, MARK_BYTES)
  return { device: { year, holder, mark }, response: Buffer.from(issued.response).toString('base64url') }
}

function answerOf(
  { clock }: Pick<Parts, 'clock'>,
  { mark, starts, next_start }: PassHolder,
  device: Device,
  response: string,
): Output<'passCredential'> {
  const today = dayOf(clock.now())
  const next = next_start && next_start > today ? next_start : 'now'
  return {
    response: sameBytes(mark, device.mark) ? response : null,
    new_start: starts >= MOST_STARTS ? null : next,
  }
}

/** Runs each night. */
export const sweepHolders = ({ db, clock }: Parts): Promise<void> => {
  const today = dayOf(clock.now())
  return purgeHolders(db.identity, { year: Number(today.slice(0, 4)), today })
}

/** The mark of the device whose credential the holder has; `next_start`: the day of the second new start. */
type PassHolder = { mark: Buffer; starts: number; next_start: string | null }

/** Stores the mark where the holder has none; returns what is stored then. */
async function claim(sql: Queryable, device: Device): Promise<PassHolder> {
  const [row] = await sql<PassHolder[]>`
    insert into identity.pass_holder ${sql(device)}
    on conflict (year, holder) do update set mark = pass_holder.mark
    returning mark, starts, to_char(next_start, 'YYYY-MM-DD') as next_start`
  return row as PassHolder
}

/** Replaces the mark: once at once, a second time from the stored day on; false where neither is possible. */
async function moveMark(
  tx: Tx,
  { year, holder, mark, today, next }: Device & { today: string; next: string },
): Promise<boolean> {
  const rows = await tx`
    update identity.pass_holder
    set mark = ${mark}, starts = starts + 1, next_start = case when starts = 0 then ${next}::date end
    where year = ${year} and holder = ${holder} and mark <> ${mark}
      and (starts = 0 or (starts = 1 and coalesce(next_start, ${today}) <= ${today}))
    returning 1`
  return rows.length > 0
}

/** Deletes past years, and days that have come: a day tells in which week somebody had a new start. */
async function purgeHolders(sql: Queryable, { year, today }: { year: number; today: string }): Promise<void> {
  await sql`delete from identity.pass_holder where year < ${year}`
  await sql`update identity.pass_holder set next_start = null where next_start <= ${today}`
}
