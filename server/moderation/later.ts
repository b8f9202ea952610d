import { fail } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask, cancelTask, releaseDedupe } from '#server/platform/tasks.ts'

/** What is decided on, as its task is named; a review's is named in the room `reviews` too. */
export type Kind = 'decide' | 'decide-company' | 'decide-report' | 'decide-candidate'

const wordOf = (kind: Kind, id: string): string => `${kind}:${id}`

/** Notes a decision that takes effect in a while; until then it can be undone and leaves no trace. */
export async function decideLater(
  { db, clock, config, wake }: Parts,
  kind: Kind,
  id: string,
  payload: { staff_id: string },
): Promise<{ takes_effect_in: number }> {
  const runAt = new Date(clock.now().getTime() + config.DECISION_SECONDS * 1000)
  const added = await addTask(db.content, 'content', { kind, payload, runAt, dedupe: wordOf(kind, id) })
  if (!added) fail('already_decided')
  wake()
  return { takes_effect_in: config.DECISION_SECONDS }
}

/** Only whoever decided takes it back. */
export async function undoDecision(
  { db }: Pick<Parts, 'db'>,
  staffId: string,
  kind: Kind,
  id: string,
): Promise<{ undone: true }> {
  if (!(await cancelTask(db.content, 'content', wordOf(kind, id), { staff_id: staffId })))
    fail('already_decided')
  return { undone: true }
}

/** The decision takes effect, in one transaction. `act` does nothing where another one was first, and on a second run. */
export async function takeEffect(
  { db, wake }: Pick<Parts, 'db' | 'wake'>,
  kind: Kind,
  id: string,
  act: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.begin('content', async tx => {
    await act(tx)
    await releaseDedupe(tx, 'content', wordOf(kind, id))
  })
  wake()
}
