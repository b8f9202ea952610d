import { isMailboxAt } from '#shared/rules/mail/free-mail.ts'
import type { Company } from '#server/companies/find.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

type Site = Pick<Company, 'id' | 'website_host'>

/**
 * Whether a mailbox at a company's website proves that the claimant belongs to it: not if the team set that website
 * after a claim was made.
 */
export async function isProof(sql: Queryable, email: string, { id, website_host }: Site): Promise<boolean> {
  return isMailboxAt(email, website_host) && !(await store.isClaimedHost(sql, id, website_host))
}

/**
 * Records that the team is about to set a company's website; if the company has a claim, the new website proves nothing
 * for it.
 */
export const noteHostWritten = (tx: Tx, companyId: string, host: string | null | undefined): Promise<void> =>
  host ? store.putClaimedHost(tx, companyId, host) : Promise.resolve()
