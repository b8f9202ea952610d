import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import type { AllWords } from '#web/platform/words.ts'

/** "Lainnya" (other) says nothing about the author and is omitted. */
export const departmentOf = ({ department }: Pick<PublicReview, 'department'>, words: AllWords['reviews']) =>
  department !== null && department !== 'other' && words.departments[department]

/**
 * Description of the author, as far as the review may reveal it: "Karyawan", and "Produksi, Kab. Sidoarjo, sampai
 * 2025".
 */
export function kickerOf(
  review: PublicReview,
  words: AllWords['reviews'],
  companies: AllWords['companies'],
): { kind: string; place: string } {
  const kind = REVIEWER_KINDS[review.employment_status]
  const year = review.left_at_year === null ? undefined : String(review.left_at_year)
  const parts = [
    review.job_role ?? departmentOf(review, words),
    review.city ? companies.city(review.city.name) : review.province && companies.province(review.province),
    year && (kind === 'applicant' ? words.applied(year) : words.until(year)),
  ]
  return { kind: words.kinds[kind], place: parts.filter(Boolean).join(', ') }
}
