import {
  DEPARTMENTS,
  JOB_TYPES,
  POSITION_SORTS,
  type Department,
  type JobType,
  type PositionSort,
} from '#shared/contract/keys.ts'

/** Parameters of the list of positions. */
export type Asked = {
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
export function askedOf(query: URLSearchParams): Asked {
  const said = (name: keyof typeof LONGEST) => (query.get(name) ?? '').trim().slice(0, LONGEST[name]) || null
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === query.get(name)) ?? null
  return {
    q: said('q') ?? '',
    city: said('city'),
    company: said('company'),
    department: one('department', DEPARTMENTS),
    job_type: one('job_type', JOB_TYPES),
    sort: one('sort', POSITION_SORTS),
    cursor: said('cursor'),
  }
}

/** Changes a filter and returns to the first page. */
export const changed = (asked: Asked, change: Partial<Asked>): Asked => ({
  ...asked,
  cursor: null,
  ...change,
})

export const isFiltered = ({ city, company, department, job_type }: Asked): boolean =>
  Boolean(city || company || department || job_type)
