import { z } from 'zod'
import { companyCard } from '../companies/company-card.ts'
import { withFilters } from '../filters-text.ts'
import {
  city,
  count,
  cursor,
  day,
  flag,
  id,
  locale,
  month,
  reportBody,
  page,
  score,
  slug,
  typed,
  whole,
} from '../fields.ts'
import {
  ANSWERS,
  APPLICANT_RATINGS,
  APPLICATION_RESULTS,
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  GUIDELINES,
  JOB_TYPES,
  REPLY_ROLES,
  REVIEW_SORTS,
} from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'

/** Index in `REVIEWER_KINDS`. */
export const employmentStatus = z.literal([0, 1, 2])
/** 1 to 5, or null for "does not apply". */
export const rating = z.number().int().min(1).max(5).nullable()

/** The company's reply; `changed` is the month of a later edit. */
export const reviewReply = z.object({
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  month,
  changed: month.nullable(),
})
export type ReviewReply = z.output<typeof reviewReply>

/** A review as any reader sees it. Texts are null on a stub. */
export const publicReview = z.object({
  id,
  company: z.object({ id, slug, name: z.string() }),
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
  /** Null unless enough published reviews of the company share it. */
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
  reply: reviewReply.nullable(),
  /** `until`: the day on which a review that the company hid reappears automatically. */
  stub: z
    .object({
      by: z.enum(STUBS),
      guideline: z.literal(GUIDELINES).nullable(),
      until: day.nullable(),
    })
    .nullable(),
})
export type PublicReview = z.output<typeof publicReview>

const reviewList = z.object({
  reviews: z.array(publicReview),
  /**
   * Number of reviews in the set that this reader may not open. Their texts are not sent, and `q` does not filter
   * them. Beyond 1,000 it means more than a thousand.
   */
  locked: count,
  page,
  tabs: z.object({ all: count, employee: count, former: count, applicant: count }),
})
export type ReviewList = z.output<typeof reviewList>

/** Figures of a filtered set; null below three reviews. */
const reviewSummary = z.object({
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
/** Filters of a company's reviews; only roles and cities that enough reviews share. */
const reviewChoices = z.object({
  types: z.array(z.object({ key: z.enum(['employee', 'former', 'applicant']), count })),
  /** Departments of counted reviews. */
  departments: z.array(z.enum(DEPARTMENTS)),
  job_roles: z.array(choice),
  cities: z.array(choice),
})
export type ReviewChoices = z.output<typeof reviewChoices>

/** One review's page. `review` is null where this reader may not open it; `open`: anybody may open it. */
const oneReview = z.object({
  company: companyCard,
  review: publicReview.nullable(),
  open: z.boolean(),
})
export type OneReview = z.output<typeof oneReview>

/** A review as lists of several companies quote it: its headline and the start of its text. */
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

/** Mean rating of a company; null below three. */
export const rated = z.object({ key: z.enum(EMPLOYEE_RATINGS), mean: score.nullable(), count })
export type Rated = z.output<typeof rated>

/** Ratings of one department of a company: no mean below three; `company_mean` is that of the whole company. */
export const departmentReviews = z.object({
  department: z.enum(DEPARTMENTS),
  count,
  score: score.nullable(),
  ratings: z.array(z.object({ key: z.enum(EMPLOYEE_RATINGS), mean: score, company_mean: score.nullable() })),
  /** From the newest reviews that anybody may open. */
  quotes: z.array(quotedReview.omit({ company: true, excerpt: true, department: true })),
})
export type DepartmentReviews = z.output<typeof departmentReviews>

const quotedList = z.object({ reviews: z.array(quotedReview), page })
export type QuotedList = z.output<typeof quotedList>

const filters = {
  type: z.enum(['employee', 'former', 'applicant']).optional().catch(undefined),
  score: whole(1, 5).optional().catch(undefined),
  recommend: flag.optional().catch(undefined),
  department: z.enum(DEPARTMENTS).optional().catch(undefined),
  job_role: z.string().min(1).max(80).optional().catch(undefined),
  city: z.string().min(1).max(10).optional().catch(undefined),
}
const listQuery = withFilters(
  z.object({
    ...filters,
    sort: z.enum(REVIEW_SORTS).default('newest').catch('newest'),
    /** Search words. */
    q: typed(60).optional().catch(undefined),
    cursor,
  }),
)

export const reviewSchemas = {
  companyReviews: { params: z.object({ slug }), query: listQuery, response: reviewList },
  companyReviewsFirst: { params: z.object({ slug }), query: listQuery, response: reviewList },
  reviewSummary: {
    params: z.object({ slug }),
    query: withFilters(z.object(filters)),
    response: reviewSummary,
  },
  reviewFilters: { params: z.object({ slug }), response: reviewChoices },
  latestReviews: { params: z.object({ locale }), query: z.object({ cursor }), response: quotedList },
  review: { params: z.object({ id }), response: oneReview },
  markHelpful: { params: z.object({ id }), response: z.object({ helpful: z.boolean(), count }) },
  unmarkHelpful: { params: z.object({ id }), response: z.object({ helpful: z.boolean(), count }) },
  reportReview: {
    params: z.object({ id }),
    body: reportBody,
    response: z.object({ received: z.literal(true) }),
  },
}
