import { RETENTION } from '#shared/rules/kept/retention.ts'
import { yearOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'
import { purgeDuplicateTags, purgePasses, purgePay, purgeUnlistedTags } from './store.ts'

const TAG_YEARS = RETENTION.author_mark.years

export const credentialTables: RewrittenTable[] = [
  { schema: 'content', name: 'review_pass' },
  { schema: 'content', name: 'review_guard' },
  { schema: 'content', name: 'unlisted_tag' },
  { schema: 'content', name: 'pay_guard' },
  { schema: 'content', name: 'pay_leave' },
]

/** The first year whose duplicate tags are still stored. */
export const firstTagYear = (clock: Clock): number => yearOf(clock.now()) - TAG_YEARS + 1

/**
 * Runs each night: deletes expired passes, duplicate tags and pay permissions older than two years, and past years'
 * tags of unlisted companies.
 */
export async function purgeCredentials(tx: Tx, clock: Clock): Promise<void> {
  const year = yearOf(clock.now())
  await purgePasses(tx, clock.now())
  await purgeDuplicateTags(tx, firstTagYear(clock))
  await purgePay(tx, firstTagYear(clock))
  await purgeUnlistedTags(tx, year)
}
