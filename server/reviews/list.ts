import { CURRENT_EMPLOYEE, APPLICANT, FORMER_EMPLOYEE, type ReviewSort } from '#shared/contract/keys.ts'
import type { PublicReview, ReviewList } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { presentReview } from './present.ts'
import { countFound, listReviews, type ReviewFilter } from './filter-store.ts'
import type { Kinds, ReviewRow } from './store.ts'

export const PAGE_SIZE = 20
const MOST_COUNTED = 1001

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
export type Ground = { sql: Queryable; places: Places; locale: Locale }

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
  company: CountedCompany,
  query: ListQuery,
  unlocked: boolean,
): Promise<ReviewList> {
  const { sql } = ground
  const kinds = kindsOf(company)
  const [total, rows] = await Promise.all([
    isFiltered(query) ? countFound(sql, company.id, filterOf(query), MOST_COUNTED) : totalOf(kinds),
    unlocked ? readPage(sql, company.id, query) : readOpen(sql, company.id, query),
  ])
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    reviews: presentAll(ground, company, shown),
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

/** How many reviews each kind has, from the kept figures. */
export const kindsOf = ({ stats }: CountedCompany): Kinds => ({
  employed: stats.review_count,
  former: stats.former_count,
  applicant: stats.applicant_count,
})

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

/** Whatever filter is set, only the company's newest are open; the filter then chooses among them. */
const readOpen = (sql: Queryable, companyId: string, query: ListQuery): Promise<ReviewRow[]> =>
  listReviews(sql, companyId, {
    filter: filterOf(query),
    sort: query.sort,
    openOnly: true,
    limit: PAGE_SIZE,
  })

/** What a visitor may read of a company. */
export const newestOpen = (sql: Queryable, companyId: string): Promise<ReviewRow[]> =>
  readOpen(sql, companyId, { sort: 'newest' })

export const presentAll = (
  { places, locale }: Ground,
  { slug, name }: Company,
  rows: ReviewRow[],
): PublicReview[] => rows.map(row => presentReview(row, { company: { slug, name }, places, locale }))
