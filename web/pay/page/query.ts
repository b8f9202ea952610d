import type { Query } from '#shared/paths.ts'

/** Fields that select the figures for a comparison, named as in the address and the call. */
export const CELL = ['job_role', 'department', 'city', 'job_type', 'years'] as const
export type CellField = (typeof CELL)[number]
export type Selection = Partial<Record<CellField, string>>

/** Values of these fields from a form or an address. */
export const selectionIn = (given: (name: CellField) => string | null | undefined): Selection =>
  Object.fromEntries(
    CELL.flatMap(name => {
      const value = given(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )

export const isComparable = ({ job_role, department }: Selection): boolean => Boolean(job_role ?? department)

export const queryOf = (selection: Selection): Query => selection
