import { ANSWERS, APPLICANT, APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { OwnDraft } from '#shared/contract/writing/writing.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'
import type { OwnRow } from './store.ts'

/** A waiting or rejected review as the form takes it, so that its author can go on writing. */
export function draftOf(secrets: Secrets, row: OwnRow): OwnDraft {
  const keys = row.employment_status === APPLICANT ? APPLICANT_RATINGS : EMPLOYEE_RATINGS
  const salary = row.salary_box && openWaiting(secrets, row.salary_box)
  return {
    company_id: row.company_id,
    employment_status: row.employment_status as OwnDraft['employment_status'],
    overall_sentiment: row.overall_sentiment,
    recommended: row.recommended,
    ratings: Object.fromEntries(keys.map((key, index) => [key, row.ratings[index] ?? null])),
    answers: Object.fromEntries(
      ANSWERS.flatMap((key, index) => (row.answers[index] == null ? [] : [[key, row.answers[index] === 1]])),
    ),
    city_id: row.city_id,
    department: row.department,
    job_type: row.job_type,
    job_role_id: row.job_role_id,
    job_role: row.job_role_words,
    left_at_year: row.left_at_year,
    application_result: row.application_result,
    interview_rounds: row.interview_rounds,
    surprise_question: row.surprise_question,
    surprise_text: row.surprise_text,
    monthly_salary: salary ? salary.base : null,
    fixed_allowances: salary ? salary.allowances : null,
    thr_months: salary ? salary.thr_months : null,
    bonus_months: salary ? salary.bonus_months : null,
    years_in_role: salary ? salary.years : null,
    salary_comment: salary ? salary.comment : null,
  }
}
