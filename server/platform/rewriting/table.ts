import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '../db/db.ts'
import type { Schema } from '../tasks/tasks.ts'

/** A condition of SQL. */
type Condition = PendingQuery<Row[]>

/**
 * A table whose rows are written anew, in random order, every hour in which anything touched it: with them all that was
 * touched since the month before, so that neither a row's place nor its transaction says when somebody acted.
 */
export type RewrittenTable = {
  schema: Schema
  name: string
  /**
   * Rows that point at others, or that others point at, stay where they are, lest locks cross: this column of theirs is
   * written over itself. Without it rows are taken out and put back.
   */
  overwrite?: string
  /** The rows that people's acts come to; all unless told. */
  rows?(sql: Queryable): Condition
}
