import { DEPARTMENTS, type Department } from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Value that the map shows: rupiah, or multiples of the province's minimum wage. */
export const READINGS = ['rupiah', 'minimum'] as const
export type Reading = (typeof READINGS)[number]

/** Number of rows of each list on the first page. */
export const FIRST_ROWS = 5

/** Lists of pay across all companies. */
export const LISTS = ['top_paid_jobs', 'departments', 'cities', 'industries', 'top_companies'] as const
export type ListName = (typeof LISTS)[number]
/** Lists whose rows are names, in the order of the first page. */
export const NAMED = ['departments', 'top_paid_jobs', 'cities', 'industries'] as const satisfies ListName[]
export type NamedList = (typeof NAMED)[number]

/** Name of the list in the call's answer. */
export const rowsOf = (list: NamedList) => (list === 'top_paid_jobs' ? 'roles' : list)

/** Parameters of the pay page: one full list, or the map with the first rows of every list. */
export type Choice = {
  mode: ListName | null
  department: Department | null
  reading: Reading
}

/** Unknown values are ignored. */
export function choiceOf(query: URLSearchParams): Choice {
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find(value => value === query.get(name))
  return {
    mode: one('mode', LISTS) ?? null,
    department: one('department', DEPARTMENTS) ?? null,
    reading: one('view', READINGS) ?? 'rupiah',
  }
}

export const queryOf = ({ mode, department, reading }: Choice): Query => ({
  mode,
  department,
  view: reading === 'rupiah' ? null : reading,
})
