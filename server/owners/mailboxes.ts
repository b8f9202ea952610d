import type { Locale } from '#shared/locale.ts'
import { listMergedIds } from '#server/companies/find.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openPerson, ownerIndex } from './person.ts'
import * as store from './store.ts'

type Mailbox = { id: string; email: string; locale: Locale }

/** Mail addresses of the representatives of a company, including of companies merged into it. */
export async function mailboxesOf(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  companyId: string,
): Promise<Mailbox[]> {
  const ids = [companyId, ...(await listMergedIds(db.content, companyId))]
  const rows = await store.listOwnersOf(db.identity, ids)
  return rows.map(row => ({ id: row.id, email: openPerson(secrets, row).email, locale: row.locale }))
}

export async function findMailbox(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  by: { id: string } | { email: string },
): Promise<Mailbox | undefined> {
  const row = await ('id' in by
    ? store.findOwner(db.identity, by.id)
    : store.findOwnerByEmail(db.identity, ownerIndex(secrets, by.email)))
  return row && { id: row.id, email: openPerson(secrets, row).email, locale: row.locale }
}
