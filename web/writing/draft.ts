import {
  APPLICANT,
  CURRENT_EMPLOYEE,
  type AnswerKey,
  type ApplicationResult,
  type Department,
  type EmploymentStatus,
  type JobType,
  type RatingKey,
} from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Blinded } from '#web/raffle/prepare.ts'
import type { StepName } from './steps.ts'

export type Choice = { id: string; label: string }
/** `unlisted`: the list lacks it, so its id was made here and its name is as typed. */
export type DraftCompany = { id: string; slug: string; name: string; unlisted?: true }

/** What a person has filled in so far, as typed. Kept in this browser only. */
export type Draft = {
  company: DraftCompany | null
  employment_status: EmploymentStatus
  department: Department | ''
  job_type: JobType | ''
  job_role: Choice | null
  /** A position that was named and is not to be sent: the department stands for it. */
  job_role_aside: Choice | null
  city: Choice | null
  left_at_year: string
  ratings: Partial<Record<RatingKey, number | null>>
  application_result: ApplicationResult | ''
  interview_rounds: string
  surprise_question: boolean | null
  surprise_text: string
  overall_sentiment: number | null
  recommended: boolean | null
  answers: Partial<Record<AnswerKey, boolean>>
  headline: string
  likes: string
  dislikes: string
  advice: string
  salary: string
  /** The unusual amount that was confirmed. */
  salary_sure: number | null
  salary_comment: string
  agree: boolean
  step: StepName
  /** Made before the first attempt and kept until the thank-you page has shown the code, so that a repeat is the same submission. */
  code: string | null
  pass: string | null
  raffle: Blinded | null
  /** An attempt was made whose answer never came. */
  unsure: boolean
  saved_at: number | null
  /** Of the page on which it was begun: city and position carry their names in it. */
  locale: Locale | null
}

/** What changing the employment status empties: it was said of another kind of experience. */
const OF_STATUS = {
  department: '',
  job_type: '',
  job_role: null,
  job_role_aside: null,
  left_at_year: '',
  ratings: {},
  application_result: '',
  interview_rounds: '',
  surprise_question: null,
  surprise_text: '',
  recommended: null,
  answers: {},
  headline: '',
  advice: '',
  salary: '',
  salary_sure: null,
  salary_comment: '',
} as const satisfies Partial<Draft>

export const emptyDraft = (company: DraftCompany | null = null): Draft => ({
  ...OF_STATUS,
  company,
  employment_status: CURRENT_EMPLOYEE,
  city: null,
  overall_sentiment: null,
  likes: '',
  dislikes: '',
  agree: false,
  step: 'who',
  code: null,
  pass: null,
  raffle: null,
  unsure: false,
  saved_at: null,
  locale: null,
})

export const withStatus = (draft: Draft, employment_status: EmploymentStatus): Draft => ({
  ...draft,
  ...OF_STATUS,
  employment_status,
})

export type OfStatus = keyof typeof OF_STATUS

/** What changing the status would empty, in the order of the form. */
export const lostByStatus = (draft: Draft): OfStatus[] =>
  (Object.keys(OF_STATUS) as OfStatus[]).filter(key => !isEmpty(draft[key]))

/** A pass belongs to one company, a code to one submission: another company starts both anew. */
export const withCompany = (draft: Draft, company: DraftCompany | null): Draft =>
  company?.id === draft.company?.id
    ? { ...draft, company }
    : { ...draft, company, code: null, pass: null, unsure: false }

/** A position belongs to its department; an applicant names one without. */
export const withDepartment = (draft: Draft, department: Department | ''): Draft => ({
  ...draft,
  department,
  job_role: draft.employment_status === APPLICANT ? draft.job_role : null,
  job_role_aside: null,
})

/** Whether a person has filled in anything that would be lost. */
export function hasWords(draft: Draft): boolean {
  const { company, city, overall_sentiment, likes, dislikes } = draft
  const named = company?.unlisted ? company.name : ''
  return (
    lostByStatus(draft).length > 0 ||
    [named, city, overall_sentiment, likes, dislikes].some(value => !isEmpty(value))
  )
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A company's form has its own draft; the form that still asks for the company has one too. */
export const slotOf = (slug: string | undefined): string => `review-draft:${slug ?? ''}`
const ASKING = slotOf(undefined)

/** A company that the list lacks: the browser makes its id, so that nobody is asked about it before it is sent. */
export const unlistedCompany = (name = ''): DraftCompany => ({
  id: crypto.randomUUID(),
  slug: '',
  name,
  unlisted: true,
})

/** Where a draft is kept, and with what it begins. */
export type DraftPlace = {
  key: string
  read: () => Draft | undefined
  empty: () => Draft
  /** False where the browser refuses to keep it. */
  keep: (draft: Draft) => boolean
  wipe: () => void
}

export const placeOf = (slot: string, company: DraftCompany | null, named?: string): DraftPlace => ({
  key: slot,
  read() {
    const found = readDraft(slot)
    if (found && company) return { ...found, company }
    return found && !found.company && named ? withCompany(found, unlistedCompany(named)) : found
  },
  empty: () => emptyDraft(company ?? (named ? unlistedCompany(named) : null)),
  keep: draft => keepDraft(slot, draft),
  wipe: () => wipeDraft(slot),
})

/** The kept draft, or undefined. What was begun in the form that asks for the company goes on in the company's own. */
export function readDraft(slot: string): Draft | undefined {
  const found = keptIn(slot)
  if (found) return found
  const asking = keptIn(ASKING)
  if (slotOf(asking?.company?.slug) !== slot) return undefined
  if (asking && keepDraft(slot, asking)) wipeDraft(ASKING)
  return asking
}

/** What an older version of the page kept is completed with empty values. */
function keptIn(slot: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(slot) ?? 'null') as Partial<Draft> | null
    return kept ? { ...emptyDraft(), ...kept } : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(slot: string, draft: Draft): boolean {
  try {
    localStorage.setItem(slot, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function wipeDraft(slot: string): void {
  try {
    localStorage.removeItem(slot)
  } catch {
    // Nothing was kept there either.
  }
}
