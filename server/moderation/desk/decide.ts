import type { DeskDecision, DeskItem } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Locale } from '#shared/locale.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask, cancelTask, releaseDedupe } from '#server/platform/tasks/tasks.ts'
import { noteAct } from '../history.ts'
import { deleteClaim } from './claim-store.ts'
import { claim } from './claims.ts'
import { taskKind, taskName } from './task-name.ts'
import type { AnySubject } from './subject.ts'
import { findWaiting, hasClaimedAlike, lockWaiting } from './waiting-store.ts'

type Decision = DeskDecision<DeskSubject>
type By = { staffId: string; locale: Locale }

/** Claims a waiting item, and reads it. */
export async function openItem(
  parts: Parts,
  subject: AnySubject,
  { staffId, locale }: By,
  id: string,
): Promise<DeskItem<DeskSubject>> {
  const found = (await findWaiting(parts.db.content, subject, id)) ?? fail('already_decided')
  await claim(parts, staffId, subject.key, found.claim_id)
  return subject.open(found, locale)
}

/** Records a decision that takes effect after a delay, unless `check` objects; until then it can be undone. */
export async function decide(
  parts: Parts,
  subject: AnySubject,
  { staffId, locale }: By,
  id: string,
  decision: Decision,
): Promise<{ takes_effect_in: number }> {
  const { db, clock, config, wake } = parts
  const found = (await findWaiting(db.content, subject, id)) ?? fail('already_decided')
  const version = subject.versionOf?.(found)
  if ('version' in decision && decision.version !== undefined && decision.version !== version)
    fail('conflict')
  await claim(parts, staffId, subject.key, found.claim_id)
  await subject.check?.(found, decision, { staffId, locale })
  const runAt = new Date(clock.now().getTime() + config.DECISION_SECONDS * 1000)
  const payload: DecisionTask = { id, claim_id: found.claim_id, staff_id: staffId, version, decision }
  const dedupe = taskName(subject.key, id)
  const added = await addTask(db.content, 'content', { kind: taskKind(subject.key), payload, runAt, dedupe })
  if (!added) fail('already_decided')
  wake()
  return { takes_effect_in: config.DECISION_SECONDS }
}

/** Only the member who decided can undo it; nothing of it remains then. */
export async function undo(
  { db }: Parts,
  subject: AnySubject,
  staffId: string,
  id: string,
): Promise<{ undone: true }> {
  const own = { staff_id: staffId }
  if (!(await cancelTask(db.content, 'content', taskName(subject.key, id), own))) fail('already_decided')
  return { undone: true }
}

/** `version` identifies the words that were decided on. */
export type DecisionTask = {
  id: string
  claim_id: string
  staff_id: string
  version?: string | undefined
  decision: Decision
}

/** Carries out the decision in one transaction: does nothing where another one was first, or on a second run. */
export async function carryOut(
  { db, clock, wake }: Parts,
  subject: AnySubject,
  { id, claim_id, staff_id, version, decision }: DecisionTask,
): Promise<void> {
  await db.begin('content', async tx => {
    const found = await lockWaiting(tx, subject, id)
    // Words that were written after the decision have not been decided on.
    if (found && subject.versionOf?.(found) === version) {
      for (const act of await subject.carryOut(tx, found, decision, staff_id))
        await noteAct(tx, clock, { ...act, staff_id })
    }
    if (!(await hasClaimedAlike(tx, subject, { id, claim_id }))) await deleteClaim(tx, subject.key, claim_id)
    await releaseDedupe(tx, 'content', taskName(subject.key, id))
  })
  wake()
}
