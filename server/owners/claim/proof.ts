import { isMailboxAt } from '#shared/rules/mail/free-mail.ts'
import type { Company } from '#server/companies/find.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

type Site = Pick<Company, 'id' | 'website_host'>

/** Whether a mailbox at a company's website proves who asks: not where the website stands there since somebody asked. */
export async function isProof(sql: Queryable, email: string, { id, website_host }: Site): Promise<boolean> {
  return isMailboxAt(email, website_host) && !(await store.isClaimedHost(sql, id, website_host))
}

/** The team is about to write a company's website: where somebody asks to speak for it, that is no proof of theirs. */
export const noteHostWritten = (tx: Tx, companyId: string, host: string | null | undefined): Promise<void> =>
  host ? store.putClaimedHost(tx, companyId, host) : Promise.resolve()
