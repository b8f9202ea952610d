import type { Output } from '#shared/contract/contract.ts'
import type { OwnReview, OwnDraft } from '#shared/contract/writing/writing.ts'
import { payKeys, repeatPass } from '#server/authorship/keys.ts'
import { holdCredentials, leftByWithdrawing, permitRepeat, type Place } from '#server/authorship/pass.ts'
import { getCompany } from '#server/companies/find.ts'
import { hidingsOf } from '#server/moderation/hidings/hidings.ts'
import { LISTED, PENDING } from '#server/companies/status.ts'
import { yearOf } from '#server/platform/clock.ts'
import { fail } from '#server/platform/http/errors.ts'
import { eraseCounted, findHiddenComment } from '#server/pay/by-key/counted-pay.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { withdrawReviews } from '#server/reviews/moves.ts'
import { presentReply } from '#server/reviews/present.ts'
import { repliesTo } from '#server/reviews/reply/reply.ts'
import { openDuplicateMark, type DuplicateMark } from '#server/reviews/duplicate-mark.ts'
import { getByCode, isSetAside } from './by-code.ts'
import type { OwnRow } from './store.ts'
import { ANSWERS, APPLICANT, APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'

type Deps = Pick<Parts, 'db' | 'secrets' | 'clock'>

/** The review and its outcome, for the holder of its manage code. */
export async function readOwnReview(deps: Deps, code: string | undefined): Promise<OwnReview> {
  const { db, secrets } = deps
  const row = await getByCode(db.content, secrets, code)
  const { slug, name, status } = await getCompany(db.content, row.company_id)
  const withdrawn = row.state === 'withdrawn'
  return {
    company: { id: row.company_id, slug, name, pending: status === PENDING },
    state: row.state,
    guideline: row.guideline,
    removed_for: row.removed_for,
    note: row.note,
    headline: withdrawn ? null : row.headline,
    likes: row.likes,
    dislikes: row.dislikes,
    advice: row.advice,
    published_month: row.published_on?.slice(0, 7) ?? null,
    review_id: row.state === 'published' ? row.id : null,
    ...(await whatCompanyDid(db.content, row)),
    comment_hidden: await findHiddenComment(db.content, secrets, payKeys(secrets, code as string)),
    second: isSetAside(secrets, row),
    salary_second: openDuplicateMark(secrets, row.duplicate_mark).pay === 'set-aside',
    rewritable:
      status === LISTED &&
      !isOver(secrets, row) &&
      yearOf(deps.clock.now()) <= row.guard_year &&
      (await leftByWithdrawing(db.content, deps, 'review', code as string))?.pass !== null,
    draft: row.state === 'pending' || row.state === 'rejected' ? draftOf(secrets, row) : null,
  }
}

async function whatCompanyDid(sql: Queryable, { id, state }: OwnRow) {
  const reply = state === 'published' ? (await repliesTo(sql, [id])).get(id) : undefined
  const hiding = state === 'hidden' ? (await hidingsOf(sql, [id])).get(id) : undefined
  return {
    reply: reply?.state === 'shown' ? presentReply(reply) : null,
    hidden_until: hiding?.ends_on ?? null,
  }
}

/**
 * Whether no rewrite is possible this year: the team removed the review, or it was a duplicate. A review withdrawn
 * after its removal keeps the reason. One that is only examined has not been judged.
 */
const isOver = (secrets: Deps['secrets'], row: OwnRow): boolean =>
  (row.state === 'removed' && row.removed_for !== 'request') ||
  (row.state === 'withdrawn' && (row.guideline !== null || row.removed_for === 'law')) ||
  isSetAside(secrets, row)

/** Erases a review's words and salary, whatever its state; the returned pass permits rewriting it this year. */
export async function withdrawReview(
  deps: Deps,
  code: string | undefined,
): Promise<Output<'withdrawReview'>> {
  const { db, secrets } = deps
  const row = await getByCode(db.content, secrets, code)
  const key = code as string
  const pass = await db.begin('content', async tx => {
    // Locked before the review, in the same order as in a merge.
    await holdCredentials(tx)
    const [moved] = await withdrawReviews(tx, [row.id])
    const erased = moved && (await eraseCounted(tx, secrets, payKeys(secrets, key)))
    const now = await getByCode(tx, secrets, code)
    if (now.state !== 'withdrawn') fail('conflict')
    if (isOver(secrets, now)) return null
    const mark = openDuplicateMark(secrets, now.duplicate_mark)
    const of = { companyId: now.company_id, year: now.guard_year }
    const place = mark.review === 'second' ? 'second' : 'first'
    const pass = repeatPass(secrets, 'review', key)
    if (!(await permitRepeat(tx, deps, pass, { kind: 'review', ...of, place }))) return null
    const payPlace = erased && !erased.isNewcomer ? 'again' : placeOfPay(mark)
    if (payPlace) await permitRepeat(tx, deps, pass, { kind: 'pay', ...of, place: payPlace })
    return pass
  })
  return { state: 'withdrawn', pass }
}

/** The place of an amount that is given again; null if none was given. */
function placeOfPay({ pay }: DuplicateMark): Place | null {
  if (pay === 'none') return null
  return pay === 'set-aside' ? 'second' : pay
}

/** A waiting or rejected review in the shape of the form, so that its author can continue writing. */
function draftOf(secrets: Secrets, row: OwnRow): OwnDraft {
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
