import type { Locale } from '#shared/locale.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { emptyDraft, ownRole, type Draft } from '#web/writing/drafts/draft.ts'
import { answersOf } from '#web/writing/parts/answers.ts'
import type { EditableReview } from './edit-draft.ts'

export type Lists = { cities: readonly Choice[]; roles: readonly Choice[] }

/** A pending or rejected review as the author's draft. Only the consent is missing. */
export function draftOfOwn(review: EditableReview, { cities, roles }: Lists, locale: Locale): Draft {
  const { draft } = review
  return {
    ...emptyDraft({ ...review.company, id: draft.company_id }),
    employment_status: draft.employment_status,
    status_chosen: true,
    department: (draft.department ?? '') as Draft['department'],
    job_type: (draft.job_type ?? '') as Draft['job_type'],
    job_role: draft.job_role === null ? chosen(roles, draft.job_role_id) : ownRole(draft.job_role),
    city: chosen(cities, draft.city_id),
    left_at_year: textOf(draft.left_at_year),
    ratings: draft.ratings as Draft['ratings'],
    application_result: (draft.application_result ?? '') as Draft['application_result'],
    interview_rounds: textOf(draft.interview_rounds),
    surprise_question: draft.surprise_question,
    surprise_text: draft.surprise_text ?? '',
    overall_sentiment: draft.overall_sentiment,
    recommended: draft.recommended,
    answers: draft.answers as Draft['answers'],
    headline: review.headline ?? '',
    likes: review.likes ?? '',
    dislikes: review.dislikes ?? '',
    advice: review.advice ?? '',
    ...answersOf(draft, locale),
  }
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

function chosen(choices: readonly Choice[], id: string | null): Choice | null {
  const choice = choices.find(one => one.id === id)
  return choice ? { id: choice.id, label: choice.label } : null
}
