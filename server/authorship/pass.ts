import { yearOf, type Clock } from '#server/platform/clock.ts'
import { open, seal, sha256 } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { repeatPass } from './keys.ts'
import { findPass, hasTag, insertPass, insertTag, isIssued, takePass, type Kind } from './store.ts'

/**
 * `movePasses`: a pass of either company knows nothing of what was written under the other's id, so that its holder
 * must ask for a new one. The form does so by itself.
 */
export { holdCredentials, lockCredentials, movePasses } from './store.ts'

type Deps = { secrets: Secrets; clock: Clock }

/**
 * What came when, under the rule of one review, and one amount, a person, company and year. A `second` one is answered
 * like a `first`, and counts nowhere. `again`: figures have included an amount of this person before, so it adds no
 * new person.
 */
export type Place = 'first' | 'second' | 'again'

/** What a pass permits: one review of a company, or one amount of pay at a company or at none. */
export type Permitted = { kind: Kind; companyId: string | null }

const HOUR_SECONDS = 3600
const HOUR = HOUR_SECONDS * 1000

/**
 * Stores a single-use permission under the hash that its holder showed. `tags`: the first is stored when it is spent;
 * one for each id that the company had this year decides whether something was written before. A person who has
 * written gets one too: the answer must not disclose a review to anyone else who holds this person's device.
 */
export async function issuePass(
  tx: Tx,
  { secrets, clock }: Deps,
  { kind, companyId }: Permitted,
  { passHash, year, tags }: { passHash: Buffer; year: number; tags: Buffer[] },
): Promise<{ expiresIn: number }> {
  await insertPass(tx, {
    kind,
    pass_hash: passHash,
    company_id: companyId,
    year,
    tag: tags[0] as Buffer,
    place: sealPlace(secrets, (await hasTag(tx, tags)) ? 'second' : 'first'),
    // Rounded up to the next full hour, so that a pass's row does not show when it was asked for.
    expires_at: new Date(Math.ceil(clock.now().getTime() / HOUR + 1) * HOUR),
  })
  return { expiresIn: HOUR_SECONDS }
}

type Unspendable = 'used' | 'invalid'
/** `repeats`: the pass came from a withdrawal. */
export type Spent = { result: 'ok'; year: number; place: Place; repeats: boolean } | { result: Unspendable }

/** Whether it was ever given out, and is not long over. */
export const isPass = (sql: Queryable, pass: string): Promise<boolean> => isIssued(sql, sha256(pass))

/** Why a pass cannot be spent now on any company, without taking it: a cheap question before costly work. */
export async function whyNoPass(
  sql: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  kind: Kind,
  pass: string,
): Promise<Unspendable | undefined> {
  const found = await findPass(sql, kind, sha256(pass))
  if (found?.spent) return 'used'
  return found && found.expires_at > clock.now() ? undefined : 'invalid'
}

/** Takes a pass and stores its duplicate tag, in the caller's transaction: a rollback gives the pass back. */
export async function spendPass(
  tx: Tx,
  { secrets, clock }: Deps,
  pass: string,
  { kind, companyId }: Permitted,
): Promise<Spent> {
  const hash = sha256(pass)
  const taken = await takePass(tx, { kind, hash, companyId, now: clock.now() })
  if (!taken) return { result: (await findPass(tx, kind, hash))?.spent ? 'used' : 'invalid' }
  const { year, tag } = taken
  const isNew = tag === null || (await insertTag(tx, year, tag))
  const place = isNew ? openPlace(secrets, taken.place) : 'second'
  return { result: 'ok', year, place, repeats: tag === null }
}

/** Permits to send withdrawn content again: no tag, until the year of its tag ends. False if that is over. */
export async function permitRepeat(
  tx: Tx,
  { secrets, clock }: Deps,
  pass: string,
  { kind, companyId, year, place }: Permitted & { year: number; place: Place },
): Promise<boolean> {
  if (yearOf(clock.now()) > year) return false
  await insertPass(tx, {
    kind,
    pass_hash: sha256(pass),
    company_id: companyId,
    year,
    tag: null,
    place: sealPlace(secrets, place),
    expires_at: new Date(`${year + 1}-01-01T00:00:00+07:00`),
  })
  return true
}

/**
 * What a withdrawal left for a code: the pass, while it can be used, and its company. Undefined where nothing was
 * withdrawn.
 */
export async function leftByWithdrawing(
  sql: Queryable,
  { secrets, clock }: Deps,
  kind: Kind,
  code: string,
): Promise<{ pass: string | null; companyId: string | null; year: number } | undefined> {
  const pass = repeatPass(secrets, kind, code)
  const left = await findPass(sql, kind, sha256(pass))
  if (!left) return undefined
  const isOver = left.spent || left.expires_at <= clock.now()
  return { pass: isOver ? null : pass, companyId: left.company_id, year: left.year }
}

const CONTEXT = 'review_pass.place'
const PLACES: readonly Place[] = ['first', 'second', 'again']

/** Sealed, so that a row discloses as little as the review's; all have one length. */
const sealPlace = (secrets: Secrets, place: Place): Buffer =>
  seal(secrets.box, String(PLACES.indexOf(place)), CONTEXT)

const openPlace = (secrets: Secrets, sealed: Buffer): Place =>
  PLACES[Number(open(secrets.box, sealed, CONTEXT))] as Place
