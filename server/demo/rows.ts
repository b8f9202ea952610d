import { hash, randomBytes } from 'node:crypto'
import type { DemoAmount } from '#db/demo/amounts.ts'
import type { DemoQuestion, DemoReview } from '#db/demo/types.ts'
import { bandOfYears } from '#shared/contract/pay/pay-parts.ts'
import { addDays, weekOf, yearOf } from '#server/platform/clock.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Counted } from '#server/pay/count.ts'
import { closeWaiting, type WaitingPay } from '#server/pay/pending-pay.ts'
import { answersInOrder, ratingsInOrder, scoreOf } from '#server/reviews/scoring.ts'

/** The day of the first run and the companies' ids, which the demo's fixed offsets need, and the keys. */
export type Deps = { today: string; companyId(slug: string): string; secrets: Secrets }

/** The same id on every first run: a UUID (version 4 in form) made from a name. */
export function stableId(name: string): string {
  const hex = hash('sha256', `demo:${name}`)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const weekBefore = (day: string): string => weekOf(new Date(`${addDays(day, -3)}T05:00:00Z`))
const yearOfDay = (day: string): number => yearOf(new Date(`${day}T05:00:00Z`))

/** A demo review as the row that submitting, deciding and publishing it would have left. */
export function reviewRow({ today, companyId, secrets }: Deps, review: DemoReview, index: number) {
  const day = addDays(today, review.day)
  const ratings = ratingsInOrder(review.employment_status, review.ratings as Record<string, number | null>)
  const score = scoreOf(ratings)
  if (!score) throw new Error(`A demo review of ${review.company} rates nothing`)
  const shown = ['published', 'hidden', 'removed'].includes(review.state)
  const waiting = review.state === 'pending' || review.state === 'rejected'
  return {
    id: stableId(`review ${index}`),
    company_id: companyId(review.company),
    state: review.state,
    employment_status: review.employment_status,
    locale: review.locale,
    week: weekBefore(day),
    guard_year: yearOfDay(day),
    published_on: shown ? day : null,
    ...score,
    overall_sentiment: review.overall_sentiment,
    recommended: review.recommended,
    ratings,
    answers: review.employment_status === 2 ? [] : answersInOrder(review.answers),
    city_id: review.city_code,
    department: review.department,
    job_type: review.job_type,
    job_role_id: review.job_role_id,
    left_at_year: review.left_at_offset === null ? null : yearOfDay(today) - review.left_at_offset,
    application_result: review.application_result,
    interview_rounds: review.interview_rounds,
    surprise_question: review.surprise_question,
    surprise_text: review.surprise_text,
    headline: review.headline,
    likes: review.likes,
    dislikes: review.dislikes,
    advice: review.advice,
    salary_box: waiting && review.monthly_salary ? closeWaiting(secrets, payOf(review)) : null,
    guideline: review.guideline,
    note: review.note,
    helpful_count: review.helpful,
    manage_mac: randomBytes(32) as Buffer,
    submission_mac: randomBytes(32),
  }
}

export const replyRows = ({ today, companyId }: Deps, reviews: DemoReview[]) =>
  reviews.flatMap(({ company, day, reply }, index) => {
    if (!reply) return []
    const writtenOn = addDays(today, Math.min(0, day + reply.days))
    return {
      review_id: stableId(`review ${index}`),
      company_id: companyId(company),
      state: reply.held ? 'held' : 'shown',
      role: reply.role,
      words: reply.words,
      locale: reply.locale,
      version: stableId(`reply ${index}`),
      first_on: writtenOn,
      changed_on: writtenOn,
    }
  })

/** Reviews that companies hid a while ago, and that come back in a few days. */
export const hidingRows = ({ today, companyId }: Deps, reviews: DemoReview[]) =>
  reviews.flatMap(({ company, guideline, note, locale, back_in }, index) =>
    back_in === null
      ? []
      : {
          company_id: companyId(company),
          subject: 'review',
          subject_id: stableId(`review ${index}`),
          guideline,
          words: note,
          locale,
          week: weekOf(new Date(`${addDays(today, back_in - 14)}T05:00:00Z`)),
          ends_on: addDays(today, back_in),
        },
  )

const newKeys = () => ({ salary: randomBytes(32), role: randomBytes(32), comment: randomBytes(32) })

const payOf = (review: DemoReview): WaitingPay => ({
  base: review.monthly_salary as number,
  allowances: review.allowances,
  thr_months: review.thr_months,
  bonus_months: review.bonus_months,
  years: review.years_in_role === null ? null : bandOfYears(review.years_in_role),
  comment: review.salary_comment,
  keys: newKeys(),
})

/** The pay of published reviews, as publishing counts it. */
export function reviewPay({ today, companyId }: Deps, reviews: DemoReview[]): Counted[] {
  const told = reviews.filter(
    review => review.state === 'published' && review.monthly_salary && review.department && review.job_type,
  )
  return told.map(review => ({
    pay: payOf(review),
    of: {
      company_id: companyId(review.company),
      department: review.department,
      job_type: review.job_type,
      role: review.job_role_id,
      city: review.city_code,
      year: yearOfDay(addDays(today, review.day)),
      given_in: yearOfDay(addDays(today, review.day)),
    },
    isNewcomer: true,
    week: weekBefore(addDays(today, review.day)),
  }))
}

/** Weeks over which the amounts are spread. */
const MOST_WEEKS = 40

/** Standalone pay, as a Monday counts it. */
export const amountPay = ({ today, companyId }: Deps, amounts: DemoAmount[]): Counted[] =>
  amounts.map((amount, index) => ({
    pay: {
      base: amount.base,
      allowances: amount.allowances,
      thr_months: amount.thr_months,
      bonus_months: amount.bonus_months,
      years: amount.years === null ? null : bandOfYears(amount.years),
      comment: null,
      keys: newKeys(),
    },
    of: {
      company_id: amount.company && companyId(amount.company),
      department: amount.department,
      job_type: amount.job_type,
      role: amount.job_role_id,
      city: amount.city_code,
      year: yearOfDay(today) - amount.year_offset,
      given_in: yearOfDay(today) - amount.year_offset,
    },
    isNewcomer: true,
    week: weekBefore(addDays(today, -7 * (index % MOST_WEEKS))),
  }))

/** How many reviews each company received, and since which year. */
export function intakeRows({ today, companyId }: Deps, reviews: DemoReview[]) {
  const byCompany = Map.groupBy(reviews, review => review.company)
  return [...byCompany].map(([slug, list]) => ({
    company_id: companyId(slug),
    received: list.length,
    since_year: yearOfDay(addDays(today, Math.min(...list.map(review => review.day)))),
  }))
}

export function questionRows(deps: Deps, question: DemoQuestion, index: number) {
  const { today, companyId } = deps
  const id = stableId(`question ${index}`)
  const company_id = companyId(question.company)
  const dated = (entry: { state: string; day: number }) => {
    const day = addDays(today, entry.day)
    return {
      state: entry.state,
      week: weekBefore(day),
      published_on: entry.state === 'published' ? day : null,
    }
  }
  const answers = question.answers.map((answer, place) => ({
    id: stableId(`answer ${index} ${place}`),
    company_id,
    question_id: id,
    ...dated(answer),
    locale: answer.locale,
    author_type: answer.author_type,
    body: answer.text,
    helpful_count: answer.helpful,
  }))
  const row = {
    id,
    company_id,
    ...dated(question),
    locale: question.locale,
    author_type: question.author_type,
    body: question.text,
  }
  return { row, answers }
}
