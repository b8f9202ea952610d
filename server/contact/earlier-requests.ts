import { mailboxOf } from '#shared/rules/mail/mailbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { idBegin, openAsking } from './inquiry-box.ts'
import * as store from './store.ts'

/** The report of a ticket that was decided before, of the same address; null where there is none. */
export async function earlierOf(
  { db, secrets }: Parts,
  ticket: string | null | undefined,
  email: string,
): Promise<string | null> {
  const begin = ticket ? idBegin(ticket) : undefined
  if (!begin) return null
  const found = await store.listBeginning(db.content, 'takedown', begin)
  const mailbox = mailboxOf(email)
  const own = found.find(
    ({ id, sealed }) => sealed && mailboxOf(openAsking(secrets, { id, sealed }).email) === mailbox,
  )
  return own?.id ?? null
}
