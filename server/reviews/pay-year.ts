import type { StoredReview } from './review-row.ts'

/** The year of which a review's salary is: that of its duplicate tag, or the one in which its author left before. */
export const payYear = (
  { left_at_year }: { left_at_year?: StoredReview['left_at_year'] | undefined },
  guardYear: number,
): number => Math.min(left_at_year ?? guardYear, guardYear)
