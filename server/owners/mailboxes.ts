import type { Locale } from '#shared/locale.ts'
import { listMergedIds } from '#server/companies/find.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openPerson } from './person.ts'
import * as store from './store.ts'

type Mailbox = { id: string; email: string; locale: Locale }

/** Where whoever speaks for a company, or for one that went into it, is written to. */
export async function mailboxesOf(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  companyId: string,
): Promise<Mailbox[]> {
  const ids = [companyId, ...(await listMergedIds(db.content, companyId))]
  const rows = await store.listOwnersOf(db.identity, ids)
  return rows.map(row => ({ id: row.id, email: openPerson(secrets, row).email, locale: row.locale }))
}

export const hasOwner = async (sql: Queryable, id: string): Promise<boolean> =>
  (await store.findOwner(sql, id)) !== undefined
