import type { HandlerInput } from '#shared/contract/contract.ts'
import { holdCredentials } from '#server/authorship/pass.ts'
import { issuePayPass, mayTell } from '#server/authorship/pay-pass.ts'
import { findListedCompany, listMergedIds } from '#server/companies/find.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

/** A pass to tell a year's pay at a listed company, or of a role and place alone. */
export async function givePayPass(
  parts: Parts,
  accountId: string,
  { company_id: companyId = null, year }: HandlerInput<'payPass'>['body'],
): Promise<{ pass: string; expires_in: number }> {
  const { db, clock } = parts
  if (companyId && !(await findListedCompany(db.content, companyId)))
    failField('company_id', 'no_such_company')
  if (!mayTell(clock, year)) failField('year', 'pay_year')
  const { pass, expiresIn } = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const mergedIds = companyId ? await listMergedIds(tx, companyId) : []
    return issuePayPass(tx, parts, accountId, { companyId, mergedIds, year })
  })
  return { pass, expires_in: expiresIn }
}
