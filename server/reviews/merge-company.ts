import type { CompanyMerge } from '#server/moderation/company-merge.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { countReviews, findPrior } from './figures.ts'
import { listCounted, moveIntake, moveRows } from './store.ts'

/**
 * Moves reviews and counts of one company to another, when the two turn out to be one. Duplicate tags
 * name no company: a proof shows one for each id that the company had this year.
 */
export async function mergeCompany(tx: Tx, { from, into }: CompanyMerge): Promise<void> {
  const counted = await listCounted(tx, from)
  const prior = await findPrior(tx)
  await countReviews(tx, counted, -1, prior)
  await moveRows(tx, from, into)
  await countReviews(tx, counted, 1, prior)
  await moveIntake(tx, from, into)
  changed(`company:${from}`, `company:${into}`)
}
