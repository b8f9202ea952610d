import { z } from 'zod'
import { day, id, locale } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { publicReview } from '../reviews/reviews.ts'

/** What a company hid, with what it says about it. */
const openHiding = z.object({
  id,
  company: z.string(),
  guideline: z.literal(GUIDELINES),
  words: z.string().nullable(),
  locale,
  /** The day on which it comes back by itself. */
  until: day,
  /** A review as it was before, or a salary comment. */
  review: publicReview.nullable(),
  comment: z.string().nullable(),
  subject_id: id,
})
export type OpenHiding = z.output<typeof openHiding>

const row = z.object({
  id,
  subject: z.enum(['review', 'salary_comment']),
  company: z.string(),
  /** The review's, or a comment's words. */
  headline: z.string(),
  locale,
  guideline: z.literal(GUIDELINES),
  until: day,
})

/** Upheld: it is removed, by the guideline that the moderator finds broken. Otherwise it is shown again, for good. */
const hidingDecision = z.discriminatedUnion('uphold', [
  z.strictObject({ uphold: z.literal(true), guideline: z.literal(GUIDELINES) }),
  z.strictObject({ uphold: z.literal(false) }),
])

export const hidingSubject = { row, item: openHiding, decision: hidingDecision }
