import type { Query } from '#shared/paths.ts'

/** Fields that select the figures for a comparison, named as in the address and the call. */
export const CELL = ['job_role', 'department', 'city', 'job_type', 'years'] as const
export type CellField = (typeof CELL)[number]
export type Asked = Partial<Record<CellField, string>>

/** Values of these fields from a form or an address. */
export const askedIn = (given: (name: CellField) => string | null | undefined): Asked =>
  Object.fromEntries(
    CELL.flatMap(name => {
      const value = given(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )

export const isAsked = ({ job_role, department }: Asked): boolean => Boolean(job_role ?? department)

export const queryOf = (asked: Asked): Query => asked
