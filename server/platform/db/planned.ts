import type { MaybeRow, PendingQuery } from 'postgres'

/** Planned with its values each time instead of prepared: for a statement whose best plan depends on what is asked for. */
export function plannedAnew<T extends readonly MaybeRow[]>(query: PendingQuery<T>): PendingQuery<T> {
  Object.assign((query as unknown as { options: object }).options, { prepare: false })
  return query
}
