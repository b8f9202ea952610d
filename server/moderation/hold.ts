import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { insertHold, releaseOlder } from './hold-store.ts'
import type { Kind } from './later.ts'

/** As long as one may need for one thing; after that a colleague may take it. */
const HOLD_MINUTES = 10
/** Beside what was opened last: what is on the desk while the next is fetched ahead, and what was just decided. */
const OTHERS_HELD = 2

/** Puts a thing on this desk, or refuses while it lies on a colleague's. Reports are held by the review that they are about. */
export async function hold({ db, clock }: Parts, staffId: string, kind: Kind, id: string): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  if (!(await insertHold(db.content, { kind, id, staffId, now, until }))) fail('held')
  await releaseOlder(db.content, { kind, id, staffId, others: OTHERS_HELD })
}

/** Who asks, and when: what they hold themselves they are shown. */
export type Asking = { staffId: string; now: Date }

/** For a query's condition: it lies on no colleague's desk. */
export const notHeld = (sql: Queryable, kind: Kind, id: PendingQuery<Row[]>, { staffId, now }: Asking) => sql`
  not exists (
    select 1 from content.desk_hold h
    where h.kind = ${kind} and h.subject_id = ${id} and h.staff_id <> ${staffId} and h.held_until > ${now})`
