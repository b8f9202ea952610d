import { DEPARTMENTS, type Department } from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** What the map's threads stand for: rupiah, or how many times the province's minimum wage. */
export const READINGS = ['rupiah', 'minimum'] as const
export type Reading = (typeof READINGS)[number]

/** So many rows of each list stand on the first page. */
export const FIRST_ROWS = 5

/** The lists of everybody's pay. */
export const LISTS = ['top_paid_jobs', 'departments', 'cities', 'industries', 'top_companies'] as const
export type ListName = (typeof LISTS)[number]
/** Those whose rows are names, in the order of the first page. */
export const NAMED = ['departments', 'top_paid_jobs', 'cities', 'industries'] as const satisfies ListName[]
export type NamedList = (typeof NAMED)[number]

/** As the call names it. */
export const rowsOf = (list: NamedList) => (list === 'top_paid_jobs' ? 'roles' : list)

/** What an address asks for of everybody's pay: one list as a whole, or else the map and the beginning of every list. */
export type Asked = {
  mode: ListName | null
  department: Department | null
  reading: Reading
}

/** Values that nobody knows ask for nothing. */
export function askedOf(query: URLSearchParams): Asked {
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find(value => value === query.get(name))
  return {
    mode: one('mode', LISTS) ?? null,
    department: one('department', DEPARTMENTS) ?? null,
    reading: one('view', READINGS) ?? 'rupiah',
  }
}

export const queryOf = ({ mode, department, reading }: Asked): Query => ({
  mode,
  department,
  view: reading === 'rupiah' ? null : reading,
})
