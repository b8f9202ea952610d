import type { LateRefusal } from '#server/platform/delivery/signed-hook.ts'
import type { Parts } from '#server/platform/parts.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import * as store from './store.ts'
import { subscriberIndex } from './subscriber.ts'

/** A refusal that came after the letter had been taken counts as one at sending, and each once. */
export async function noteLateRefusal(
  { db, clock, secrets, wake }: Parts,
  { id, email }: LateRefusal,
): Promise<void> {
  const found = await store.findSubscriberAt(db.identity, subscriberIndex(secrets, email))
  if (!found) return
  await addTask(db.identity, 'identity', {
    kind: 'alert-refused',
    payload: { subscriber: found.id },
    runAt: clock.now(),
    dedupe: `refused:${sha256(id).toString('base64url')}`,
  })
  wake()
}
