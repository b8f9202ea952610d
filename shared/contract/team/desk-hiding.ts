import { z } from 'zod'
import { day, id, locale } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { publicReview } from '../reviews/reviews.ts'

/** A hiding, with the company's explanation. */
const openHiding = z.object({
  id,
  company: z.string(),
  guideline: z.literal(GUIDELINES),
  words: z.string().nullable(),
  locale,
  /** The day on which the content reappears automatically. */
  until: day,
  /** The review as it was before, or the salary comment in `comment`. */
  review: publicReview.nullable(),
  comment: z.string().nullable(),
  subject_id: id,
})
export type OpenHiding = z.output<typeof openHiding>

const row = z.object({
  id,
  subject: z.enum(['review', 'salary_comment']),
  company: z.string(),
  /** The review's headline, or the comment's text. */
  headline: z.string(),
  locale,
  guideline: z.literal(GUIDELINES),
  until: day,
})

/** Upheld: the content is removed by the guideline that the moderator names. Otherwise it is shown again permanently. */
const hidingDecision = z.discriminatedUnion('uphold', [
  z.strictObject({ uphold: z.literal(true), guideline: z.literal(GUIDELINES) }),
  z.strictObject({ uphold: z.literal(false) }),
])

export const hidingSubject = { row, item: openHiding, decision: hidingDecision }
