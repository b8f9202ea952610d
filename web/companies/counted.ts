import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { AllWords } from '#web/platform/words.ts'

/** From how many reviews a score is. Applicants' make none; where there are no others, "0" would be untrue. */
export const counted = (
  { review_count, applicant_count }: Pick<CompanyCard, 'review_count' | 'applicant_count'>,
  words: Pick<AllWords['reviews']['list'], 'count' | 'applicants'>,
  format: (count: number) => string,
): string =>
  review_count === 0 && applicant_count > 0
    ? words.applicants(format(applicant_count))
    : words.count(format(review_count))
