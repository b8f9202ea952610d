import type { PendingQuery, Row } from 'postgres'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './hold-store.ts'
import type { Kind } from './later.ts'

/** As long as one may need for one thing; after that a colleague may take it. */
const HOLD_MINUTES = 10
/** Beside what was opened last: what was just decided; of reviews also the one on the desk while the next is fetched ahead. */
const OTHERS_HELD: Record<Kind, number> = {
  decide: 2,
  'decide-company': 1,
  'decide-report': 1,
  'decide-candidate': 1,
}

/** Puts a thing on this desk, or refuses while it lies on a colleague's. Reports are held by the review that they are about. */
export async function hold({ db, clock }: Parts, staffId: string, kind: Kind, id: string): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  if (!(await store.insertHold(db.content, { kind, id, staffId, now, until }))) fail('held')
  await store.releaseOlder(db.content, { kind, id, staffId, others: OTHERS_HELD[kind] })
}

/** Takes what has been decided from the desk. */
export const release = (tx: Tx, kind: Kind, id: string): Promise<void> => store.deleteHold(tx, kind, id)

/** Whoever leaves gives back all that lies on the desk. */
export const releaseAll = ({ db }: Parts, staffId: string): Promise<void> =>
  store.deleteHoldsOf(db.content, staffId)

/** Who held what is kept no longer than it matters. */
export const forgetPastHolds = ({ db, clock }: Parts): Promise<void> =>
  store.deletePast(db.content, clock.now())

/** Who asks, and when: what they hold themselves they are shown. */
export type Asking = { staffId: string; now: Date }

/** For a query's condition: it lies on no colleague's desk. */
export const notHeld = (sql: Queryable, kind: Kind, id: PendingQuery<Row[]>, { staffId, now }: Asking) => sql`
  not exists (
    select 1 from content.desk_hold h
    where h.kind = ${kind} and h.subject_id = ${id} and h.staff_id <> ${staffId} and h.held_until > ${now})`
