import type { Form, Errors } from '#web/forms/form.ts'
import { type Wording, LIMITS } from './parts/limits.ts'
import { type Draft, isOwnRole } from './drafts/draft.ts'
import { fieldsOf, formField, stepsOf, type Field, type StepName } from './drafts/review-steps.ts'
import { APPLICANT, type RatingKey } from '#shared/contract/keys.ts'
import { namesCompany } from '#shared/rules/company-name.ts'
import { PAY_FIELDS, type PayField } from './parts/answers.ts'
import { payMistake } from './parts/pay-mistakes.ts'
import { TEXT_FIELDS, type TextField } from '#shared/contract/text-fields.ts'
import { isRefused } from '#shared/rules/screening/finding.ts'
import { foundIn, loadScreening, refusal, type Screen } from '#web/reviews/screening/screening.ts'

/** Form definition of a review, for writing and editing. */
export const reviewRules = (words: Wording): Form<Draft, StepName, Field> => ({
  steps: ({ employment_status }) => stepsOf(employment_status),
  fields: (step, { employment_status, status_chosen }) =>
    step === 'who' && !status_chosen
      ? ['company_id', 'employment_status']
      : fieldsOf(step, employment_status),
  mistake: (field, draft) => mistakeIn(field, draft, words),
  examine: (fields, draft) => screened(fields, draft, words),
  fieldOf: formField,
})

/** Error message of a field, in the words of the server. */
function mistakeIn(field: Field, draft: Draft, words: Wording): string | undefined {
  if (field.startsWith('ratings_')) {
    const key = field.slice('ratings_'.length) as RatingKey
    return draft.ratings[key] === undefined ? words.field.rating : undefined
  }
  const wrong = CHECKS[field as Exclude<Field, `ratings_${RatingKey}`>]
  return wrong?.(draft, words)
}

type Check = (draft: Draft, words: Wording) => string | undefined
const CHECKS: Partial<Record<Exclude<Field, `ratings_${RatingKey}`>, Check>> = {
  company_id: ({ company }, { chooseCompany, field }) => {
    if (!company) return chooseCompany
    return company.unlisted ? nameMistake(company.name, field) : undefined
  },
  employment_status: ({ status_chosen }, { field }) => (status_chosen ? undefined : field.required),
  department: ({ department }, { field }) => (department ? undefined : field.required),
  job_type: ({ job_type }, { field }) => (job_type ? undefined : field.required),
  job_role_id: ({ job_role, employment_status }, { field }) => {
    if (!job_role) return employment_status === APPLICANT ? field.no_such_role : undefined
    if (!isOwnRole(job_role)) return undefined
    return sized(job_role.label, LIMITS.roleName, field)
  },
  city_id: ({ city }, { field }) => (city ? undefined : field.no_such_city),
  left_at_year: ({ left_at_year }, { field }) => (left_at_year ? undefined : field.required),
  application_result: ({ application_result }, { field }) =>
    application_result ? undefined : field.required,
  interview_rounds: ({ interview_rounds }, { field }) => (interview_rounds ? undefined : field.required),
  surprise_question: ({ surprise_question }, { field }) =>
    surprise_question === null ? field.required : undefined,
  surprise_text: ({ surprise_text }, { field }) => tooLong(surprise_text, LIMITS.text, field),
  overall_sentiment: ({ overall_sentiment }, { field }) =>
    overall_sentiment === null ? field.required : undefined,
  recommended: ({ recommended }, { field }) => (recommended === null ? field.required : undefined),
  headline: ({ headline }, { field }) => sized(headline, LIMITS.headline, field),
  likes: ({ likes }, { field }) => tooLong(likes, LIMITS.text, field),
  dislikes: ({ dislikes }, { field }) => tooLong(dislikes, LIMITS.text, field),
  advice: ({ advice }, { field }) => tooLong(advice, LIMITS.text, field),
  ...payChecks(),
  agree: ({ agree }, { field }) => (agree ? undefined : field.agree),
}

function nameMistake(name: string, field: Wording['field']): string | undefined {
  const wrong = sized(name, LIMITS.companyName, field)
  return wrong ?? (namesCompany(name.trim()) ? undefined : field.company_kind)
}

/** Without base pay the other parts are not sent, so that they have no errors. */
function payChecks(): Record<PayField, Check> {
  const checks = PAY_FIELDS.map(field => [
    field,
    (draft: Draft, words: Wording) =>
      field !== 'monthly_salary' && draft.salary.trim() === '' ? undefined : payMistake(field, draft, words),
  ])
  return Object.fromEntries(checks) as Record<PayField, Check>
}

function sized(text: string, { min, max }: typeof LIMITS.headline, field: Wording['field']) {
  const used = text.trim().length
  if (used === 0) return field.required
  return used < min ? field.too_short(min) : tooLong(text, max, field)
}

const tooLong = (text: string, max: number, field: Wording['field']): string | undefined =>
  text.trim().length > max ? field.too_long(max) : undefined

/** Refused words in these fields. */
async function screened(fields: readonly Field[], draft: Draft, words: Wording): Promise<Errors> {
  const screen = hasWords(fields, draft) ? await loadScreening().catch(() => undefined) : undefined
  return screen ? refusalsOn(fields, draft, words, screen) : {}
}

/** First refusal per text that would be sent, by field. */
export function refusalsOn(fields: readonly Field[], draft: Draft, words: Wording, screen: Screen): Errors {
  const refusals = textsAmong(fields).map(field => {
    const of = field === 'company_id' ? 'company' : 'text'
    const refused = foundIn(screen, sentText(field, draft)).find(found => isRefused(found, of))
    return [field, refused && refusal(refused, words.field)] as const
  })
  return Object.fromEntries(refusals.filter(([, text]) => text !== undefined))
}

/** Fields with free text, including the name of an unlisted company. */
type Worded = TextField | 'company_id'

/** Whether any of these fields has text; otherwise the rules need not be loaded. */
const hasWords = (fields: readonly Field[], draft: Draft): boolean =>
  textsAmong(fields).some(field => sentText(field, draft).trim() !== '')

export const textsAmong = (fields: readonly Field[]): Worded[] =>
  (['company_id', ...TEXT_FIELDS] as const).filter(field => fields.includes(field))

/** The text that would be sent: some texts depend on another answer. */
function sentText(field: Worded, draft: Draft): string {
  if (field === 'company_id') return draft.company?.unlisted ? draft.company.name : ''
  if (field === 'surprise_text' && !draft.surprise_question) return ''
  if (field === 'salary_comment' && draft.salary.trim() === '') return ''
  return draft[field]
}
