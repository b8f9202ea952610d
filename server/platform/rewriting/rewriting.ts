import { dayOf, type Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Schema } from '../tasks/tasks.ts'
import { findPlaces, isTouched, noteOwn, rewriteRows } from './rewriting-store.ts'
import type { RewrittenTable } from './table.ts'

/** Rows of one transaction, for which writers wait. */
const AT_ONCE = 2_000

/** Tables of the platform itself. */
const OWN: RewrittenTable[] = [
  { schema: 'identity', name: 'task' },
  { schema: 'content', name: 'task' },
  { schema: 'identity', name: 'message' },
  { schema: 'identity', name: 'limit_count' },
]

export type Rewriting = {
  /** Rewrites the tables of a schema that were touched. */
  rewrite(schema: Schema): Promise<void>
}

/**
 * Runs every hour, and before a backup. Each part of a table has its own transaction: a holder of one lock waits for
 * no other, and the parts are random, so that the transaction of a row says nothing.
 */
export function createRewriting(
  { db, clock }: { db: Db; clock: Clock },
  declared: RewrittenTable[],
): Rewriting {
  const tables = [...OWN, ...declared]

  async function rewriteTable(table: RewrittenTable): Promise<void> {
    if (!(await isTouched(db[table.schema], table))) return
    const month = dayOf(clock.now()).slice(0, 7)
    const places = await db.begin(table.schema, tx => findPlaces(tx, table, month))
    const own: string[] = []
    for (let from = 0; from < places.length; from += AT_ONCE)
      own.push(await db.begin(table.schema, tx => rewriteRows(tx, table, places.slice(from, from + AT_ONCE))))
    if (own.length > 0) await db.begin(table.schema, tx => noteOwn(tx, table, own))
  }

  return {
    async rewrite(schema) {
      for (const table of tables) if (table.schema === schema) await rewriteTable(table)
    },
  }
}
