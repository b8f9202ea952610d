import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { isKnownDevice } from '#server/accounts/browser-mark.ts'
import { openSession } from '#server/accounts/sessions.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { countLogin } from './login-limits.ts'
import { actingOwner, presentSelf } from './owner.ts'
import { isPassword } from './passwords.ts'
import { ownerIndex } from './person.ts'
import * as store from './store.ts'

/**
 * The right password of an address opens a session. Any other input gets the same answer after the same work, so that
 * it discloses nothing about which addresses represent a company.
 */
export async function ownerLogin(
  parts: Parts,
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<OwnerSelf & { token: string }> {
  const { db, secrets, limits } = parts
  const addressIndex = ownerIndex(secrets, email)
  const isKnown = await isKnownDevice(parts, context.device, addressIndex)
  const uncount = await countLogin(limits, addressIndex, context, isKnown)
  const row = await store.findOwnerByEmail(db.identity, addressIndex)
  const isRight = await isPassword(password, row?.password)
  if (!row || !isRight) return fail('login_wrong')
  await uncount()
  const owner = await actingOwner(parts, row)
  if (owner.subscription.state === 'expired') return fail('subscription_expired')
  const session = { kind: 'owner', holderId: row.id, addressIndex } as const
  const token = await db.begin('identity', async tx =>
    (await store.lockPassword(tx, row)) ? openSession(parts, tx, session, context) : fail('login_wrong'),
  )
  return { ...presentSelf(owner), token }
}
