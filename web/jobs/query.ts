import {
  DEPARTMENTS,
  JOB_TYPES,
  VACANCY_SORTS,
  type Department,
  type JobType,
  type VacancySort,
} from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Filters of the vacancies as in the address. */
export type Filters = {
  city: string | null
  province: string | null
  remote: boolean
  role: string | null
  department: Department | null
  job_type: JobType | null
  /** Minimum in rupiah per month. */
  pay: number | null
  experience: number | null
  within: number | null
  score: number | null
}
export type Search = Filters & { q: string; sort: VacancySort | null; cursor: string | null }

export const NO_FILTERS: Filters = {
  city: null,
  province: null,
  remote: false,
  role: null,
  department: null,
  job_type: null,
  pay: null,
  experience: null,
  within: null,
  score: null,
}
const LONGEST = 100
const LONGEST_PLACE = 60

/** Filters, sort order and page of an address; unknown values are ignored. */
export function searchOf(query: URLSearchParams): Search {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest) || null
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === query.get(name)) ?? null
  const whole = (name: string, least: number, most: number) => {
    const given = query.get(name) ?? ''
    const number = /^\d{1,10}$/.test(given) ? Number(given) : -1
    return number >= least && number <= most ? number : null
  }
  return {
    q: wordsIn(text('q', LONGEST) ?? ''),
    city: text('city', LONGEST_PLACE),
    province: text('province', LONGEST_PLACE),
    remote: query.get('remote') === '1',
    role: /^[a-z0-9-]{1,80}$/.exec(query.get('role') ?? '')?.[0] ?? null,
    department: one('department', DEPARTMENTS),
    job_type: one('job_type', JOB_TYPES),
    pay: whole('pay', 1, 1_000_000_000),
    experience: whole('experience', 0, 30),
    within: whole('within', 1, 90),
    score: whole('score', 1, 5),
    sort: one('sort', VACANCY_SORTS),
    cursor: query.get('cursor'),
  }
}

/** Punctuation alone is no search term. */
const wordsIn = (q: string): string => (/[\p{L}\p{N}]/u.test(q) ? q : '')

/** The query for an address and for the API call. */
export const queryOf = ({ remote, ...search }: Search): Query => ({ ...search, remote: remote ? '1' : null })

export const isFiltered = (search: Filters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof Filters)[]).some(key => search[key] !== NO_FILTERS[key])

/**
 * Changes a filter and returns to the first page; city and province replace each other, because a city implies its
 * province.
 */
export const changed = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  cursor: null,
  ...(change.city && { province: null }),
  ...(change.province && { city: null }),
  ...change,
})
