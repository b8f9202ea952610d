import type { Use } from '#shared/pass/domain.ts'
import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import { holdCredentials, isPass, issuePass } from '#server/authorship/pass.ts'
import type { ProofPool } from '#server/accounts/pass/proof-pool.ts'
import type { YearKeys } from '#server/accounts/pass/year-key.ts'
import { findCompanyById, listMergedSince } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { yearOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Whether a token is one of our passes; checked before the body of a request is read. */
export const passes =
  ({ db }: Pick<Parts, 'db'>) =>
  (pass: string): Promise<boolean> =>
    isPass(db.content, pass)

type Deps = Parts & { yearKeys: YearKeys; proofs: ProofPool }
/** The keys that browsers may ask credentials of. */
export function publicKeys({ yearKeys, clock }: Deps): Output<'passKeys'> {
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

type Shown = Omit<HandlerInput<'payPass'>['body'], 'company_id'>
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
  if (use.company) await checkCompany(db.content, use.company, shown.unlisted)
  const merged = await mergedInto(db.content, use, year)
  const tags = (await tagsShown(deps, usesOf(use, merged), shown, address)) ?? failMerged(merged)
  const passHash = Buffer.from(shown.pass_hash, 'base64url')
  const { expiresIn } = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const now = await mergedInto(tx, use, year)
    if (now.length !== merged.length) failMerged(now)
    return issuePass(tx, deps, { kind: use.kind, companyId: use.company }, { passHash, year, tags })
  })
  return { expires_in: expiresIn }
}

async function checkCompany(sql: Queryable, id: string, unlisted = false): Promise<void> {
  const found = await findCompanyById(sql, id)
  const isNew = !found && unlisted
  if (!isNew && found?.status !== LISTED) failField('company_id', 'no_such_company')
}

/** So many tags of merged companies at most are asked for: a longer list would be a means to tell people apart. */
const MOST_MERGED = 8

const mergedInto = async (sql: Queryable, { company }: Use, year: number): Promise<Merged[]> =>
  company === null ? [] : listMergedSince(sql, company, year, MOST_MERGED)

const usesOf = (use: Use, merged: Merged[]): Use[] => [
  use,
  ...merged.map(({ id }) => ({ ...use, company: id })),
]

/** The browser did not know all companies that were merged into its own: it shows one tag for each. */
const failMerged = (merged: Merged[]): never =>
  fail('companies_merged', {
    candidates: { company_id: merged.map(({ id, name }) => ({ id, name, place: null })) },
  })

const LENGTH_WITHOUT_TAGS = 227
const TAG_LENGTH = 33

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
  if (presentation.length !== LENGTH_WITHOUT_TAGS + uses.length * TAG_LENGTH) return undefined
  const purpose = { uses, bound: Buffer.from(pass_hash, 'base64url') }
  const tags = await proofs.verify({ ...key, purpose, presentation }, address)
  return (tags ?? fail('credential_invalid')).map(tag => Buffer.from(tag))
}
