import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { getCompany } from '#server/companies/find.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import { presentAll, type Deps } from './list.ts'
import { findPending, findVisible } from './store.ts'

/** A review that waits for the team, as readers would see it if it were published today. */
export async function previewReview(deps: Deps, id: string, clock: Clock): Promise<PublicReview | undefined> {
  const row = await findPending(deps.sql, id)
  if (!row) return undefined
  const company = await getCompany(deps.sql, row.company_id)
  const published = { ...row, state: 'published' as const, published_on: dayOf(clock.now()) }
  return presentAll(deps, company, [published])[0]
}

/** A review that its company hid, or that is examined, as readers saw it before. */
export async function readHidden(deps: Deps, id: string): Promise<PublicReview | undefined> {
  const row = await findVisible(deps.sql, id)
  if (row?.state !== 'hidden' && row?.removed_for !== 'request') return undefined
  const company = await getCompany(deps.sql, row.company_id)
  return presentAll(deps, company, [{ ...row, state: 'published' }])[0]
}
