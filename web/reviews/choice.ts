import {
  DEPARTMENTS,
  REVIEWER_KINDS,
  REVIEW_SORTS,
  type Department,
  type ReviewerKind,
  type ReviewSort,
} from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** What narrows a company's reviews, under the names that the address and the API have for it. */
export type Filters = {
  type: ReviewerKind | null
  score: string | null
  recommend: '1' | '0' | null
  department: Department | null
  job_role: string | null
  city: string | null
}
/** `q`: words that the reviews hold; no number but the list's own follows from them. */
export type Choice = Filters & { q: string | null; sort: ReviewSort; cursor: string | null }

export const NO_FILTERS: Filters = {
  type: null,
  score: null,
  recommend: null,
  department: null,
  job_role: null,
  city: null,
}

const LONGEST_WORDS = 60
const LONGEST_ROLE = 80
/** The server passes over a value that it does not know; so does the page, or it would name a filter that is not set. */
const FITS: Record<keyof Filters, (value: string) => boolean> = {
  type: value => REVIEWER_KINDS.includes(value as ReviewerKind),
  score: value => /^[1-5]$/.test(value),
  recommend: value => /^[01]$/.test(value),
  department: value => DEPARTMENTS.includes(value as Department),
  job_role: value => value.length <= LONGEST_ROLE,
  city: value => /^\d{2}\.\d{2}$/.test(value),
}

/** The choice that an address carries. */
export function choiceOf(query: URLSearchParams): Choice {
  const filters = Object.entries(FITS).map(([name, fits]) => {
    const value = query.get(name)
    return [name, value && fits(value) ? value : null]
  })
  const sort = query.get('sort') as ReviewSort
  return {
    ...(Object.fromEntries(filters) as Filters),
    q: query.get('q')?.trim().slice(0, LONGEST_WORDS) || null,
    sort: REVIEW_SORTS.includes(sort) ? sort : 'newest',
    cursor: query.get('cursor') || null,
  }
}

/** The query of a choice's address; what is usual is left out. */
export const choiceQuery = ({ sort, ...rest }: Choice): Query => ({
  sort: sort === 'newest' ? null : sort,
  ...rest,
})

/** The filters alone, without those that are not set, as the API takes them. */
export const filtersOf = (choice: Filters): Partial<{ [K in keyof Filters]: NonNullable<Filters[K]> }> =>
  Object.fromEntries(
    (Object.keys(NO_FILTERS) as (keyof Filters)[]).flatMap(name =>
      choice[name] === null ? [] : [[name, choice[name]]],
    ),
  )

export const isFiltered = (choice: Filters): boolean => Object.keys(filtersOf(choice)).length > 0
