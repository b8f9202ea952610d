import type { PendingQuery, Row } from 'postgres'
import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Act } from '../history.ts'

type Fragment = PendingQuery<Row[]>

/** Parts of a query, in which the subject's own table is called `item`. */
export type Waiting = {
  columns: Fragment
  /** `table item … where …`: everything that waits for the team, whether or not it was decided on a moment ago. */
  from: Fragment
  /** Oldest first; the same for everybody. */
  order: Fragment
  /** The key column; `item.id` by default. */
  id?: Fragment
  /** The column by which it is claimed, where several items are claimed together. */
  claimId?: Fragment
}

/** A waiting item with its columns, and the id by which it is claimed. */
export type Found<T> = T & { id: string; claim_id: string }

/**
 * One kind of thing that the team decides on. Listing, counting, claiming, deciding, undoing, carrying out and the
 * history belong to the desk; this type has what differs. `T`: its columns.
 */
export type Subject<S extends DeskSubject, T extends object> = {
  key: S
  waiting(sql: Queryable): Waiting
  /** Waiting items as rows of the list. */
  rows(found: Found<T>[], locale: Locale): Promise<DeskRow<S>[]>
  /** An item in full. */
  open(found: Found<T>, locale: Locale): Promise<DeskItem<S>>
  /** Identifies the words that are decided on, where their author may change them before the decision takes effect. */
  versionOf?(found: Found<T>): string
  /** Throws an objection to a decision while the moderator can still see it. */
  check?(found: Found<T>, decision: DeskDecision<S>, by: { staffId: string; locale: Locale }): Promise<void>
  /** Takes the locks that must come before that of the item. */
  lockFirst?(tx: Tx, id: string): Promise<void>
  /** Carries out the decision and returns the acts for the history; none where an objection has arisen. */
  carryOut(tx: Tx, found: Found<T>, decision: DeskDecision<S>, staffId: string): Promise<Act[]>
}

/** A subject as the desk itself knows it. */
export type AnySubject = Subject<DeskSubject, object>

/** A room that has subjects for the team's desk. */
export type WithSubjects = { deskSubjects: AnySubject[] }
