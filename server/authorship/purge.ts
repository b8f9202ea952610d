import { yearOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'
import { purgeDuplicateTags, purgePasses, purgeUnlistedTags } from './store.ts'

const TAG_YEARS = 2

export const credentialTables: RewrittenTable[] = [
  { schema: 'content', name: 'review_pass' },
  { schema: 'content', name: 'review_guard' },
  { schema: 'content', name: 'unlisted_tag' },
]

/** Each night expired passes go, duplicate tags older than two years, and a past year's tags of unlisted companies. */
export async function purgeCredentials(tx: Tx, clock: Clock): Promise<void> {
  const year = yearOf(clock.now())
  await purgePasses(tx, clock.now())
  await purgeDuplicateTags(tx, year - TAG_YEARS + 1)
  await purgeUnlistedTags(tx, year)
}
