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
import { draftPlace, unwritten, type DraftOf, type DraftPlace } from '#web/forms/draft.ts'
import type { Blinded } from '#web/raffle/prepare.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { NO_PAY, type PayAnswers } from '../parts/answers.ts'
import type { StepName } from './review-steps.ts'

/** `unlisted`: the company is not in the list, so that the browser generated its id and the name is as typed. */
export type DraftCompany = { id: string; slug: string; name: string; unlisted?: true }

/** Answers so far, as typed. Stored in this browser only. */
export type Draft = DraftOf<StepName> &
  PayAnswers & {
    company: DraftCompany | null
    employment_status: EmploymentStatus
    /** Until a status is chosen, questions that depend on it are hidden. */
    status_chosen: boolean
    department: Department | ''
    job_type: JobType | ''
    job_role: Choice | null
    /** A position that the user entered but will not send: only the department is sent. */
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
    agree: boolean
    /**
     * Generated before the first attempt and kept until the thank-you page has shown the code, so that a repeated
     * attempt is the same submission.
     */
    code: string | null
    pass: string | null
    raffle: Blinded | null
    /** The answer to an earlier attempt was lost, so that the review may have arrived. */
    unsure: boolean
  }

/** Fields that are cleared when the employment status changes, because they refer to another kind of experience. */
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
  ...NO_PAY,
} as const satisfies Partial<Draft>

export const emptyDraft = (company: DraftCompany | null = null): Draft => ({
  ...OF_STATUS,
  company,
  employment_status: CURRENT_EMPLOYEE,
  status_chosen: false,
  city: null,
  overall_sentiment: null,
  likes: '',
  dislikes: '',
  agree: false,
  ...unwritten('who'),
  code: null,
  pass: null,
  raffle: null,
  unsure: false,
})

export const withStatus = (draft: Draft, employment_status: EmploymentStatus): Draft => ({
  ...draft,
  ...OF_STATUS,
  employment_status,
  status_chosen: true,
})

export type OfStatus = keyof typeof OF_STATUS

/** A position that is not in the list has no id, and its name is as typed. */
export const ownRole = (label: string): Choice => ({ id: '', label })
export const isOwnRole = (role: Choice | null): boolean => role?.id === ''

/** Fields that a change of status would clear, in the order of the form. */
export const lostByStatus = (draft: Draft): OfStatus[] =>
  (Object.keys(OF_STATUS) as OfStatus[]).filter(key => !isEmpty(draft[key]))

/** A pass belongs to one company, a code to one submission: another company needs new ones. */
export const withCompany = (draft: Draft, company: DraftCompany | null): Draft =>
  company?.id === draft.company?.id
    ? { ...draft, company }
    : { ...draft, company, code: null, pass: null, unsure: false }

/** A position belongs to its department; an applicant's position has none. */
export const withDepartment = (draft: Draft, department: Department | ''): Draft => ({
  ...draft,
  department,
  job_role: draft.employment_status === APPLICANT ? draft.job_role : null,
  job_role_aside: null,
})

/** Whether the user has entered anything that would be lost. */
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

/** Storage key of a draft: one per company, and one for the form without a company. */
export const slotOf = (slug: string | undefined): string => `review-draft:${slug ?? ''}`
const UNNAMED = slotOf(undefined)

/** An unlisted company: the browser generates its id, so that the server learns of it only when the review is sent. */
export const unlistedCompany = (name = ''): DraftCompany => ({
  id: crypto.randomUUID(),
  slug: '',
  name,
  unlisted: true,
})

export const placeOf = (slot: string, company: DraftCompany | null, named?: string): DraftPlace<Draft> => ({
  ...placeIn(slot),
  read() {
    const found = readDraft(slot)
    if (found && company) return { ...found, company }
    return found && !found.company && named ? withCompany(found, unlistedCompany(named)) : found
  },
  empty: () => emptyDraft(company ?? (named ? unlistedCompany(named) : null)),
})

/** The stored draft, or undefined. A draft of the form without a company moves to the company's key. */
function readDraft(slot: string): Draft | undefined {
  const found = placeIn(slot).read()
  if (found) return found
  const unnamed = placeIn(UNNAMED).read()
  if (slotOf(unnamed?.company?.slug) !== slot) return undefined
  if (unnamed && saveDraft(slot, unnamed)) wipeDraft(UNNAMED)
  return unnamed
}

/** Increment it when old answers no longer fit the questions. */
const VERSION = 1

/** The consent is not stored: it is asked for again when the draft is continued. */
function placeIn(slot: string): DraftPlace<Draft> {
  const place = draftPlace({ key: slot, version: VERSION, empty: emptyDraft, hasInput: hasWords })
  return { ...place, save: draft => place.save({ ...draft, agree: false }) }
}

const saveDraft = (slot: string, draft: Draft): boolean => placeIn(slot).save(draft)
export const wipeDraft = (slot: string): void => placeIn(slot).wipe()
