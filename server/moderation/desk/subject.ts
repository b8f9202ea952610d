import type { PendingQuery, Row } from 'postgres'
import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Act } from '../history.ts'

type Fragment = PendingQuery<Row[]>

/** A query's parts; the table of the subject itself is called `item` in them. */
export type Waiting = {
  columns: Fragment
  /** `table item … where …`: what waits for the team, decided on a moment ago or not. */
  from: Fragment
  /** What came first, first; the same for everybody. */
  order: Fragment
  /** Its key column; `item.id` unless said. */
  id?: Fragment
  /** The column by which it is claimed, where several items are claimed together. */
  claimId?: Fragment
}

/** A waiting item as its columns have it, and by which id it is claimed. */
export type Found<T> = T & { id: string; claim_id: string }

/**
 * One kind of thing that the team decides on. Listing, counting, claiming, deciding, undoing, carrying out and the history
 * are the desk's; this is what differs. `T`: its columns.
 */
export type Subject<S extends DeskSubject, T extends object> = {
  key: S
  waiting(sql: Queryable): Waiting
  /** How waiting items stand in the list. */
  rows(found: Found<T>[], locale: Locale): Promise<DeskRow<S>[]>
  /** An item in full. */
  open(found: Found<T>, locale: Locale): Promise<DeskItem<S>>
  /** Names the words that are decided on, where their author may change them meanwhile. */
  versionOf?(found: Found<T>): string
  /** Throws what stands against a decision, while somebody still looks. */
  check?(found: Found<T>, decision: DeskDecision<S>, by: { staffId: string; locale: Locale }): Promise<void>
  /** Locks what must be locked before the item itself. */
  lockFirst?(tx: Tx, id: string): Promise<void>
  /** Does what was decided, and says what goes on record; nothing where something stands against it by now. */
  carryOut(tx: Tx, found: Found<T>, decision: DeskDecision<S>, staffId: string): Promise<Act[]>
}

/** What the desk itself knows of a subject. */
export type AnySubject = Subject<DeskSubject, object>

/** A room that has subjects for the team's desk. */
export type WithSubjects = { deskSubjects: AnySubject[] }
