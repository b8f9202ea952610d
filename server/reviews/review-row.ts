import type { EmploymentStatus, Guideline, ReviewState } from '#shared/contract/keys.ts'
import type { RemovedFor } from '#shared/contract/contact/stubs.ts'
import type { Locale } from '#shared/locale.ts'

/**
 * A row of content.review: every column except the manage code's hash, which only the writing room knows. Rooms pick
 * the columns that they read or write from this type.
 */
export type StoredReview = {
  id: string
  company_id: string
  state: ReviewState
  employment_status: EmploymentStatus
  locale: Locale
  week: string
  /** The year of its duplicate tag. */
  guard_year: number
  publish_from: string | null
  published_on: string | null
  score: number
  star: number
  overall_sentiment: number
  recommended: boolean
  ratings: (number | null)[]
  answers: (number | null)[]
  city_id: string
  department: string | null
  job_type: string | null
  job_role_id: string | null
  /** An applicant's own words for a position that the list lacks; for the team, until the review is approved. */
  job_role_words: string | null
  left_at_year: number | null
  application_result: string | null
  interview_rounds: number | null
  surprise_question: boolean | null
  surprise_text: string | null
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  salary_box: Buffer | null
  guideline: Guideline | null
  removed_for: RemovedFor | null
  note: string | null
  helpful_count: number
  submission_mac: Buffer
  duplicate_mark: Buffer | null
}

/** The columns that come from its author. */
export type GivenReview = Omit<
  StoredReview,
  | 'id'
  | 'state'
  | 'publish_from'
  | 'published_on'
  | 'guideline'
  | 'removed_for'
  | 'note'
  | 'helpful_count'
  | 'duplicate_mark'
>
