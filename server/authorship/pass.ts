import { yearOf, type Clock } from '#server/platform/clock.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { authorTag, unlistedTag, withdrawalPass } from './keys.ts'
import { anHourOn, endOf, HOUR_SECONDS } from './pass-expiry.ts'
import { closeFact, MOST_UNLISTED, openFact } from './pass-fact.ts'
import { payPermits, type PayPermit } from './pay-permit.ts'
import {
  hasDuplicateTag,
  insertDuplicateTag,
  insertPass,
  insertUnlistedTag,
  isIssued,
  isOpen,
  isSpent,
  takePass,
} from './store.ts'

/**
 * `movePasses`: a pass of either company knows nothing of what was written under the other's id, so that its holder
 * must ask for a new one. The form does so by itself.
 */
export { holdCredentials, lockCredentials, movePasses } from './store.ts'

type Deps = { secrets: Secrets; clock: Clock }

/** The company a review is of, under all the ids that were merged into it. `unlisted`: the browser has just given it its id. */
export type PassContext = { companyId: string; mergedIds: string[]; unlisted: boolean }

/**
 * A single-use permission to send one review of one company this year. An unspent one locks nobody out. A person who has
 * written already gets one too, and one who has named as many unlisted companies as a year allows: the answer must not
 * disclose a review to anyone else who can sign in with this address.
 */
export async function issuePass(
  tx: Tx,
  { secrets, clock }: Deps,
  accountId: string,
  { companyId, mergedIds, unlisted }: PassContext,
): Promise<{ pass: string; expiresIn: number }> {
  const year = yearOf(clock.now())
  const ids = [companyId, ...mergedIds]
  const tags = ids.map(id => authorTag(secrets, accountId, id, year))
  const fact = {
    second: await hasDuplicateTag(tx, ids, year, tags),
    unlisted: unlisted ? unlistedTags(secrets, accountId, year) : [],
    pay: await payPermits(tx, secrets, accountId, { ids, years: [year, year - 1] }),
  }
  const pass = newToken()
  await insertPass(tx, {
    kind: 'review',
    pass_hash: sha256(pass),
    company_id: companyId,
    year,
    tag: tags[0] as Buffer,
    fact: closeFact(secrets, fact),
    expires_at: anHourOn(clock),
  })
  return { pass, expiresIn: HOUR_SECONDS }
}

/**
 * `again`: the pass came from withdrawing an earlier review. `second`: the person has had this year's review of the
 * company, or this year's unlisted companies. `pay`: the permissions to give pay.
 */
export type Spent =
  | { result: 'ok'; year: number; again: boolean; second: boolean; pay: PayPermit[] }
  | { result: Unspendable }
type Unspendable = 'used' | 'invalid'

/** Whether it was ever given out, and is not long over. */
export const isPass = (sql: Queryable, pass: string): Promise<boolean> => isIssued(sql, sha256(pass))

/** Why a pass cannot be spent now on any company, without taking it: a cheap question before costly work. */
export async function whyNoPass(
  sql: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  pass: string,
): Promise<Unspendable | undefined> {
  const hash = sha256(pass)
  if (await isOpen(sql, 'review', hash, clock.now())) return undefined
  return (await isSpent(sql, hash)) ? 'used' : 'invalid'
}

/** Takes a pass and stores its duplicate tag, in the caller's transaction: a rollback gives the pass back. */
export async function spendPass(
  tx: Tx,
  { secrets, clock }: Deps,
  pass: string,
  companyId: string,
): Promise<Spent> {
  const hash = sha256(pass)
  const taken = await takePass(tx, { kind: 'review', hash, companyId, year: null, now: clock.now() })
  if (!taken) return { result: (await isSpent(tx, hash)) ? 'used' : 'invalid' }
  const isNew = taken.tag === null || (await insertDuplicateTag(tx, companyId, taken.year, taken.tag))
  const fact = openFact(secrets, taken.fact)
  const isOneOfFew = fact.unlisted.length === 0 || (await takeOne(tx, taken.year, fact.unlisted))
  const second = fact.second || !isNew || !isOneOfFew
  return { result: 'ok', year: taken.year, again: taken.tag === null, second, pay: fact.pay }
}

/** False when all are taken. The account stores neither which companies somebody named nor how many. */
async function takeOne(tx: Tx, year: number, tags: Buffer[]): Promise<boolean> {
  for (const tag of tags) if (await insertUnlistedTag(tx, year, tag)) return true
  return false
}

const unlistedTags = (secrets: Secrets, accountId: string, year: number): Buffer[] =>
  Array.from({ length: MOST_UNLISTED }, (_, before) => unlistedTag(secrets, accountId, year, before + 1))

/** The pass to write a withdrawn review again: no tag, the same on every repeat, until the year of its duplicate tag ends. */
export async function allowRewriting(
  tx: Tx,
  { secrets, clock }: Deps,
  code: string,
  review: { companyId: string; year: number; second: boolean; pay: PayPermit[] },
): Promise<string | null> {
  if (yearOf(clock.now()) > review.year) return null
  const pass = withdrawalPass(secrets, code)
  await insertPass(tx, {
    kind: 'review',
    pass_hash: sha256(pass),
    company_id: review.companyId,
    year: review.year,
    tag: null,
    fact: closeFact(secrets, { second: review.second, unlisted: [], pay: review.pay }),
    expires_at: endOf(review.year),
  })
  return pass
}

/** Whether the holder of a review's code may write it again after withdrawing it: until the year of its duplicate tag ends, once. */
export const mayRewrite = async (
  sql: Queryable,
  { secrets, clock }: Deps,
  code: string,
  tagYear: number,
): Promise<boolean> =>
  yearOf(clock.now()) <= tagYear && !(await isSpent(sql, sha256(withdrawalPass(secrets, code))))
