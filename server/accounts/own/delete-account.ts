import type { OwnAccount } from '#shared/contract/accounts/own-account.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { presentUser } from '../present.ts'
import { listSignedIn } from '../sessions.ts'
import * as store from '../store.ts'
import { changeOwn } from './own-account.ts'
import { notify, type Notifying } from './notify.ts'

/** Signs another device out or, without an id, all but this one. A session that has already ended is no error. */
export const endDevices = (parts: Parts, id: string | undefined, context: Context): Promise<OwnAccount> =>
  changeOwn(parts, context, async (tx, account) => {
    for (const device of await listSignedIn(parts, tx, account.id)) {
      const isChosen = id === undefined ? !isHere(device.tokenHash, context) : device.id === id
      if (isChosen) await store.deleteSession(tx, device.tokenHash)
    }
  })

const isHere = (tokenHash: Buffer, { holder }: Context): boolean =>
  holder?.tokenHash.equals(tokenHash) === true

/**
 * Deletes the account at once with all that belongs to it, and notifies its mail address. A task then deletes what
 * other rooms store of it.
 */
export async function deleteAccount(
  parts: Notifying,
  agreed: boolean,
  { holder, locale }: Context,
): Promise<{ done: true }> {
  if (!agreed) return fail('invalid', { fields: { agreed: [{ key: 'required' }] } })
  if (holder?.kind !== 'account') return fail('unauthenticated')
  await parts.db.begin('identity', async tx => {
    const account = (await store.lockAccount(tx, holder.id)) ?? fail('unauthenticated')
    const { email: to } = presentUser(parts.secrets, account)
    await store.deleteAccount(tx, account.id)
    await addTask(tx, 'identity', {
      kind: 'account-left',
      payload: { id: account.id },
      runAt: parts.clock.now(),
    })
    if (to !== null) await notify(tx, parts, to, 'deleted', account.locale ?? locale)
  })
  parts.wake()
  return { done: true }
}
