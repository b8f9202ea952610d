import { yearOf, type Clock } from '#server/platform/clock.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { authorTag, withdrawalPass } from './keys.ts'
import {
  hasGuard,
  insertGuard,
  insertPass,
  isOpen,
  isSpent,
  lockCloset,
  movePasses,
  takePass,
} from './store.ts'

export { holdCloset } from './store.ts'

const HOUR_SECONDS = 3600
type Ground = { secrets: Secrets; clock: Clock }

/** The company a review is of, under all the ids that were merged into it. */
export type PassContext = { companyId: string; mergedIds: string[] }

/** A single-use leave to send one review of one company this year. An unspent one locks nobody out. */
export async function issuePass(
  tx: Tx,
  { secrets, clock }: Ground,
  accountId: string,
  { companyId, mergedIds }: PassContext,
): Promise<{ pass: string; expiresIn: number }> {
  const year = yearOf(clock.now())
  const ids = [companyId, ...mergedIds]
  const tags = ids.map(id => authorTag(secrets, accountId, id, year))
  if (await hasGuard(tx, ids, year, tags)) fail('review_exists')
  const pass = newToken()
  const expiresAt = wholeHour(clock.now().getTime() + HOUR_SECONDS * 1000)
  await insertPass(tx, {
    pass_hash: sha256(pass),
    company_id: companyId,
    year,
    tag: tags[0] as Buffer,
    expires_at: expiresAt,
  })
  return { pass, expiresIn: HOUR_SECONDS }
}

/** `anew`: the pass came from withdrawing an earlier review. */
export type Spent = { result: 'ok'; year: number; anew: boolean } | { result: Unspendable }
type Unspendable = 'used' | 'invalid'

/** Why a pass cannot be spent now on any company, without taking it: a cheap question before costly work. */
export async function whyNoPass(
  sql: Queryable,
  { clock }: Pick<Ground, 'clock'>,
  pass: string,
): Promise<Unspendable | undefined> {
  const hash = sha256(pass)
  if (await isOpen(sql, hash, clock.now())) return undefined
  return (await isSpent(sql, hash)) ? 'used' : 'invalid'
}

/**
 * Takes a pass and leaves its guard, in the caller's transaction: whoever rolls back gives it back.
 * Throws `review_exists` when the person has reviewed this company this year.
 */
export async function spendPass(tx: Tx, { clock }: Ground, pass: string, companyId: string): Promise<Spent> {
  const hash = sha256(pass)
  const taken = await takePass(tx, hash, companyId, clock.now())
  if (!taken) return { result: (await isSpent(tx, hash)) ? 'used' : 'invalid' }
  if (taken.tag && !(await insertGuard(tx, companyId, taken.year, taken.tag))) fail('review_exists')
  return { result: 'ok', year: taken.year, anew: taken.tag === null }
}

/**
 * First in a merge's transaction: a pass of either company knows nothing of what was written under the other's id,
 * so that its holder must ask for a new one. The form does so by itself.
 */
export async function moveLeave(tx: Tx, from: string, into: string): Promise<void> {
  await lockCloset(tx)
  await movePasses(tx, from, into)
}

/** The pass to write a withdrawn review anew: no tag, the same on every repeat, until its guard year ends. */
export async function allowRewriting(
  tx: Tx,
  { secrets, clock }: Ground,
  code: string,
  review: { companyId: string; year: number },
): Promise<string | null> {
  if (yearOf(clock.now()) > review.year) return null
  const pass = withdrawalPass(secrets, code)
  const yearEnds = new Date(`${review.year + 1}-01-01T00:00:00+07:00`)
  await insertPass(tx, {
    pass_hash: sha256(pass),
    company_id: review.companyId,
    year: review.year,
    tag: null,
    expires_at: yearEnds,
  })
  return pass
}

/** Whether the holder of a review's code may write it anew after withdrawing it: until its guard year ends, once. */
export const mayRewrite = async (
  sql: Queryable,
  { secrets, clock }: Ground,
  code: string,
  guardYear: number,
): Promise<boolean> =>
  yearOf(clock.now()) <= guardYear && !(await isSpent(sql, sha256(withdrawalPass(secrets, code))))

/** Up to the next hour, so that the row does not say when it was asked for. */
function wholeHour(milliseconds: number): Date {
  const hour = HOUR_SECONDS * 1000
  return new Date(Math.ceil(milliseconds / hour) * hour)
}
