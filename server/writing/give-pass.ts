import { takeUnlisted } from '#server/accounts/unlisted.ts'
import { holdCloset, issuePass } from '#server/authorship/pass.ts'
import { findCompanyById, listMergedIds } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { yearOf } from '#server/platform/clock.ts'
import { failField } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'

type Asked = { company_id: string; unlisted?: boolean | undefined }

/** A pass for a listed company, or, three times a year, for one that the browser has just given an id. */
export async function givePass(
  parts: Parts,
  accountId: string,
  { company_id: companyId, unlisted }: Asked,
): Promise<{ pass: string; expires_in: number }> {
  const { db, clock } = parts
  const company = await findCompanyById(db.content, companyId)
  if (!company && unlisted) await takeUnlisted(db, accountId, yearOf(clock.now()))
  else if (company?.status !== LISTED) failField('company_id', 'no_such_company')
  const { pass, expiresIn } = await db.begin('content', async tx => {
    await holdCloset(tx)
    const mergedIds = await listMergedIds(tx, companyId)
    return issuePass(tx, parts, accountId, { companyId, mergedIds })
  })
  return { pass, expires_in: expiresIn }
}
