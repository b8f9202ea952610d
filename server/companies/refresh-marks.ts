import type { Db } from '#server/platform/db/db.ts'
import { listStaleMarks, writeMarks } from './mark-store.ts'

const WRITTEN_AT_ONCE = 500

/**
 * Industry and disclosed roles, by which searches find a company, are copies in its row. They are written with what they
 * copy; this mends what a program of another version left behind, and writes nothing where nothing differs.
 */
export async function refreshMarks(db: Db, atOnce = WRITTEN_AT_ONCE): Promise<void> {
  const stale = await listStaleMarks(db.content)
  for (let from = 0; from < stale.length; from += atOnce)
    await db.begin('content', tx => writeMarks(tx, stale.slice(from, from + atOnce)))
}
