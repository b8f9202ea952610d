import { APPLICANT } from '#shared/contract/keys.ts'
import type { ReviewSubmission } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import { manageMac, salaryKey, submissionMac } from '#server/authorship/keys.ts'
import { spendPass } from '#server/authorship/pass.ts'
import { findListedCompany } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { weekOf, yearOf } from '#server/platform/clock.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { fail, failField } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { closeSalary } from '#server/reviews/salary-box.ts'
import { answersInOrder, ratingsInOrder, scoreOf } from '#server/reviews/scoring.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import { countReceived, findByCode, insertPending, type NewReview } from './store.ts'

type Ground = Pick<Parts, 'db' | 'secrets' | 'clock'> & { places: Places }

/**
 * Takes a review in. The manage code is its idempotency key: the same code with the same words answers what the
 * first did, whatever pass comes with it; with other words it is refused.
 */
export async function submitReview(
  ground: Ground,
  pass: string,
  given: ReviewSubmission,
  locale: Locale,
): Promise<{ state: ReviewState }> {
  const { db, secrets } = ground
  const known = await findByCode(db.content, manageMac(secrets, given.manage_code))
  if (known) return answerAgain(ground, known, given)
  await checkFacts(ground, given)
  const row = rowOf(ground, given, locale)
  const outcome = await db.begin('content', async tx => {
    const spent = await spendPass(tx, ground, pass, { companyId: given.company_id })
    if (spent.result !== 'ok') return spent.result
    const id = await insertPending(tx, { ...row, guard_year: spent.year })
    if (!id) fail('conflict')
    await countReceived(tx, given.company_id, spent.year)
    return 'stored' as const
  })
  if (outcome === 'stored') return { state: 'pending' }
  // Two sendings of one review at once: the other one was first.
  const other = await findByCode(db.content, manageMac(secrets, given.manage_code))
  if (other) return answerAgain(ground, other, given)
  return fail(outcome === 'used' ? 'pass_used' : 'pass_invalid')
}

function answerAgain(
  { secrets }: Ground,
  known: { state: ReviewState; submission_mac: Buffer },
  given: ReviewSubmission,
): { state: ReviewState } {
  if (!sameBytes(known.submission_mac, submissionMac(secrets, given.manage_code, given)))
    failField('manage_code', 'code_taken')
  return { state: 'pending' }
}

async function checkFacts({ db, places, clock }: Ground, given: ReviewSubmission): Promise<void> {
  if (!(await findListedCompany(db.content, given.company_id))) failField('company_id', 'no_such_company')
  if (!places.findCity(given.city_id)) failField('city_id', 'no_such_city')
  if (given.job_role_id && !places.findRole(given.job_role_id)) failField('job_role_id', 'no_such_role')
  if ((given.left_at_year ?? 0) > yearOf(clock.now())) failField('left_at_year', 'future_year')
}

function rowOf({ secrets, clock }: Ground, given: ReviewSubmission, locale: Locale): NewReview {
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

function salaryBox(secrets: Ground['secrets'], given: ReviewSubmission): Buffer | null {
  if (given.employment_status === APPLICANT || given.monthly_salary == null) return null
  const key = salaryKey(secrets, given.manage_code)
  return closeSalary(secrets, { amount: given.monthly_salary, comment: given.salary_comment, key })
}
