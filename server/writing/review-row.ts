import { APPLICANT } from '#shared/contract/keys.ts'
import { bandOfYears } from '#shared/contract/pay/pay-parts.ts'
import type { ReviewSubmission } from '#shared/contract/writing/writing.ts'
import type { Locale } from '#shared/locale.ts'
import { manageMac, payKeys, submissionMac } from '#server/authorship/keys.ts'
import { findCompanyById } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { weekOf, yearOf } from '#server/platform/clock.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { closeWaiting } from '#server/pay/pending-pay.ts'
import { answersInOrder, ratingsInOrder, scoreOf } from '#server/reviews/scoring.ts'
import type { Naming } from './resolve-names.ts'
import type { NewReview } from './store.ts'
import { TEXT_FIELDS } from '#shared/contract/text-fields.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'

export type Deps = Pick<Parts, 'db' | 'secrets' | 'clock' | 'config'> & Naming

/** Checks what the schema cannot: company, city and role exist, and the year is not in the future. */
export async function checkFacts(deps: Deps, given: ReviewSubmission): Promise<void> {
  const company = await findCompanyById(deps.db.content, given.company_id)
  // A name is sent only with a new id, and an id without a name only for a listed company.
  if (given.company ? company : company?.status !== LISTED) failField('company', 'no_such_company')
  checkPlaces(deps, given)
}

export function checkPlaces({ places, clock }: Deps, given: ReviewSubmission): void {
  refuseContacts(given)
  if (!places.findCity(given.city_id)) failField('city_id', 'no_such_city')
  if (given.job_role_id && !places.findRole(given.job_role_id)) failField('job_role_id', 'no_such_role')
  if ((given.left_at_year ?? 0) > yearOf(clock.now())) failField('left_at_year', 'future_year')
}

/**
 * The row of a submission. Of its author it has only the keyed hash of the manage code, and of the time only the week.
 */
export function rowOf({ secrets, clock }: Deps, given: ReviewSubmission, locale: Locale): NewReview {
  const ratings = ratingsInOrder(given.employment_status, given.ratings)
  const score = scoreOf(ratings) ?? failField('ratings', 'rating')
  return {
    company_id: given.company_id,
    employment_status: given.employment_status,
    locale: given.locale ?? locale,
    week: weekOf(clock.now()),
    guard_year: yearOf(clock.now()),
    ...score,
    overall_sentiment: given.overall_sentiment,
    recommended: given.recommended,
    ratings,
    answers: given.employment_status === APPLICANT ? [] : answersInOrder(given.answers ?? {}),
    city_id: given.city_id,
    department: given.department ?? null,
    job_type: given.job_type ?? null,
    job_role_id: given.job_role_id ?? null,
    job_role_words: given.job_role_id ? null : (given.job_role ?? null),
    left_at_year: given.left_at_year ?? null,
    application_result: given.application_result ?? null,
    interview_rounds: given.interview_rounds ?? null,
    surprise_question: given.surprise_question ?? null,
    surprise_text: given.surprise_text ?? null,
    headline: given.headline,
    likes: given.likes,
    dislikes: given.dislikes,
    advice: given.advice,
    salary_box: salaryBox(secrets, given),
    manage_mac: manageMac(secrets, given.manage_code),
    submission_mac: submissionMac(secrets, given.manage_code, given),
  }
}

/** Whether a review contains pay. */
export const hasPay = (given: ReviewSubmission): boolean =>
  given.employment_status !== APPLICANT && given.monthly_salary != null

function salaryBox(secrets: Deps['secrets'], given: ReviewSubmission): Buffer | null {
  if (given.employment_status === APPLICANT || given.monthly_salary == null) return null
  return closeWaiting(secrets, {
    base: given.monthly_salary,
    allowances: given.fixed_allowances ?? null,
    thr_months: given.thr_months ?? null,
    bonus_months: given.bonus_months ?? null,
    years: given.years_in_role == null ? null : bandOfYears(given.years_in_role),
    comment: given.salary_comment,
    keys: payKeys(secrets, given.manage_code),
  })
}

/** Refuses contact data in a review's texts. The browser checks before sending, but the server decides. */
const refuseContacts = (given: ReviewSubmission): void =>
  refuseContactsIn(
    Object.fromEntries(TEXT_FIELDS.map(field => [field, (given as Record<string, unknown>)[field]])),
    { company: given.company },
  )
