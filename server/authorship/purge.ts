import { yearOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'
import { purgePasses, purgeTags } from './store.ts'

export const credentialTables: RewrittenTable[] = [
  { schema: 'content', name: 'review_pass' },
  { schema: 'content', name: 'duplicate_tag' },
]

/** Runs each night: deletes expired passes, and the duplicate tags of past years. */
export async function purgeCredentials(tx: Tx, clock: Clock): Promise<void> {
  await purgePasses(tx, clock.now())
  await purgeTags(tx, yearOf(clock.now()))
}
