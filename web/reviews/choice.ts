import {
  DEPARTMENTS,
  REVIEWER_KINDS,
  REVIEW_SORTS,
  type Department,
  type ReviewerKind,
  type ReviewSort,
} from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Filters of a company's reviews, named as in the address and the API. */
export type Filters = {
  type: ReviewerKind | null
  score: string | null
  recommend: '1' | '0' | null
  department: Department | null
  job_role: string | null
  city: string | null
}
/** `q`: search words in the reviews' texts; the only figure that depends on them is the total of the list. */
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
/** The server ignores an unknown value; so must the page, or it would show a filter that is not applied. */
const FITS: Record<keyof Filters, (value: string) => boolean> = {
  type: value => REVIEWER_KINDS.includes(value as ReviewerKind),
  score: value => /^[1-5]$/.test(value),
  recommend: value => /^[01]$/.test(value),
  department: value => DEPARTMENTS.includes(value as Department),
  job_role: value => value.length <= LONGEST_ROLE,
  city: value => /^\d{2}\.\d{2}$/.test(value),
}

/** The filters in an address. */
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

/** The query of an address; default values are omitted. */
export const choiceQuery = ({ sort, ...rest }: Choice): Query => ({
  sort: sort === 'newest' ? null : sort,
  ...rest,
})

/** The filters that are set, as the API expects them. */
export const filtersOf = (choice: Filters): Partial<{ [K in keyof Filters]: NonNullable<Filters[K]> }> =>
  Object.fromEntries(
    (Object.keys(NO_FILTERS) as (keyof Filters)[]).flatMap(name =>
      choice[name] === null ? [] : [[name, choice[name]]],
    ),
  )

export const isFiltered = (choice: Filters): boolean => Object.keys(filtersOf(choice)).length > 0
