import {
  ANSWERS,
  COMPANY_SORTS,
  INDUSTRIES,
  RECOMMEND,
  type AnswerKey,
  type CompanySort,
  type Industry,
  type Recommend,
} from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Filters of the search as in the address. */
export type Filters = {
  score: number | null
  recommend: Recommend | null
  industry: Industry | null
  city: string | null
  feature: readonly AnswerKey[]
}
export type Search = Filters & { q: string; sort: CompanySort | null; cursor: string | null }

export const NO_FILTERS: Filters = {
  score: null,
  recommend: null,
  industry: null,
  city: null,
  feature: [],
}
const LONGEST = 100
const LONGEST_CITY = 60

/** Filters, sort order and page of an address; unknown values are ignored. */
export function searchOf(query: URLSearchParams): Search {
  const sort = query.get('sort') as CompanySort
  const recommend = query.get('recommend') as Recommend
  const industry = query.get('industry') as Industry
  const score = query.get('score') ?? ''
  const features = query.getAll('feature')
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST),
    score: /^[1-5]$/.test(score) ? Number(score) : null,
    recommend: RECOMMEND.includes(recommend) ? recommend : null,
    industry: INDUSTRIES.includes(industry) ? industry : null,
    city: (query.get('city') ?? '').trim().slice(0, LONGEST_CITY) || null,
    feature: ANSWERS.filter(key => features.includes(key)),
    sort: COMPANY_SORTS.includes(sort) ? sort : null,
    cursor: query.get('cursor'),
  }
}

/** The query for an address and for the API call. */
export const queryOf = ({ q, score, recommend, industry, city, feature, sort, cursor }: Search): Query => ({
  q,
  score,
  recommend,
  industry,
  city,
  feature,
  sort,
  cursor,
})

export const isFiltered = ({ score, recommend, industry, city, feature }: Filters): boolean =>
  score !== null || recommend !== null || industry !== null || city !== null || feature.length > 0

/** Changes a filter and returns to the first page. */
export const changed = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  cursor: null,
  ...change,
})
