import { z } from 'zod'

const LONGEST = 2000

/**
 * A query whose filters may also come in one, as `filters`: JSON (`{"score":5,"sort":"best"}`) or a query of their own
 * (`score=5&sort=best`). What the query itself says goes first.
 */
export const withFilters = <S extends z.ZodObject>(schema: S) =>
  z.preprocess(
    merged,
    schema.extend({ filters: z.string().max(LONGEST).optional().catch(undefined) }),
  ) as unknown as z.ZodType<z.output<S>, z.input<S> & { filters?: string | undefined }>

function merged(query: unknown): unknown {
  const { filters } = query as { filters?: unknown }
  return typeof filters === 'string' && filters.length <= LONGEST
    ? { ...Object.fromEntries(pairsOf(filters).filter(isStorable)), ...(query as object) }
    : query
}

function pairsOf(filters: string): [string, unknown][] {
  try {
    return Object.entries((JSON.parse(filters) as object | null) ?? {})
  } catch {
    return [...new URLSearchParams(filters)]
  }
}

/** The query's own characters were checked before; escaped inside `filters` they were not seen. */
const isStorable = ([, value]: [string, unknown]): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
