import type { CompanySort } from '#shared/contract/keys.ts'
import { NO_FILTERS, type Filters } from './filters.ts'
import { countFitting, type Tally } from './tally.ts'

/** What fits may lie anywhere but evenly along an order: a walk is taken to be this much longer. */
const UNEVEN = 10

/**
 * Whether to walk along an order until enough fit, or to find all that fit and sort them. The tally tells how far
 * either would read: a walk a part of what its index leaves, a find all that the most telling filter leaves.
 */
export function shouldWalk(tally: Tally, sort: CompanySort, filters: Filters, limit: number): boolean {
  const fitting = countFitting(tally, filters)
  if (fitting === 0) return false
  const { score, recommend, city, feature } = filters
  const left = (by: Partial<Filters>) => countFitting(tally, { ...NO_FILTERS, ...by })
  const byScore = sort === 'best' || sort === 'worst'
  const along = byScore ? Math.min(left({ score, city }), left({ score, recommend })) : left({ city })
  const found = Math.min(left({ score }), left({ recommend }), left({ city }), left({ feature }))
  return (limit * along * UNEVEN) / fitting <= found
}
