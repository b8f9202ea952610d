import type { HandlerInput } from '#shared/contract/contract.ts'
import { holdCredentials, isPass, issuePass } from '#server/authorship/pass.ts'
import { issuePayPass, isGivableYear } from '#server/authorship/pay-pass.ts'
import { findCompanyById, findListedCompany, listMergedIds } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Places } from '#server/places/places.ts'
import { companyNamed } from './resolve-names.ts'

/** Whether a token is one of our passes; checked before the body of a request is read. */
export const passes =
  ({ db }: Pick<Parts, 'db'>) =>
  (pass: string): Promise<boolean> =>
    isPass(db.content, pass)

type PassRequest = { company_id?: string | undefined; company: string | null; unlisted?: boolean | undefined }

/** A pass for a listed company, or for a new one whose id the browser has just made. */
export async function givePass(
  parts: Parts & { places: Places },
  accountId: string,
  { company_id, company: name, unlisted }: PassRequest,
): Promise<{ pass: string; expires_in: number }> {
  const { db } = parts
  const companyId = company_id ?? (await companyNamed(db.content, parts, name ?? ''))
  const company = await findCompanyById(db.content, companyId)
  const isNew = !company && unlisted === true
  if (!isNew && company?.status !== LISTED) failField('company', 'no_such_company')
  const { pass, expiresIn } = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const mergedIds = await listMergedIds(tx, companyId)
    return issuePass(tx, parts, accountId, { companyId, mergedIds, unlisted: isNew })
  })
  return { pass, expires_in: expiresIn }
}

/** A pass to give a year's pay at a listed company, or of a role and place alone. */
export async function givePayPass(
  parts: Parts,
  accountId: string,
  { company_id: companyId = null, year }: HandlerInput<'payPass'>['body'],
): Promise<{ pass: string; expires_in: number }> {
  const { db, clock } = parts
  if (companyId && !(await findListedCompany(db.content, companyId)))
    failField('company_id', 'no_such_company')
  if (!isGivableYear(clock, year)) failField('year', 'pay_year')
  const { pass, expiresIn } = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const mergedIds = companyId ? await listMergedIds(tx, companyId) : []
    return issuePayPass(tx, parts, accountId, { companyId, mergedIds, year })
  })
  return { pass, expires_in: expiresIn }
}
