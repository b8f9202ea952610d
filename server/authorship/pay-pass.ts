import { yearOf, type Clock } from '#server/platform/clock.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { payWithdrawalPass } from './keys.ts'
import { anHourOn, endOf, HOUR_SECONDS } from './pass-expiry.ts'
import { closeFact, openFact } from './pass-fact.ts'
import { payPermits, spendPermit, type PayPlace } from './pay-permit.ts'
import { findPass, insertPass, isOpen, isSpent, takePass } from './store.ts'

type Deps = { secrets: Secrets; clock: Clock }

/** The company, or none, and the year of an amount. */
export type PayContext = { companyId: string | null; year: number }

/** Amounts may be given for this year and the last one. */
export const isGivableYear = (clock: Clock, year: number): boolean => {
  const now = yearOf(clock.now())
  return year === now || year === now - 1
}

/**
 * A single-use permission to give the pay of one year by itself. A person who has already given it gets one too, as
 * with reviews: the answer must not disclose an amount to anyone else who can sign in with this address.
 */
export async function issuePayPass(
  tx: Tx,
  { secrets, clock }: Deps,
  accountId: string,
  { companyId, mergedIds, year }: PayContext & { mergedIds: string[] },
): Promise<{ pass: string; expiresIn: number }> {
  const ids = [companyId, ...mergedIds]
  const pay = await payPermits(tx, secrets, accountId, { ids, years: [year] })
  const pass = newToken()
  await insertPass(tx, {
    kind: 'pay',
    pass_hash: sha256(pass),
    company_id: companyId,
    year,
    tag: pay[0]?.tag ?? null,
    fact: closeFact(secrets, { second: false, unlisted: [], pay }),
    expires_at: anHourOn(clock),
  })
  return { pass, expiresIn: HOUR_SECONDS }
}

type Unspendable = 'used' | 'invalid'

export async function whyNoPayPass(
  sql: Queryable,
  { clock }: Pick<Deps, 'clock'>,
  pass: string,
): Promise<Unspendable | undefined> {
  const hash = sha256(pass)
  if (await isOpen(sql, 'pay', hash, clock.now())) return undefined
  return (await isSpent(sql, hash)) ? 'used' : 'invalid'
}

/**
 * Spends a pass for an amount of this company and year, in the caller's transaction, and returns the place of the
 * amount.
 */
export async function spendPayPass(
  tx: Tx,
  { secrets, clock }: Deps,
  pass: string,
  { companyId, year }: PayContext,
): Promise<{ result: 'ok'; place: PayPlace } | { result: Unspendable }> {
  const hash = sha256(pass)
  const taken = await takePass(tx, { kind: 'pay', hash, companyId, year, now: clock.now() })
  if (!taken) return { result: (await isSpent(tx, hash)) ? 'used' : 'invalid' }
  const { place } = await spendPermit(tx, openFact(secrets, taken.fact).pay, year)
  return { result: 'ok', place }
}

/**
 * The pass to give a withdrawn amount again, as long as its year may be given: no tag, and the same on every repeat.
 */
export async function issueRepeatPass(
  tx: Tx,
  { secrets, clock }: Deps,
  code: string,
  { companyId, year, place }: PayContext & { place: PayPlace },
): Promise<string | null> {
  if (!isGivableYear(clock, year)) return null
  const pass = payWithdrawalPass(secrets, code)
  await insertPass(tx, {
    kind: 'pay',
    pass_hash: sha256(pass),
    company_id: companyId,
    year,
    tag: null,
    fact: closeFact(secrets, { second: false, unlisted: [], pay: [{ year, tag: null, place }] }),
    expires_at: endOf(year + 1),
  })
  return pass
}

/**
 * What a withdrawal left for a code: the pass, while it can be used, with its company and year. Undefined where
 * nothing was withdrawn.
 */
export async function leftByWithdrawing(
  sql: Queryable,
  { secrets, clock }: Deps,
  code: string,
): Promise<(PayContext & { pass: string | null }) | undefined> {
  const pass = payWithdrawalPass(secrets, code)
  const left = await findPass(sql, sha256(pass))
  if (!left) return undefined
  return {
    pass: left.spent || left.expires_at <= clock.now() ? null : pass,
    companyId: left.company_id,
    year: left.year,
  }
}
