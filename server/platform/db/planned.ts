import type { MaybeRow, PendingQuery } from 'postgres'

/** Not prepared, but planned with its values each time: for a statement whose best plan depends on its values. */
export function plannedEachTime<T extends readonly MaybeRow[]>(query: PendingQuery<T>): PendingQuery<T> {
  Object.assign((query as unknown as { options: object }).options, { prepare: false })
  return query
}
