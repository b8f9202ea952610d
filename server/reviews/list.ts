import {
  CURRENT_EMPLOYEE,
  APPLICANT,
  FORMER_EMPLOYEE,
  type Department,
  type ReviewSort,
} from '#shared/contract/keys.ts'
import type { PublicReview, ReviewList } from '#shared/contract/reviews/reviews.ts'
import { containsAll, patternsOf } from '#shared/rules/found-words.ts'
import type { Page } from '#shared/contract/fields.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { presentReview } from './present.ts'
import { countFound, listReviews, type ReviewFilter } from './filter-store.ts'
import type { Kinds, ReviewRow } from './store.ts'

const PAGE_SIZE = 20
const MOST_COUNTED = 1001
/** Without the open ones this is still more than a thousand. */
const MOST_LOCKED = MOST_COUNTED + PAGE_SIZE

const STATUS = { employee: CURRENT_EMPLOYEE, former: FORMER_EMPLOYEE, applicant: APPLICANT } as const

/** Filters as they appear in the URL. */
export type ReviewQuery = {
  type?: keyof typeof STATUS | undefined
  score?: number | undefined
  recommend?: boolean | undefined
  department?: Department | undefined
  job_role?: string | undefined
  city?: string | undefined
}
export type ListQuery = ReviewQuery & {
  sort: ReviewSort
  /** Search words. */
  q?: string | undefined
  cursor?: string | undefined
}
export type Company = { id: string; slug: string; name: string }
export type Deps = { sql: Queryable; places: Places; locale: Locale }

export const filterOf = ({
  type,
  score,
  recommend,
  department,
  job_role,
  city,
}: ReviewQuery): ReviewFilter => ({
  status: type === undefined ? undefined : STATUS[type],
  star: score,
  recommended: recommend,
  department,
  job_role,
  city,
})

/** A company's reviews: all of them, page by page, for signed-in readers; the newest three for everyone else. */
export async function listCompanyReviews(
  deps: Deps,
  company: CountedCompany,
  query: ListQuery,
  unlocked: boolean,
): Promise<ReviewList> {
  const kinds = kindsOf(company)
  const { rows, ...list } = await (unlocked ? readPage : readOpen)(deps.sql, company, query)
  return {
    ...list,
    reviews: presentAll(deps, company, rows),
    tabs: {
      all: kinds.employed + kinds.applicant,
      employee: kinds.employed - kinds.former,
      former: kinds.former,
      applicant: kinds.applicant,
    },
  }
}

/** Of the company's newest reviews, which visitors may read, those of a department, including stubs. */
export async function listOpenIn(
  deps: Deps,
  company: CountedCompany,
  department: Department,
): Promise<PublicReview[]> {
  return presentAll(deps, company, await openOf(deps.sql, company, { department }, 'newest'))
}

type Part = { rows: ReviewRow[]; page: Page; locked: number }

async function readPage(sql: Queryable, company: CountedCompany, query: ListQuery): Promise<Part> {
  const filter = { ...filterOf(query), words: wordsOf(query) }
  const cursor = readCursor(query.cursor, isUuid)
  const [total, found] = await Promise.all([
    query.q || isFiltered(query)
      ? countFound(sql, company.id, filter, MOST_COUNTED)
      : totalOf(kindsOf(company)),
    listReviews(sql, company.id, {
      filter,
      sort: query.sort,
      edge: cursor && { direction: cursor.direction, id: cursor.key },
      limit: PAGE_SIZE + 1,
    }),
  ])
  const paging = { size: PAGE_SIZE, cursor, total, keyOf: ({ id }: ReviewRow) => id, isCounted }
  return { ...pageOf(found, paging), locked: 0 }
}

/**
 * Only the company's newest reviews are open, whichever filter is set; the filter selects among them. Words are
 * searched in these alone, and the locked reviews are counted without them, so that no number discloses what a locked
 * text contains.
 */
async function readOpen(sql: Queryable, company: CountedCompany, query: ListQuery): Promise<Part> {
  const words = wordsOf(query)
  const [counted, open] = await Promise.all([
    isFiltered(query) ? countFound(sql, company.id, filterOf(query), MOST_LOCKED) : totalOf(kindsOf(company)),
    openOf(sql, company, query, query.sort),
  ])
  const rows = words ? open.filter(row => holds(row, words)) : open
  const total = words ? rows.length : counted
  const { page } = pageOf(rows, {
    size: PAGE_SIZE,
    cursor: undefined,
    total,
    keyOf: ({ id }) => id,
    isCounted,
  })
  return { rows, page, locked: Math.max(0, counted - open.filter(isCounted).length) }
}

const openOf = (sql: Queryable, { id }: Company, query: ReviewQuery, sort: ReviewSort) =>
  listReviews(sql, id, { filter: filterOf(query), sort, openOnly: true, limit: PAGE_SIZE })

/** A removed review leaves a stub and is not counted. */
const isCounted = ({ state }: ReviewRow): boolean => state !== 'removed'

/** Undefined if no words are searched. */
function wordsOf({ q = '' }: ListQuery): string[] | undefined {
  const words = patternsOf(q)
  return words.length > 0 ? words : undefined
}

const holds = (row: ReviewRow, words: string[]): boolean =>
  row.state === 'published' &&
  containsAll(
    [row.headline, row.likes, row.dislikes, row.advice, row.surprise_text].filter(Boolean).join(' '),
    words,
  )

/** The number of reviews of each kind, from the stored figures. */
export const kindsOf = ({ stats }: CountedCompany): Kinds => ({
  employed: stats.review_count,
  former: stats.former_count,
  applicant: stats.applicant_count,
})

const isFiltered = (query: ReviewQuery): boolean =>
  Object.values(filterOf(query)).some(value => value !== undefined)

const totalOf = ({ employed, applicant }: Kinds): number => Math.min(MOST_LOCKED, employed + applicant)

/** Ids of the reviews of a company that a visitor may read. */
export async function openIdsOf(sql: Queryable, companyId: string): Promise<string[]> {
  const open = await listReviews(sql, companyId, { filter: {}, openOnly: true, limit: PAGE_SIZE })
  return open.map(({ id }) => id)
}

export const presentAll = (
  { places, locale }: Deps,
  { id, slug, name }: Company,
  rows: ReviewRow[],
): PublicReview[] => rows.map(row => presentReview(row, { company: { id, slug, name }, places, locale }))
