import type { OneReview, QuotedList } from '#shared/contract/reviews.ts'
import { getCompany } from '#server/companies/find.ts'
import { fail } from '#server/platform/errors.ts'
import { newestOpen, presentAll, type Ground } from './list.ts'
import { quoteLatest } from './latest.ts'
import { findVisible } from './store.ts'

/** One review's own page. Locked for visitors unless it is among its company's open ones: then nothing of it is sent. */
export async function readReview(
  ground: Ground,
  id: string,
  unlocked: boolean,
): Promise<OneReview & { companyId: string }> {
  const row = (await findVisible(ground.sql, id)) ?? fail('not_found')
  const company = await getCompany(ground.sql, row.company_id)
  const header = { id: company.id, slug: company.slug, name: company.name }
  const open = unlocked || (await newestOpen(ground.sql, row.company_id)).some(one => one.id === id)
  const [review] = open ? presentAll(ground, header, [row]) : []
  return { company: header, review: review ?? null, companyId: company.id }
}

/** The newest reviews of all companies, one a company. */
export async function listLatestReviews(
  ground: Ground & { sql: Parameters<typeof quoteLatest>[0] },
): Promise<QuotedList> {
  return { reviews: await quoteLatest(ground.sql, ground.places, LATEST_SHOWN) }
}

const LATEST_SHOWN = 20
