import { z } from 'zod'

const LONGEST = 2000

/**
 * Extends a query by one parameter `filters` with several values: JSON (`{"score":5,"sort":"best"}`) or a query
 * string (`score=5&sort=best`). Separate parameters take precedence.
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

/** The query string was checked before; characters escaped inside `filters` were not. */
const isStorable = ([, value]: [string, unknown]): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
