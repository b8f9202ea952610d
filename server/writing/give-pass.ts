import { MOST_MERGED, type Use } from '#shared/pass/domain.ts'
import { presentationLength } from '#shared/pass/presentation.ts'
import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import { holdCredentials, isPass, issuePass } from '#server/authorship/pass.ts'
import type { ProofPool } from '#server/accounts/pass/proof-pool.ts'
import type { YearKeys } from '#server/accounts/pass/year-key.ts'
import { findCompanyById, listMergedSince } from '#server/companies/find.ts'
import { DECLINED, LISTED, PENDING } from '#server/companies/status.ts'
import { yearOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { mac } from '#server/platform/crypto.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Whether a token is one of our passes; checked before the body of a request is read. */
export const passes =
  ({ db }: Pick<Parts, 'db'>) =>
  (pass: string): Promise<boolean> =>
    isPass(db.content, pass)

/** `admit` counts a sender whose proof is true; it throws when there were too many. */
type Deps = Parts & { yearKeys: YearKeys; proofs: ProofPool; admit(): Promise<void> }

/** The keys that browsers may ask credentials of. */
export function publicKeys({ yearKeys, clock }: Pick<Deps, 'yearKeys' | 'clock'>): Output<'passKeys'> {
  const now = yearOf(clock.now())
  const known = [now, now + 1].flatMap(year => yearKeys(year) ?? [])
  return {
    site: known[0]?.issuer.site ?? '',
    keys: known.map(({ issuer }) => ({
      year: issuer.year,
      key: Buffer.from(issuer.publicKey).toString('base64url'),
    })),
  }
}

export type Shown = Omit<HandlerInput<'payPass'>['body'], 'company_id'>
type Merged = { id: string; name: string }

/** A pass for a listed company, for a new one whose id the browser has just made or, for pay, for none. */
export async function givePass(
  deps: Deps,
  use: Use,
  shown: Shown,
  { address }: Context,
): Promise<{ expires_in: number }> {
  const { db } = deps
  const { year } = shown
  if (use.company) await checkCompany(db.content, use, shown.unlisted)
  const merged = await mergedInto(db.content, deps, use, year)
  const tags = (await tagsShown(deps, usesOf(use, merged), shown, address)) ?? failMerged(merged)
  await deps.admit()
  const passHash = Buffer.from(shown.pass_hash, 'base64url')
  const { expiresIn } = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const now = await mergedInto(tx, deps, use, year)
    if (now.map(({ id }) => id).join() !== merged.map(({ id }) => id).join()) failMerged(now)
    return issuePass(tx, deps, { kind: use.kind, companyId: use.company }, { passHash, year, tags })
  })
  return { expires_in: expiresIn }
}

/** Pay may also be of a company that waits for the team: its author adds it to the review that named it. */
async function checkCompany(sql: Queryable, { kind, company }: Use, unlisted = false): Promise<void> {
  const status = (await findCompanyById(sql, company as string))?.status
  const isNew = status === undefined && unlisted
  const isWaiting = kind === 'pay' && (status === PENDING || status === DECLINED)
  if (!isNew && !isWaiting && status !== LISTED) failField('company_id', 'no_such_company')
}

/** Of more than that many a keyed order decides, because those who name companies choose the ids. */
async function mergedInto(
  sql: Queryable,
  { secrets }: Pick<Deps, 'secrets'>,
  { company }: Use,
  year: number,
): Promise<Merged[]> {
  if (company === null) return []
  const merged = await listMergedSince(sql, company, year)
  const placeOf = ({ id }: Merged) => mac(secrets.pass, 'merged', id)
  return merged.toSorted((a, b) => Buffer.compare(placeOf(a), placeOf(b))).slice(0, MOST_MERGED)
}

const usesOf = (use: Use, merged: Merged[]): Use[] => [
  use,
  ...merged.map(({ id }) => ({ ...use, company: id })),
]

/** The browser did not know all companies that were merged into its own: it shows one tag for each. */
const failMerged = (merged: Merged[]): never =>
  fail('companies_merged', {
    candidates: { company_id: merged.map(({ id, name }) => ({ id, name, place: null })) },
  })

/** The duplicate tags of a presentation; undefined if it shows another number of them. */
async function tagsShown(
  { yearKeys, proofs, clock }: Deps,
  uses: Use[],
  { year, pass_hash, presentation: shown }: Shown,
  address: string,
): Promise<Buffer[] | undefined> {
  if (year !== yearOf(clock.now())) failField('year', 'pass_year')
  const key = yearKeys(year) ?? failField('year', 'pass_year')
  const presentation = Buffer.from(shown, 'base64url')
  if (presentation.length !== presentationLength(uses.length)) return undefined
  const purpose = { uses, bound: Buffer.from(pass_hash, 'base64url') }
  const tags = await proofs.verify({ ...key, purpose, presentation }, address)
  return (tags ?? fail('credential_invalid')).map(tag => Buffer.from(tag))
}
