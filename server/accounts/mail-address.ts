import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { emailIndex } from './address.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

/** The mail address of an account, with the account locked; null for one that has only a number. */
export async function lockMailOf(
  tx: Tx,
  { secrets }: Pick<Parts, 'secrets'>,
  id: string,
): Promise<string | null> {
  const account = (await store.lockAccount(tx, id)) ?? fail('unauthenticated')
  return presentUser(secrets, account).email
}

/** The same without a lock; null, too, where the account no longer exists. */
export async function mailOf(
  tx: Tx,
  { secrets }: Pick<Parts, 'secrets'>,
  id: string,
): Promise<string | null> {
  const account = await store.findAccount(tx, id)
  return account ? presentUser(secrets, account).email : null
}

/**
 * The language that the account of a mail address chose; undefined where none did. Locks nothing: reading leaves no
 * trace in the row.
 */
export async function findLanguageAt(
  sql: Queryable,
  { secrets }: Pick<Parts, 'secrets'>,
  email: string,
): Promise<Locale | undefined> {
  const account = await store.findAccountAt(sql, 'email', emailIndex(secrets, email))
  return account?.locale ?? undefined
}

/** An account's mail address and language, with the account locked; undefined where it no longer exists. */
export async function lockMailing(
  tx: Tx,
  { secrets }: Pick<Parts, 'secrets'>,
  id: string,
): Promise<{ email: string | null; locale: Locale | null } | undefined> {
  const account = await store.lockAccount(tx, id)
  return account && { email: presentUser(secrets, account).email, locale: account.locale }
}
