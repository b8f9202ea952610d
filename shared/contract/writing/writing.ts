import { z } from 'zod'
import {
  companyName,
  day,
  flag,
  id,
  line,
  locale,
  monthlyPay,
  month,
  optionalText,
  slug,
  text,
  textEncoded,
  typed,
  whole,
  withoutContacts,
} from '../fields.ts'
import {
  ANSWERS,
  APPLICANT,
  APPLICANT_RATINGS,
  APPLICATION_RESULTS,
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  FORMER_EMPLOYEE,
  GUIDELINES,
  JOB_TYPES,
  REVIEW_STATES,
  type EmploymentStatus,
} from '../keys.ts'
import { REMOVED_FOR } from '../contact/stubs.ts'
import { hasBase, hiddenComment, payParts, YEAR_BANDS } from '../pay/pay-parts.ts'
import { employmentStatus, rating, reviewReply } from '../reviews/reviews.ts'
import { SALARY } from '#shared/rules/pay-limits.ts'

export const FIRST_YEAR = 2000
/** A position that the list lacks. */
export const ROLE_NAME = { min: 2, max: 80 }
export const HEADLINE = { min: 5, max: 120 }
const CITY_NAME_MAX = 60
export const LONGEST_TEXT = 5000
export const MANAGE_CODE = /^[0-9A-HJKMNP-TV-Z]{26}$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const keyed = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(keys.map(key => [key, schema])) as Record<K, S>)
const employeeRatings = keyed(EMPLOYEE_RATINGS, rating)
const applicantRatings = keyed(APPLICANT_RATINGS, rating)
const answers = keyed(ANSWERS, flag.nullish())

const common = {
  /** Without one the company is the listed one of this name; with a new one the name is of a company not listed yet. */
  company_id: id.optional(),
  company: companyName.nullable(),
  city_id: z
    .string()
    .regex(/^\d{2}\.\d{2}$/)
    .optional(),
  city: optionalText(CITY_NAME_MAX),
  overall_sentiment: whole(1, 5),
  headline: text(HEADLINE.min, HEADLINE.max),
  likes: optionalText(LONGEST_TEXT),
  dislikes: optionalText(LONGEST_TEXT),
  advice: optionalText(LONGEST_TEXT),
  recommended: flag,
  agree: flag.refine(value => value),
  locale: locale.optional(),
  manage_code: typed(100).toUpperCase().regex(MANAGE_CODE),
  /** A raffle ticket to sign: the month, and the message as the browser blinded it. */
  raffle_blinded: z
    .string()
    .regex(/^\d{4}-\d{2}\.[\w-]{512}$/)
    .optional(),
}
const year = whole(FIRST_YEAR, 9999)
const absent = z.null().optional()
const employed = {
  ratings: textEncoded(employeeRatings),
  answers: textEncoded(answers).optional(),
  department: z.enum(DEPARTMENTS),
  job_type: z.enum(JOB_TYPES),
  job_role_id: z.string().max(80).nullish(),
  /** Base pay a month; what else may be told of pay stands beside it. */
  monthly_salary: monthlyPay(SALARY.min, SALARY.max).nullish(),
  ...payParts,
  salary_comment: optionalText(300),
  job_role: absent,
  application_result: absent,
  interview_rounds: absent,
  surprise_question: absent,
  surprise_text: absent,
}

const baseIsMissing = { path: ['monthly_salary'], params: { key: 'required' } }

/** What `POST /review` takes, told apart by `employment_status`. Unknown fields are refused. */
export const reviewSubmission = z.preprocess(
  value => asSent(value),
  z.discriminatedUnion('employment_status', [
    z
      .strictObject({ ...common, ...employed, employment_status: z.literal(0), left_at_year: absent })
      .refine(hasBase, baseIsMissing),
    z
      .strictObject({
        ...common,
        ...employed,
        employment_status: z.literal(FORMER_EMPLOYEE),
        left_at_year: year,
      })
      .refine(hasBase, baseIsMissing),
    z.strictObject({
      ...common,
      employment_status: z.literal(APPLICANT),
      ratings: textEncoded(applicantRatings),
      left_at_year: year,
      job_role_id: text(1, 80).nullish(),
      /** Where the list lacks it: the team reads it, and no reader. */
      job_role: withoutContacts(line(ROLE_NAME.min, ROLE_NAME.max)).nullish(),
      application_result: z.enum(APPLICATION_RESULTS),
      interview_rounds: whole(1, 10),
      surprise_question: flag,
      surprise_text: optionalText(LONGEST_TEXT),
      department: absent,
      job_type: absent,
      answers: absent,
      monthly_salary: absent,
      fixed_allowances: absent,
      thr_months: absent,
      bonus_months: absent,
      years_in_role: absent,
      salary_comment: absent,
    }),
  ]),
)
export type SentReview = z.output<typeof reviewSubmission>
/** The same once its company and city are known by their ids. */
export type ReviewSubmission = WithoutCity<SentReview> & { company_id: string; city_id: string }
type WithoutCity<Sent> = Sent extends unknown ? Omit<Sent, 'city'> : never

/** What may be said in several ways is said in one, and what is missing is missing where its error belongs. */
function asSent(given: unknown): unknown {
  if (!isObject(given)) return given
  const status = statusOf(given['employment_status'] ?? 0)
  return {
    ...given,
    employment_status: status,
    ...(status === APPLICANT && { job_role_id: given['job_role_id'] || (given['job_role'] ? null : '') }),
    ratings: given['ratings'] || {},
    ...companyOf(given),
    city_id: given['city_id'] || (given['city'] ? undefined : ''),
  }
}

/** By its id, or by its name alone. */
const companyOf = (given: Record<string, unknown>) => ({
  company_id: given['company_id'] || undefined,
  company: given['company'] || (given['company_id'] ? null : ''),
})

/** Defaults to 0 and may come as text. */
const statusOf = (given: unknown): unknown =>
  typeof given === 'string' && /^[012]$/.test(given) ? (Number(given) as EmploymentStatus) : given

/** A waiting or rejected review as the form takes it; its texts stand beside it. */
const ownDraft = z.object({
  company_id: id,
  employment_status: employmentStatus,
  overall_sentiment: z.number().int(),
  recommended: z.boolean(),
  ratings: z.record(z.string(), rating),
  answers: z.record(z.string(), z.boolean()),
  city_id: z.string(),
  department: z.string().nullable(),
  job_type: z.string().nullable(),
  job_role_id: z.string().nullable(),
  job_role: z.string().nullable(),
  left_at_year: z.number().int().nullable(),
  application_result: z.string().nullable(),
  interview_rounds: z.number().int().nullable(),
  surprise_question: z.boolean().nullable(),
  surprise_text: z.string().nullable(),
  monthly_salary: z.number().int().nullable(),
  fixed_allowances: z.number().int().nullable(),
  thr_months: z.number().nullable(),
  bonus_months: z.number().nullable(),
  /** Where their band begins. */
  years_in_role: z.literal(YEAR_BANDS).nullable(),
  salary_comment: z.string().nullable(),
})
export type OwnDraft = z.output<typeof ownDraft>

/** What the holder of a manage code sees. */
export const ownReview = z.object({
  /** `pending`: came with this review, and the team has not listed it yet. */
  company: z.object({ id, slug, name: z.string(), pending: z.boolean() }),
  state: z.enum(REVIEW_STATES),
  guideline: z.literal(GUIDELINES).nullable(),
  removed_for: z.enum(REMOVED_FOR).nullable(),
  note: z.string().nullable(),
  headline: z.string().nullable(),
  likes: z.string().nullable(),
  dislikes: z.string().nullable(),
  advice: z.string().nullable(),
  published_month: month.nullable(),
  review_id: id.nullable(),
  /** What the company says to it, as readers see it. */
  reply: reviewReply.nullable(),
  /** The day on which one that the company hid comes back by itself. */
  hidden_until: day.nullable(),
  /** The comment on its salary, where the company hid it. */
  comment_hidden: hiddenComment.nullable(),
  /** It was to appear, and did not: its author had had the year's review of the company, or the year's unlisted companies, before. Its words are gone. */
  second: z.boolean(),
  /** It appeared without its salary: its author had told the year's pay at the company before, here or by itself. */
  salary_second: z.boolean(),
  /** Whether its code allows a new review of the company once this one is withdrawn. */
  rewritable: z.boolean(),
  /** What can be edited; null where it no longer can. */
  draft: ownDraft.nullable(),
})
export type OwnReview = z.output<typeof ownReview>

export const writingSchemas = {
  reviewPass: {
    /** `unlisted`: the id is new, for a company that the list lacks. A listed one may come by its name alone. */
    body: z.preprocess(
      value => (isObject(value) ? { ...value, ...companyOf(value) } : value),
      z.strictObject({
        company_id: id.optional(),
        company: companyName.nullable(),
        unlisted: flag.optional(),
      }),
    ),
    response: z.object({ pass: z.string(), expires_in: z.number().int() }),
  },
  submitReview: {
    body: reviewSubmission,
    /** `raffle_signature`: of what was blinded, once for a review; null where there is no raffle for it. */
    response: z.object({ state: z.enum(REVIEW_STATES), raffle_signature: z.string().nullable() }),
  },
  myReview: { response: ownReview },
  editReview: { body: reviewSubmission, response: z.object({ state: z.enum(REVIEW_STATES) }) },
  withdrawReview: { response: z.object({ state: z.literal('withdrawn'), pass: z.string().nullable() }) },
}
