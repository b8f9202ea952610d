import {
  APPLICANT,
  CURRENT_EMPLOYEE,
  FORMER_EMPLOYEE,
  type EmploymentStatus,
  type ReviewSort,
} from '#shared/contract/keys.ts'
import type { PublicReview, ReviewList } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Places } from '#server/places/places.ts'
import { facetsOf } from './facets.ts'
import { presentReview } from './present.ts'
import { countKinds, countReviews, listReviews, type ReviewRow } from './store.ts'

export const PAGE_SIZE = 20
const OPEN_TO_ALL = 3
/** Stubs among the newest take no place of an open review; beyond so many they are left to the locked part. */
const NEWEST_LOOKED_AT = 10

const STATUS = { employee: CURRENT_EMPLOYEE, former: FORMER_EMPLOYEE, applicant: APPLICANT } as const
export type ReviewQuery = {
  sort: ReviewSort
  type?: keyof typeof STATUS | undefined
  cursor?: string | undefined
}
export type Company = { id: string; slug: string; name: string }
type Ground = { sql: Queryable; places: Places; locale: Locale }

/** A company's reviews: all of them, a page at a time, for who is signed in; the newest three for everyone else. */
export async function listCompanyReviews(
  ground: Ground,
  company: Company,
  query: ReviewQuery,
  unlocked: boolean,
): Promise<ReviewList> {
  const status = query.type === undefined ? undefined : STATUS[query.type]
  const [kinds, total] = await Promise.all([
    countKinds(ground.sql, company.id),
    countReviews(ground.sql, company.id, status),
  ])
  const rows = unlocked
    ? await pageOf(ground, company, query, status)
    : await newestOpen(ground, company, query, status)
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    reviews: await present(ground, company, shown),
    locked: unlocked ? 0 : total - shown.length,
    total,
    tabs: {
      all: kinds.employed + kinds.applicant,
      employee: kinds.employed - kinds.former,
      former: kinds.former,
      applicant: kinds.applicant,
    },
    next: unlocked && rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

const pageOf = (
  { sql }: Ground,
  company: Company,
  { sort, cursor }: ReviewQuery,
  status: EmploymentStatus | undefined,
): Promise<ReviewRow[]> => listReviews(sql, company.id, { status, sort, after: cursor, limit: PAGE_SIZE + 1 })

/** Whatever filter is set, only the company's three newest are open; the filter then chooses among them. */
async function newestOpen(
  { sql }: Ground,
  company: Company,
  { sort }: ReviewQuery,
  status: EmploymentStatus | undefined,
): Promise<ReviewRow[]> {
  const newest = await listReviews(sql, company.id, { sort: 'newest', limit: NEWEST_LOOKED_AT })
  const open: ReviewRow[] = []
  let left = OPEN_TO_ALL
  for (const row of newest) {
    if (left === 0) break
    open.push(row)
    if (row.state === 'published') left -= 1
  }
  const chosen = open.filter(row => status === undefined || row.employment_status === status)
  return sort === 'newest' ? chosen : chosen.sort(byOrder(sort))
}

function byOrder(sort: ReviewSort): (a: ReviewRow, b: ReviewRow) => number {
  if (sort === 'best') return (a, b) => b.score - a.score
  if (sort === 'worst') return (a, b) => a.score - b.score
  return (a, b) => a.published_on.localeCompare(b.published_on)
}

async function present(
  { sql, places, locale }: Ground,
  { id, slug, name }: Company,
  rows: ReviewRow[],
): Promise<PublicReview[]> {
  const facets = await facetsOf(sql, id, rows)
  const hidden = { role: false, city: false, application: false }
  return rows.map(row =>
    presentReview(row, facets.get(row.id) ?? hidden, { company: { slug, name }, places, locale }),
  )
}
