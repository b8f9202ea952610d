import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentUser } from '../present.ts'
import * as store from '../store.ts'

/** The caller's mail address; null where nobody is signed in, or the account has none. */
export async function ownEmail({ db, secrets }: Parts, { holder }: Context): Promise<string | null> {
  if (holder?.kind !== 'account') return null
  const account = await store.findAccount(db.identity, holder.id)
  return account ? presentUser(secrets, account).email : null
}
