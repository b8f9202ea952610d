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
/** Length of a role that is not in the list. */
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
  /** Without an id, `company` names a listed company; with a new id, a company that is not listed yet. */
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
  /** A raffle ticket to sign: the month, and the message that the browser blinded. */
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
  /** Base pay a month; the other parts of pay follow. */
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

/** Body of `POST /review`, discriminated by `employment_status`. Unknown fields are refused. */
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
      /** A role that is not in the list; only the team reads it. */
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
/** The same with the ids of company and city resolved. */
export type ReviewSubmission = WithoutCity<SentReview> & { company_id: string; city_id: string }
type WithoutCity<Sent> = Sent extends unknown ? Omit<Sent, 'city'> : never

/** Normalises alternative forms, and sets missing values so that the error is reported at the right field. */
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

/** The company by id, or by name alone. */
const companyOf = (given: Record<string, unknown>) => ({
  company_id: given['company_id'] || undefined,
  company: given['company'] || (given['company_id'] ? null : ''),
})

/** `employment_status` defaults to 0 and may be text. */
const statusOf = (given: unknown): unknown =>
  typeof given === 'string' && /^[012]$/.test(given) ? (Number(given) as EmploymentStatus) : given

/** A pending or rejected review as the form takes it; the texts are in `ownReview`. */
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
  /** Lower bound of the band. */
  years_in_role: z.literal(YEAR_BANDS).nullable(),
  salary_comment: z.string().nullable(),
})
export type OwnDraft = z.output<typeof ownDraft>

/** A review as the holder of its manage code sees it. */
export const ownReview = z.object({
  /** `pending`: the company was added with this review, and the team has not listed it yet. */
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
  /** The company's reply, as readers see it. */
  reply: reviewReply.nullable(),
  /** The day on which a review that the company hid reappears automatically. */
  hidden_until: day.nullable(),
  /** Set where the company hid its salary comment. */
  comment_hidden: hiddenComment.nullable(),
  /**
   * It was due to appear and did not, because its author had already used the year's review of the company, or the
   * year's unlisted companies. Its words are deleted.
   */
  second: z.boolean(),
  /** It appeared without its salary, because its author had already given the year's pay at the company, with a review or standalone. */
  salary_second: z.boolean(),
  /** Whether its code permits a new review of the company after withdrawal. */
  rewritable: z.boolean(),
  /** The editable fields; null once it can no longer be edited. */
  draft: ownDraft.nullable(),
})
export type OwnReview = z.output<typeof ownReview>

export const writingSchemas = {
  submitReview: {
    body: reviewSubmission,
    /** `raffle_signature`: signature of the blinded ticket, once per review; null where there is no raffle for it. */
    response: z.object({ state: z.enum(REVIEW_STATES), raffle_signature: z.string().nullable() }),
  },
  myReview: { response: ownReview },
  editReview: { body: reviewSubmission, response: z.object({ state: z.enum(REVIEW_STATES) }) },
  withdrawReview: { response: z.object({ state: z.literal('withdrawn'), pass: z.string().nullable() }) },
}
