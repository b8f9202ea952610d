import type { OneReview } from '#shared/contract/reviews/reviews.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { fail } from '#server/platform/http/errors.ts'
import { openIdsOf, presentAll, type Deps } from './list.ts'
import { findVisible } from './store.ts'

/**
 * One review's own page. It is locked for visitors, and nothing of it is sent, unless it is among its company's open
 * ones.
 */
export async function readReview(
  deps: Deps,
  id: string,
  unlocked: boolean,
): Promise<OneReview & { companyId: string }> {
  const row = (await findVisible(deps.sql, id)) ?? fail('not_found')
  const [company = fail('not_found')] = await cardsOf(deps.sql, deps.places, [row.company_id])
  const open = (await openIdsOf(deps.sql, row.company_id)).includes(id)
  const [review] = open || unlocked ? presentAll(deps, company, [row]) : []
  return { company, review: review ?? null, open, companyId: company.id }
}
