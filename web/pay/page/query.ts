import type { Query } from '#shared/paths.ts'

/** What a pay is compared with, by the names that the address and the call have for it. */
export const CELL = ['job_role', 'department', 'city', 'job_type', 'years'] as const
export type CellField = (typeof CELL)[number]
export type Asked = Partial<Record<CellField, string>>

/** What a form or an address says of it. */
export const askedIn = (given: (name: CellField) => string | null | undefined): Asked =>
  Object.fromEntries(
    CELL.flatMap(name => {
      const value = given(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )

export const isAsked = ({ job_role, department }: Asked): boolean => Boolean(job_role ?? department)

export const queryOf = (asked: Asked): Query => asked
