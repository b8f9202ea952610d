import { z } from 'zod'
import { BLOCKING, HOLDING } from '../../rules/screening/finding.ts'
import { city, count, day, flag, id, locale, optionalText, score, slug, whole } from '../fields.ts'
import { APPLICATION_RESULTS, DEPARTMENTS, GUIDELINES, JOB_TYPES, REVIEW_STATES } from '../keys.ts'
import { employmentStatus, publicReview } from './reviews.ts'
import { TEXT_FIELDS } from '../text-fields.ts'
import { LONGEST_TEXT } from '../writing/writing.ts'

/** Part of a text in UTF-16 code units; `end` is exclusive. */
const span = z.strictObject({
  field: z.enum(TEXT_FIELDS),
  start: whole(0, LONGEST_TEXT),
  end: whole(1, LONGEST_TEXT),
})
export type Span = z.output<typeof span>

/** A review as a moderator sees it. */
const moderatorReview = z.object({
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
  /** A role that is not in the list, in the author's words; readers never see it. */
  job_role_words: z.string().nullable(),
  city: city.nullable(),
  left_at_year: z.number().int().nullable(),
  application_result: z.enum(APPLICATION_RESULTS).nullable(),
  /** Findings of screening; `block` would be refused today. */
  findings: z.array(
    z.object({
      field: z.enum(TEXT_FIELDS),
      start: count,
      end: count,
      kind: z.enum([...BLOCKING, ...HOLDING]),
      effect: z.enum(['block', 'hold']),
    }),
  ),
  /** Other reviews of the company with nearly the same text, most similar first; `similarity` from 0 to 1. */
  similar: z.array(
    z.object({ id, headline: z.string(), state: z.enum(REVIEW_STATES), similarity: z.number() }),
  ),
  /** Set if the company got at least ten reviews in the week, and five times its usual number. */
  burst: z.object({ this_week: count, usual: z.number() }).nullable(),
  /** The guideline of its rejection, before the author rewrote it. */
  rejected_by: z.literal(GUIDELINES).nullable(),
  /** Preview, as readers would see it if published unchanged. */
  shown: publicReview,
})
export type ModeratorReview = z.output<typeof moderatorReview>

/** `marked`: screening found something; `copy`: nearly the text of another review; `burst`: an unusual week; `resent`: rejected before. */
const FLAGS = ['marked', 'copy', 'burst', 'resent'] as const
export type Flag = (typeof FLAGS)[number]
const row = z.object({
  id,
  company: z.string(),
  week: day,
  employment_status: employmentStatus,
  locale,
  headline: z.string(),
  flags: z.array(z.enum(FLAGS)),
})

/** The version that the moderator read; a decision on a text that its author has changed since is refused. */
const version = z.string().max(64)
const decision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('publish'),
    version: version.optional(),
    /** Spans that readers see masked. */
    masks: z.array(span).max(50).optional(),
    /** Confirms the publication of a review from an unusual week. */
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

export const reviewSubject = { row, item: moderatorReview, decision }
