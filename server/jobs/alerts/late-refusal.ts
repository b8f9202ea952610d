import type { LateRefusal } from '#server/platform/delivery/signed-hook.ts'
import { ifRefused } from '#server/accounts/mail-refused.ts'
import { forgettingAt } from '#server/questions/askers/askers.ts'
import type { Parts } from '#server/platform/parts.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { addTasks } from '#server/platform/tasks/tasks.ts'
import * as store from './store.ts'
import { subscriberIndex } from './subscriber.ts'

/**
 * Handles a bounce that the provider reports after accepting a mail like a refusal at sending: for subscriptions, the
 * account, and questions. The task's `dedupe` key makes each report count once.
 */
export async function noteLateRefusal(parts: Parts, { id, email: reported }: LateRefusal): Promise<void> {
  const { db, clock, secrets, wake } = parts
  const email = reported.toLowerCase()
  const runAt = clock.now()
  const once = sha256(id).toString('base64url')
  const own = { ...ifRefused(secrets, email), runAt, dedupe: `account-refused:${once}` }
  const found = await store.findSubscriberAt(db.identity, subscriberIndex(secrets, email))
  const news = found && {
    kind: 'alert-refused',
    payload: { subscriber: found.id },
    runAt,
    dedupe: `refused:${once}`,
  }
  const forgetAskers = { ...forgettingAt(secrets, email), runAt, dedupe: `askers-refused:${once}` }
  await addTasks(db.identity, 'identity', [...(news ? [news] : []), own, forgetAskers])
  wake()
}
