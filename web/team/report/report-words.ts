import type { Reported } from '#shared/contract/team/desk-report.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Texts of the desk for the given kind of content. */
export function reportWords(
  { report, logged }: Pick<AllWords['team'], 'report' | 'logged'>,
  subject: Reported = 'review',
) {
  const own = {
    review: {},
    salary_comment: report.ofComment,
    question: report.ofQuestion,
    answer: report.ofAnswer,
  }[subject]
  return { ...report, logged, ...own }
}
