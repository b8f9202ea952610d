import { ANSWERS } from '#shared/contract/keys.ts'
import type { Sql } from '#server/platform/db.ts'
import { maskOf, type Filters } from './filters.ts'

/**
 * What companies are narrowed by beside their city, as one number: a bit for each feature, then the shown score in whole
 * stars (0 without one), then whether most recommend (0 no, 1 yes, 2 not decided).
 */
export type Kind = number

const STEP = ANSWERS.length
const SHARE = STEP + 3
const UNDECIDED = 2
const FEATURES = (1 << STEP) - 1

export const stepOf = (kind: Kind): number => (kind >> STEP) & 7
export const shareOf = (kind: Kind): number => kind >> SHARE
export const featuresOf = (kind: Kind): number => kind & FEATURES

/** A row's kind, of `company_stats` and `company_word`. */
export const kindColumn = (sql: Sql) => sql`
  features + ${1 << STEP}::int * (best_score / 1000) + ${1 << SHARE}::int * coalesce(recommends, ${UNDECIDED}::int)`

/** Which of the filters a kind misses, a bit for each. */
export const MISSES = { score: 1, recommend: 2, feature: 4 } as const

export function missedBy({ score = 0, recommend, feature }: Filters): (kind: Kind) => number {
  const mask = maskOf(feature)
  const share = recommend === undefined ? undefined : Number(recommend)
  return kind =>
    (stepOf(kind) < score ? MISSES.score : 0) |
    (share !== undefined && shareOf(kind) !== share ? MISSES.recommend : 0) |
    ((kind & mask) !== mask ? MISSES.feature : 0)
}
