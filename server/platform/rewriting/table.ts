import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '../db/db.ts'
import type { Schema } from '../tasks/tasks.ts'

type Condition = PendingQuery<Row[]>

/**
 * A table whose rows are rewritten, in random order, every hour in which anything touched it: with them all that was
 * touched since the month before, so that neither a row's place nor its transaction shows when somebody acted.
 */
export type RewrittenTable = {
  schema: Schema
  name: string
  /**
   * Any column: rows are updated where they are, this column with its own value, so that PostgreSQL stores a new
   * version of each. For tables with foreign keys to or from tables that are often written, because deleting rows
   * would deadlock with such writes. Without it rows are deleted and inserted again.
   */
  overwrite?: string
  /** The rows that people's acts concern; all by default. */
  rows?(sql: Queryable): Condition
}

/** Tables whose rows are deleted and inserted again. */
export const plainTables = (schema: Schema, names: string[]): RewrittenTable[] =>
  names.map(name => ({ schema, name }))
