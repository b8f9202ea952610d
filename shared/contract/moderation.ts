import { z } from 'zod'
import { BLOCKING, HOLDING } from '../rules/screening/finding.ts'
import { city, count, day, flag, id, locale, optionalText, score, slug, whole } from './fields.ts'
import { APPLICATION_RESULTS, DEPARTMENTS, GUIDELINES, JOB_TYPES, REVIEW_STATES } from './keys.ts'
import { employmentStatus } from './reviews.ts'
import { LONGEST_TEXT, TEXT_FIELDS } from './writing.ts'

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
export const queueRow = z.object({
  id,
  company: z.string(),
  week: day,
  employment_status: employmentStatus,
  locale,
  headline: z.string(),
})

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

/** Until it takes effect, after so many seconds, a decision can be undone. */
export const decided = z.object({ takes_effect_in: z.number().int() })
/** It lies on the desk of whoever asked: nobody else is given it for ten minutes. */
export const held = z.object({ held: z.literal(true) })
export const undone = z.object({ undone: z.literal(true) })

export const moderationSchemas = {
  teamQueue: { response: z.object({ total: count, reviews: z.array(queueRow) }) },
  teamReview: { params: z.object({ id }), response: moderatorReview },
  decideReview: {
    params: z.object({ id }),
    body: decision,
    response: decided,
  },
  undoDecision: { params: z.object({ id }), response: undone },
}
