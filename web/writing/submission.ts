import { APPLICANT, APPLICANT_RATINGS, EMPLOYEE_RATINGS, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { isOwnRole, type Draft } from './drafts/draft.ts'
import { sentPay } from './parts/answers.ts'

/** Body of `POST /review` for a complete draft; ratings and answers are strings. */
export function submissionOf(draft: Draft, code: string, locale: Locale): Record<string, unknown> {
  return {
    company_id: draft.company?.id,
    ...(draft.company?.unlisted && { company: draft.company.name }),
    employment_status: draft.employment_status,
    city_id: draft.city?.id,
    overall_sentiment: draft.overall_sentiment,
    headline: draft.headline,
    likes: draft.likes,
    dislikes: draft.dislikes,
    advice: draft.advice,
    recommended: draft.recommended,
    agree: draft.agree,
    locale,
    manage_code: code,
    ...(draft.raffle && { raffle_blinded: draft.raffle.blinded }),
    ...(draft.employment_status === APPLICANT ? appliedPart(draft) : employedPart(draft)),
  }
}

function employedPart(draft: Draft) {
  return {
    ratings: encoded(EMPLOYEE_RATINGS, draft.ratings),
    answers: JSON.stringify(draft.answers),
    department: draft.department,
    job_type: draft.job_type,
    job_role_id: draft.job_role?.id ?? null,
    ...(draft.employment_status === FORMER_EMPLOYEE ? { left_at_year: Number(draft.left_at_year) } : {}),
    ...sentPay(draft),
  }
}

const appliedPart = (draft: Draft) => ({
  ratings: encoded(APPLICANT_RATINGS, draft.ratings),
  left_at_year: Number(draft.left_at_year),
  ...roleOf(draft.job_role),
  application_result: draft.application_result,
  interview_rounds: Number(draft.interview_rounds),
  surprise_question: draft.surprise_question,
  surprise_text: draft.surprise_question ? draft.surprise_text : null,
})

const roleOf = (role: Choice | null) =>
  isOwnRole(role) ? { job_role: role?.label.trim() } : { job_role_id: role?.id }

const encoded = <K extends string>(keys: readonly K[], ratings: Partial<Record<K, number | null>>): string =>
  JSON.stringify(Object.fromEntries(keys.map(key => [key, ratings[key]])))
