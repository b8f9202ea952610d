import type { ReviewsShown } from '#shared/contract/owner-desk/limits.ts'
import type { Page } from '#shared/contract/fields.ts'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import { countFound, listReviews, type ReviewFilter } from '../filter-store.ts'
import { filterOf, presentAll, type Company, type Deps, type ReviewQuery } from '../list.ts'

const PAGE_SIZE = 20
const MOST_COUNTED = 1001

const NARROWED: Record<ReviewsShown, ReviewFilter> = {
  unanswered: { replied: false },
  answered: { replied: true },
  hidden: { hidden: true },
  all: {},
}

/**
 * A page of a company's reviews as every signed-in reader sees them, newest first, filtered by whether the company
 * replied to them or hid them.
 */
export async function listByReply(
  deps: Deps,
  company: Company,
  { show, cursor: given, ...query }: ReviewQuery & { show: ReviewsShown; cursor?: string | undefined },
): Promise<{ reviews: PublicReview[]; page: Page }> {
  const { sql } = deps
  const filter = { ...filterOf(query), ...NARROWED[show] }
  const cursor = readCursor(given, isUuid)
  const edge = cursor && { direction: cursor.direction, id: cursor.key }
  const [total, found] = await Promise.all([
    countFound(sql, company.id, filter, MOST_COUNTED),
    listReviews(sql, company.id, { filter, edge, limit: PAGE_SIZE + 1 }),
  ])
  const { rows, page } = pageOf(found, {
    size: PAGE_SIZE,
    cursor,
    total,
    keyOf: ({ id }) => id,
    isCounted: ({ state }) => state !== 'removed',
  })
  return { reviews: presentAll(deps, company, rows), page }
}

/** The number of reviews of each kind, up to a thousand. */
export async function countByReply(sql: Queryable, companyId: string): Promise<Record<ReviewsShown, number>> {
  const counted = Object.entries(NARROWED).map(async ([show, filter]) => [
    show,
    await countFound(sql, companyId, filter, MOST_COUNTED),
  ])
  return Object.fromEntries(await Promise.all(counted)) as Record<ReviewsShown, number>
}
