import {
  DEPARTMENTS,
  JOB_TYPES,
  POSITION_SORTS,
  type Department,
  type JobType,
  type PositionSort,
} from '#shared/contract/keys.ts'

/** What an address of the list of positions asks for. */
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

/** Values that nobody knows ask for nothing. */
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

/** Another choice begins at the first page again. */
export const changed = (asked: Asked, change: Partial<Asked>): Asked => ({
  ...asked,
  cursor: null,
  ...change,
})

export const isFiltered = ({ city, company, department, job_type }: Asked): boolean =>
  Boolean(city || company || department || job_type)
