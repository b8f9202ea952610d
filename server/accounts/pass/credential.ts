import { domainOf, isOpenToAll } from '#shared/rules/mail/mail-domain.ts'
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

/** Weeks between the first new start of a year and the second, rounded up to a Monday. */
const WEEKS = 2
const MOST_STARTS = 2
const MARK_BYTES = 16

/**
 * Issues the account's credential of a year, as often as the same device asks, or another one with the same recovery
 * code. Another device gets none, or one person would write as often as they have devices.
 */
export async function issueCredential(
  parts: Parts & { yearKeys: YearKeys; proofs: ProofPool },
  { year, request }: HandlerInput<'passCredential'>['body'],
  context: Context,
): Promise<Output<'passCredential'>> {
  const { db, secrets, clock } = parts
  const key = parts.yearKeys(year) ?? failField('year', 'pass_year')
  const holder = await holderOf(parts, db.identity, year, context)
  const task = { ...key, request: Buffer.from(request, 'base64url') }
  const issued = (await parts.proofs.issue(task, context.address)) ?? failField('request', 'text')
  const mark = mac(secrets.index, 'pass mark', year, Buffer.from(issued.m1Enc)).subarray(0, MARK_BYTES)
  const stored = await claimMark(db.identity, { year, holder, mark })
  const isSame = sameBytes(stored.mark, mark)
  return {
    response: isSame ? Buffer.from(issued.response).toString('base64url') : null,
    new_start: newStartOf(stored, dayOf(clock.now())),
  }
}

function newStartOf({ starts, next_start }: PassHolder, today: string): string | null {
  if (starts >= MOST_STARTS) return null
  return next_start && next_start > today ? next_start : 'now'
}

/** A new start: another device may have the account's next credential of the year. The earlier ones stay valid. */
export async function takeNewStart(
  parts: Notifying,
  { year }: HandlerInput<'newStart'>['body'],
  context: Context,
): Promise<{ done: true }> {
  const { db, secrets, clock } = parts
  const today = dayOf(clock.now())
  await db.begin('identity', async tx => {
    const account =
      (context.holder && (await store.lockAccount(tx, context.holder.id))) ?? fail('unauthenticated')
    const holder = await holderOf(parts, tx, year, context)
    const next = addDays(weekOf(clock.now()), 7 * (WEEKS + 1))
    if (!(await removeMark(tx, { year, holder, today, next }))) fail('conflict')
    const { email } = presentUser(secrets, account)
    // An employer who reads the mailbox would learn that its owner wants to write.
    if (email !== null && isOpenToAll(domainOf(email) ?? ''))
      await notify(tx, parts, email, 'newStart', account.locale ?? context.locale)
  })
  parts.wake()
  return { done: true }
}

/** A keyed hash of the account's address: an account that is deleted and opened again is the same holder. */
async function holderOf(
  { secrets }: Pick<Parts, 'secrets'>,
  sql: Queryable,
  year: number,
  { holder }: Context,
): Promise<Buffer> {
  const index = (holder && (await store.findAddressIndex(sql, holder.id))) ?? fail('unauthenticated')
  return mac(secrets.index, 'pass holder', year, index)
}

/** Runs each night. */
export const sweepHolders = ({ db, clock }: Parts): Promise<void> => {
  const today = dayOf(clock.now())
  return purgeHolders(db.identity, { year: Number(today.slice(0, 4)), today })
}

/** The mark of the device whose credential the holder has; `next_start`: the day of the second new start. */
type PassHolder = { mark: Buffer; starts: number; next_start: string | null }

/** Stores the mark where the holder has none; returns what is stored then. */
async function claimMark(
  sql: Queryable,
  { year, holder, mark }: { year: number; holder: Buffer; mark: Buffer },
): Promise<PassHolder> {
  const [row] = await sql<PassHolder[]>`
    insert into identity.pass_holder as stored (year, holder, mark) values (${year}, ${holder}, ${mark})
    on conflict (year, holder) do update set mark = coalesce(stored.mark, excluded.mark)
    returning mark, starts, to_char(next_start, 'YYYY-MM-DD') as next_start`
  return row as PassHolder
}

/** Removes the mark, for the first time at once, for the second from the stored day on; false where neither is allowed. */
async function removeMark(
  tx: Tx,
  { year, holder, today, next }: { year: number; holder: Buffer; today: string; next: string },
): Promise<boolean> {
  const rows = await tx`
    update identity.pass_holder set mark = null, starts = starts + 1, next_start = ${next}
    where year = ${year} and holder = ${holder} and mark is not null
      and (starts = 0 or (starts = 1 and coalesce(next_start, ${today}) <= ${today}))
    returning 1`
  return rows.length > 0
}

/** Deletes past years, and days that have come: a day tells in which week somebody had a new start. */
async function purgeHolders(sql: Queryable, { year, today }: { year: number; today: string }): Promise<void> {
  await sql`delete from identity.pass_holder where year < ${year}`
  await sql`update identity.pass_holder set next_start = null where next_start <= ${today}`
}
