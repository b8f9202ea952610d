import {
  DEPARTMENTS,
  JOB_TYPES,
  POSITION_SORTS,
  type Department,
  type JobType,
  type PositionSort,
} from '#shared/contract/keys.ts'

/** Parameters of the list of positions. */
export type Search = {
  q: string
  city: string | null
  company: string | null
  department: Department | null
  job_type: JobType | null
  sort: PositionSort | null
  cursor: string | null
}

const LONGEST = { q: 100, city: 60, company: 120, cursor: 200 }
export const NO_FILTERS = { city: null, company: null, department: null, job_type: null }

/** Unknown values are ignored. */
export function searchOf(query: URLSearchParams): Search {
  const text = (name: keyof typeof LONGEST) => (query.get(name) ?? '').trim().slice(0, LONGEST[name]) || null
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === query.get(name)) ?? null
  return {
    q: text('q') ?? '',
    city: text('city'),
    company: text('company'),
    department: one('department', DEPARTMENTS),
    job_type: one('job_type', JOB_TYPES),
    sort: one('sort', POSITION_SORTS),
    cursor: text('cursor'),
  }
}

/** Changes a filter and returns to the first page. */
export const changed = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  cursor: null,
  ...change,
})

export const isFiltered = ({ city, company, department, job_type }: Search): boolean =>
  Boolean(city || company || department || job_type)
