import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { AllWords } from '#web/platform/words.ts'

/**
 * Number of reviews behind a score. Reviews of applicants are not part of the score; a company with only those must not
 * show "0".
 */
export const counted = (
  { review_count, applicant_count }: Pick<CompanyCard, 'review_count' | 'applicant_count'>,
  words: Pick<AllWords['reviews']['list'], 'count' | 'applicants'>,
  format: (count: number) => string,
): string =>
  review_count === 0 && applicant_count > 0
    ? words.applicants(format(applicant_count))
    : words.count(format(review_count))
