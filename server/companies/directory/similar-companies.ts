import type { Queryable } from '#server/platform/db/db.ts'
import { listAlike, type AlikeRow, type CandidateRow } from './candidate-store.ts'

/** The companies that a row resembles: those noted by the import, and any that has the row's ticker by now. */
export async function findAlike(sql: Queryable, row: CandidateRow): Promise<AlikeRow[]> {
  const found = await listAlike(sql, row.company_ids, row.ticker === null ? [] : [row.ticker])
  return [...new Map(found.map(one => [one.id, one])).values()]
}
