import type { StoredReview } from './review-row.ts'

/** The year of a review's salary: that of its duplicate tag, or the earlier year in which its author left. */
export const payYear = (
  { left_at_year }: { left_at_year?: StoredReview['left_at_year'] | undefined },
  yearOfTag: number,
): number => Math.min(left_at_year ?? yearOfTag, yearOfTag)
