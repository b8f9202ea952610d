import { addDays, dayOf, weekOf, type Clock } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import * as store from './store.ts'
import type { EndedHiding, HidingRow, HidingSubject, NewHiding } from './store.ts'

export type { EndedHiding, HidingRow } from './store.ts'

/** The longest time that the team may take. */
const DAYS = 14

export type Hidden = Omit<NewHiding, 'week' | 'ends_on'>

/** Records that a company hid something; hiding the same thing a second time is refused. */
export async function noteHiding(tx: Tx, clock: Clock, hidden: Hidden): Promise<void> {
  const now = clock.now()
  const dated = { ...hidden, week: weekOf(now), ends_on: addDays(dayOf(now), DAYS) }
  if (!(await store.insertHiding(tx, dated))) fail('hidden_before')
}

/**
 * Refuses a hiding that would remove too much of a company's page at once: at most one thing, or a tenth of what is
 * shown, may be hidden.
 */
export async function checkShare(
  tx: Tx,
  companyId: string,
  hides: { subject: HidingSubject; id: string },
): Promise<void> {
  const { others, shown } = await store.countOthers(tx, companyId, hides)
  if (others >= Math.max(1, Math.floor(shown / 10))) fail('hiding_open')
}

/** Records that hidden things are shown again, or gone for good. */
export const closeHidings = (tx: Tx, subjectIds: string[], state: 'returned' | 'upheld'): Promise<void> =>
  store.closeHidings(tx, subjectIds, state)

/** Deletes the hidings of things that their authors withdrew: nothing is left to decide, and no words remain. */
export const forgetHidings = (tx: Tx, subjectIds: string[]): Promise<void> =>
  store.deleteHidings(tx, subjectIds)

export const moveHidings = (tx: Tx, from: string, into: string): Promise<void> =>
  store.moveHidings(tx, from, into)

/** Whether the team decided on it a moment ago: that decision must not be overtaken. */
export const isBeingDecided = (sql: Queryable, subjectId: string): Promise<boolean> =>
  store.isBeingDecided(sql, subjectId)

export const listEndedHidings = (sql: Queryable, clock: Clock): Promise<EndedHiding[]> =>
  store.listEnded(sql, dayOf(clock.now()))

/** Hidings by the id of what they hide. */
export async function hidingsOf(sql: Queryable, subjectIds: string[]): Promise<Map<string, HidingRow>> {
  return new Map((await store.listHidings(sql, subjectIds)).map(row => [row.subject_id, row]))
}
