import { CURRENT_EMPLOYEE, APPLICANT, FORMER_EMPLOYEE, type ReviewSort } from '#shared/contract/keys.ts'
import type { PublicReview, ReviewList } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import type { Context } from '#server/platform/api.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Places } from '#server/places/places.ts'
import { facetsOf } from './facets.ts'
import { presentReview } from './present.ts'
import {
  countKinds,
  countReviews,
  listReviews,
  type Kinds,
  type ReviewFilter,
  type ReviewRow,
} from './store.ts'

export const PAGE_SIZE = 20
const OPEN_TO_ALL = 3
const MOST_COUNTED = 1001
/** Stubs among the newest take no place of an open review; beyond so many they are left to the locked part. */
const NEWEST_LOOKED_AT = 10

const STATUS = { employee: CURRENT_EMPLOYEE, former: FORMER_EMPLOYEE, applicant: APPLICANT } as const

/** Filters as an address has them. */
export type ReviewQuery = {
  type?: keyof typeof STATUS | undefined
  score?: number | undefined
  recommend?: boolean | undefined
  job_role?: string | undefined
  city?: string | undefined
}
export type ListQuery = ReviewQuery & { sort: ReviewSort; cursor?: string | undefined }
export type Company = { id: string; slug: string; name: string }
export type Ground = { sql: Queryable; places: Places; locale: Locale; once: Context['once'] }

export const filterOf = ({ type, score, recommend, job_role, city }: ReviewQuery): ReviewFilter => ({
  status: type === undefined ? undefined : STATUS[type],
  star: score,
  recommended: recommend,
  job_role,
  city,
})

/** A company's reviews: all of them, a page at a time, for who is signed in; the newest three for everyone else. */
export async function listCompanyReviews(
  ground: Ground,
  company: Company,
  query: ListQuery,
  unlocked: boolean,
): Promise<ReviewList> {
  const { sql } = ground
  const [kinds, rows] = await Promise.all([
    kindsOf(ground, company.id),
    unlocked ? readPage(sql, company.id, query) : readOpen(sql, company.id, query),
  ])
  const total = isFiltered(query) ? await countReviews(sql, company.id, filterOf(query)) : totalOf(kinds)
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    reviews: await presentAll(ground, company, shown),
    locked: unlocked ? 0 : Math.max(0, total - shown.filter(row => row.state !== 'removed').length),
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

/** Asked for by the list and by its choices on one page. */
export const kindsOf = ({ sql, once }: Ground, companyId: string): Promise<Kinds> =>
  once(`kinds ${companyId}`, () => countKinds(sql, companyId))

const isFiltered = (query: ReviewQuery): boolean =>
  Object.values(filterOf(query)).some(value => value !== undefined)

/** What the tab counts: a removed review leaves a stub to see, and no number. */
const totalOf = ({ employed, applicant }: Kinds): number => Math.min(MOST_COUNTED, employed + applicant)

const readPage = (sql: Queryable, companyId: string, query: ListQuery): Promise<ReviewRow[]> =>
  listReviews(sql, companyId, {
    filter: filterOf(query),
    sort: query.sort,
    after: query.cursor,
    limit: PAGE_SIZE + 1,
  })

/** Whatever filter is set, only the company's three newest are open; the filter then chooses among them. */
async function readOpen(sql: Queryable, companyId: string, query: ListQuery): Promise<ReviewRow[]> {
  const open = await newestOpen(sql, companyId)
  if (!isFiltered(query) && query.sort === 'newest') return open
  const within = open.map(row => row.id)
  return listReviews(sql, companyId, {
    filter: filterOf(query),
    sort: query.sort,
    within,
    limit: NEWEST_LOOKED_AT,
  })
}

/** The three newest published reviews, and the stubs that stand before them. */
export async function newestOpen(sql: Queryable, companyId: string): Promise<ReviewRow[]> {
  const newest = await listReviews(sql, companyId, { filter: {}, sort: 'newest', limit: NEWEST_LOOKED_AT })
  const open: ReviewRow[] = []
  let left = OPEN_TO_ALL
  for (const row of newest) {
    if (left === 0) break
    open.push(row)
    if (row.state === 'published') left -= 1
  }
  return open
}

export async function presentAll(
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
