/** Types of the demo content. Everything in db/demo is invented; the loader converts it to rows. */
import type {
  ANSWERS,
  APPLICANT_RATINGS,
  APPLICATION_RESULTS,
  ASKER_TYPES,
  AUTHOR_TYPES,
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  GUIDELINES,
  INDUSTRIES,
  JOB_TYPES,
  LEGAL_FORMS,
  REPLY_ROLES,
  SIZE_BANDS,
} from '#shared/contract/keys.ts'

type Of<T extends readonly unknown[]> = T[number]

export type DemoLocale = 'id' | 'en'

export interface DemoCompany {
  slug: string
  /** The common name. */
  name: string
  legal_name: string
  legal_form: Of<typeof LEGAL_FORMS>
  ticker: string | null
  industry: Of<typeof INDUSTRIES>
  size_band: Of<typeof SIZE_BANDS>
  founded_year: number
  /** Kemendagri code of the head office. */
  city_code: string
  website_host: string | null
  summary_id: string
  summary_en: string
  state: 'approved' | 'pending'
}

export type DemoReviewState = 'published' | 'pending' | 'rejected' | 'hidden' | 'removed'
type DemoRatings = Partial<Record<Of<typeof EMPLOYEE_RATINGS> | Of<typeof APPLICANT_RATINGS>, number | null>>
type DemoAnswers = Partial<Record<Of<typeof ANSWERS>, boolean>>

export interface DemoReview {
  /** The company's slug. */
  company: string
  state: DemoReviewState
  /** Days from the first-run day, negative: published on, or submitted on while not published. */
  day: number
  locale: DemoLocale
  /** 0 current employee, 1 former employee, 2 applicant. */
  employment_status: 0 | 1 | 2
  overall_sentiment: number
  recommended: boolean
  /** All thirteen or all seven keys. */
  ratings: DemoRatings
  /** Empty for applicants. */
  answers: DemoAnswers
  city_code: string
  department: Of<typeof DEPARTMENTS> | null
  job_type: Of<typeof JOB_TYPES> | null
  /** Role slug; always set for applicants. */
  job_role_id: string | null
  /** Years before the run year: when a former employee left, when an applicant applied; else null. */
  left_at_offset: number | null
  application_result: Of<typeof APPLICATION_RESULTS> | null
  interview_rounds: number | null
  surprise_question: boolean | null
  surprise_text: string | null
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  monthly_salary: number | null
  allowances: number | null
  thr_months: number | null
  bonus_months: number | null
  years_in_role: number | null
  salary_comment: string | null
  helpful: number
  /** Set for rejected, hidden and removed reviews. */
  guideline: Of<typeof GUIDELINES> | null
  /** The moderator's or owner's note to the guideline. */
  note: string | null
  /** The company's reply. */
  reply: DemoReply | null
  /** Days until a hidden review reappears automatically. */
  back_in: number | null
}

export interface DemoReply {
  role: Of<typeof REPLY_ROLES>
  locale: DemoLocale
  /** Days from the review's publication. */
  days: number
  words: string
  /** Marked by screening, so that it is held for the team. */
  held: boolean
}

export interface DemoAnswerText {
  state: 'published' | 'pending'
  /** Days from the first-run day, negative, never before the question's. */
  day: number
  locale: DemoLocale
  author_type: Of<typeof AUTHOR_TYPES>
  text: string
  helpful: number
}

export interface DemoQuestion {
  company: string
  state: 'published' | 'pending'
  day: number
  locale: DemoLocale
  author_type: Of<typeof ASKER_TYPES>
  text: string
  answers: DemoAnswerText[]
}
