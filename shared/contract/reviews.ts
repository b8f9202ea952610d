import { z } from 'zod'
import { BLOCKING, HOLDING } from '../rules/screening/finding.ts'
import {
  city,
  count,
  day,
  flag,
  id,
  locale,
  month,
  optionalText,
  score,
  slug,
  text,
  textEncoded,
  whole,
} from './fields.ts'
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
  REVIEW_SORTS,
  REVIEW_STATES,
  type EmploymentStatus,
} from './keys.ts'

export const FIRST_YEAR = 1970
export const HEADLINE = { min: 5, max: 120 }
export const LONGEST_TEXT = 5000
export const SALARY = { min: 100_000, max: 1_000_000_000 }
export const MANAGE_CODE = /^[0-9A-HJKMNP-TV-Z]{26}$/

const employmentStatus = z.literal([0, 1, 2])
const rating = z.number().int().min(1).max(5).nullable()

/** A review as any reader sees it. Texts are null on a stub (hidden by the owner or removed by the team). */
export const publicReview = z.object({
  id,
  company: z.object({ slug, name: z.string() }),
  employment_status: employmentStatus,
  month,
  locale,
  score,
  star: z.number().int().min(1).max(5),
  overall_sentiment: z.number().int().min(1).max(5),
  recommended: z.boolean(),
  headline: z.string().nullable(),
  likes: z.string().nullable(),
  dislikes: z.string().nullable(),
  advice: z.string().nullable(),
  ratings: z.array(z.object({ key: z.enum([...EMPLOYEE_RATINGS, ...APPLICANT_RATINGS]), value: rating })),
  answers: z.array(z.object({ key: z.enum(ANSWERS), yes: z.boolean() })),
  department: z.enum(DEPARTMENTS).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  /** Only where enough published reviews of the company share it; otherwise null. */
  job_role: z.string().nullable(),
  city: city.nullable(),
  province: z.string().nullable(),
  left_at_year: z.number().int().nullable(),
  application: z
    .object({
      result: z.enum(APPLICATION_RESULTS),
      interview_rounds: z.number().int().nullable(),
      surprise_question: z.boolean(),
      surprise_text: z.string().nullable(),
    })
    .nullable(),
  helpful_count: count,
  stub: z.object({ by: z.enum(['owner', 'team']), guideline: z.literal(GUIDELINES).nullable() }).nullable(),
})
export type PublicReview = z.output<typeof publicReview>

export const reviewList = z.object({
  reviews: z.array(publicReview),
  /** Reviews of the set that this reader may not open; their texts are not sent. */
  locked: count,
  /** Capped: 1,001 means more than a thousand. */
  total: count,
  tabs: z.object({ all: count, employee: count, former: count, applicant: count }),
  next: z.string().nullable(),
})
export type ReviewList = z.output<typeof reviewList>

const keyed = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(keys.map(key => [key, schema])) as Record<K, S>)
const employeeRatings = keyed(EMPLOYEE_RATINGS, rating)
const applicantRatings = keyed(APPLICANT_RATINGS, rating)
const answers = keyed(ANSWERS, flag.nullish())

const common = {
  company_id: id,
  /** Name of a company that is not listed; its id was made by the browser. */
  company: optionalText(120),
  city_id: z.string().regex(/^\d{2}\.\d{2}$/),
  overall_sentiment: whole(1, 5),
  headline: text(HEADLINE.min, HEADLINE.max),
  likes: optionalText(LONGEST_TEXT),
  dislikes: optionalText(LONGEST_TEXT),
  advice: optionalText(LONGEST_TEXT),
  recommended: flag,
  agree: flag.refine(value => value),
  locale: locale.optional(),
  manage_code: z.string().trim().toUpperCase().regex(MANAGE_CODE),
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
  monthly_salary: whole(SALARY.min, SALARY.max).nullish(),
  salary_comment: optionalText(300),
  application_result: absent,
  interview_rounds: absent,
  surprise_question: absent,
  surprise_text: absent,
}

/** What `POST /review` takes, told apart by `employment_status`. Unknown fields are refused. */
export const reviewSubmission = z.preprocess(
  value => withStatus(value),
  z.discriminatedUnion('employment_status', [
    z.strictObject({ ...common, ...employed, employment_status: z.literal(0), left_at_year: absent }),
    z.strictObject({
      ...common,
      ...employed,
      employment_status: z.literal(FORMER_EMPLOYEE),
      left_at_year: year,
    }),
    z.strictObject({
      ...common,
      employment_status: z.literal(APPLICANT),
      ratings: textEncoded(applicantRatings),
      left_at_year: year,
      job_role_id: text(1, 80),
      application_result: z.enum(APPLICATION_RESULTS),
      interview_rounds: whole(1, 10),
      surprise_question: flag,
      surprise_text: optionalText(LONGEST_TEXT),
      department: absent,
      job_type: absent,
      answers: absent,
      monthly_salary: absent,
      salary_comment: absent,
    }),
  ]),
)
export type ReviewSubmission = z.output<typeof reviewSubmission>

/** `employment_status` defaults to 0 and may come as text. */
function withStatus(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = (value as Record<string, unknown>)['employment_status'] ?? 0
  const status =
    typeof given === 'string' && /^[012]$/.test(given) ? (Number(given) as EmploymentStatus) : given
  return { ...value, employment_status: status }
}

/** A waiting or rejected review as the form takes it; its texts stand beside it. */
export const ownDraft = z.object({
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
  left_at_year: z.number().int().nullable(),
  application_result: z.string().nullable(),
  interview_rounds: z.number().int().nullable(),
  surprise_question: z.boolean().nullable(),
  surprise_text: z.string().nullable(),
  monthly_salary: z.number().int().nullable(),
  salary_comment: z.string().nullable(),
})
export type OwnDraft = z.output<typeof ownDraft>

/** What the holder of a manage code sees. */
export const ownReview = z.object({
  company: z.object({ slug, name: z.string() }),
  state: z.enum(REVIEW_STATES),
  guideline: z.literal(GUIDELINES).nullable(),
  note: z.string().nullable(),
  headline: z.string().nullable(),
  likes: z.string().nullable(),
  dislikes: z.string().nullable(),
  advice: z.string().nullable(),
  published_month: month.nullable(),
  review_id: id.nullable(),
  /** What can be edited; null where it no longer can. */
  draft: ownDraft.nullable(),
})
export type OwnReview = z.output<typeof ownReview>

/** The texts of a review, as screening, masking and marks name them. */
export const TEXT_FIELDS = [
  'headline',
  'likes',
  'dislikes',
  'advice',
  'surprise_text',
  'salary_comment',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
/** Part of a text, in UTF-16 code units: `end` is behind its last. */
export const span = z.strictObject({
  field: z.enum(TEXT_FIELDS),
  start: whole(0, LONGEST_TEXT),
  end: whole(1, LONGEST_TEXT),
})
export type Span = z.output<typeof span>

/** What a moderator decides on. */
export const moderatorReview = z.object({
  id,
  version: z.string(),
  company: z.object({ id, slug, name: z.string() }),
  week: day,
  employment_status: employmentStatus,
  locale,
  score,
  overall_sentiment: z.number().int(),
  recommended: z.boolean(),
  headline: z.string(),
  likes: z.string().nullable(),
  dislikes: z.string().nullable(),
  advice: z.string().nullable(),
  surprise_text: z.string().nullable(),
  salary_comment: z.string().nullable(),
  department: z.enum(DEPARTMENTS).nullable(),
  job_type: z.enum(JOB_TYPES).nullable(),
  job_role: z.string().nullable(),
  city: city.nullable(),
  left_at_year: z.number().int().nullable(),
  application_result: z.enum(APPLICATION_RESULTS).nullable(),
  /** What screening found: where, of what kind, and whether it would have been refused today. */
  findings: z.array(
    z.object({
      field: z.enum(TEXT_FIELDS),
      start: count,
      end: count,
      kind: z.enum([...BLOCKING, ...HOLDING]),
      effect: z.enum(['block', 'hold']),
    }),
  ),
  /** Other reviews of the company with nearly the same words, most alike first; `likeness` from 0 to 1. */
  similar: z.array(
    z.object({ id, headline: z.string(), state: z.enum(REVIEW_STATES), likeness: z.number() }),
  ),
  /** The company's week has at least ten reviews and five times its usual number. */
  burst: z.object({ this_week: count, usual: z.number() }).nullable(),
})
export type ModeratorReview = z.output<typeof moderatorReview>
export const queueRow = z.object({ id, company: z.string(), week: day, employment_status: employmentStatus })

/** `version` names the words that were read: when the author changed them meanwhile, the decision is refused. */
const version = z.string().max(64)
export const decision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('publish'),
    version: version.optional(),
    /** Spans that readers see masked. */
    masks: z.array(span).max(50).optional(),
    /** Said once more for a review of an unusual week. */
    confirm_burst: flag.optional(),
  }),
  z.strictObject({
    decision: z.literal('reject'),
    version: version.optional(),
    guideline: z.literal(GUIDELINES),
    note: optionalText(1000),
  }),
])
export type Decision = z.output<typeof decision>

/** Figures of a filtered set; null below three reviews. */
export const reviewSummary = z.object({
  count,
  score: score.nullable(),
  recommend_count: count.nullable(),
  stars: z.array(count).length(5).nullable(),
  ratings: z.array(
    z.object({ key: z.enum([...EMPLOYEE_RATINGS, ...APPLICANT_RATINGS]), mean: score.nullable(), count }),
  ),
})
export type ReviewSummary = z.output<typeof reviewSummary>

const choice = z.object({ id: z.string(), name: z.string(), count })
/** What a company's reviews can be filtered by: only what enough of them share. */
export const reviewChoices = z.object({
  types: z.array(z.object({ key: z.enum(['employee', 'former', 'applicant']), count })),
  job_roles: z.array(choice),
  cities: z.array(choice),
})
export type ReviewChoices = z.output<typeof reviewChoices>

/** One review's page; `review` is null where this reader may not open it. */
export const oneReview = z.object({
  company: z.object({ id, slug, name: z.string() }),
  review: publicReview.nullable(),
})
export type OneReview = z.output<typeof oneReview>

/** A review as lists of several companies quote it: its headline and the beginning of what it says. */
export const quotedReview = z.object({
  id,
  company: z.object({ slug, name: z.string(), city: city.nullable() }),
  locale,
  headline: z.string(),
  excerpt: z.string(),
  score,
  employment_status: employmentStatus,
  department: z.enum(DEPARTMENTS).nullable(),
  month,
})
export type QuotedReview = z.output<typeof quotedReview>
export const quotedList = z.object({ reviews: z.array(quotedReview) })
export type QuotedList = z.output<typeof quotedList>

const filters = {
  type: z.enum(['employee', 'former', 'applicant']).optional().catch(undefined),
  score: whole(1, 5).optional().catch(undefined),
  recommend: flag.optional().catch(undefined),
  job_role: z.string().max(80).optional().catch(undefined),
  city: z.string().max(10).optional().catch(undefined),
}
const listQuery = z.object({
  ...filters,
  sort: z.enum(REVIEW_SORTS).default('newest').catch('newest'),
  cursor: id.optional().catch(undefined),
})

export const reviewSchemas = {
  companyReviews: { params: z.object({ slug }), query: listQuery, response: reviewList },
  companyReviewsFirst: { params: z.object({ slug }), query: listQuery, response: reviewList },
  reviewSummary: { params: z.object({ slug }), query: z.object(filters), response: reviewSummary },
  reviewFilters: { params: z.object({ slug }), response: reviewChoices },
  latestReviews: { params: z.object({ locale }), response: quotedList },
  review: { params: z.object({ id }), response: oneReview },
  markHelpful: { params: z.object({ id }), response: z.object({ helpful: z.boolean(), count }) },
  unmarkHelpful: { params: z.object({ id }), response: z.object({ helpful: z.boolean(), count }) },
  reportReview: {
    params: z.object({ id }),
    body: z.strictObject({
      guideline: z.literal(GUIDELINES),
      words: optionalText(1000),
      locale: locale.optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  },
  reviewPass: {
    /** `unlisted`: the id is new, for a company that the list lacks. */
    body: z.strictObject({ company_id: id, unlisted: flag.optional() }),
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
  teamQueue: { response: z.object({ total: count, reviews: z.array(queueRow) }) },
  teamReview: { params: z.object({ id }), response: moderatorReview },
  decideReview: {
    params: z.object({ id }),
    body: decision,
    response: z.object({ takes_effect_in: z.number().int(), next: id.nullable() }),
  },
  undoDecision: { params: z.object({ id }), response: z.object({ undone: z.literal(true) }) },
}
