import { z } from 'zod'
import { day, id, locale } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { publicReview } from '../reviews/reviews.ts'

/** `run`: nobody sent it; the review has had more helpful marks in an hour than readers make. */
const FLAGS = ['run'] as const
export type ReportFlag = (typeof FLAGS)[number]
const flags = z.array(z.enum(FLAGS))

const REPORTED = ['review', 'salary_comment', 'question', 'answer'] as const
export type Reported = (typeof REPORTED)[number]

/** How often it was sent: beyond twenty of one thing they are counted by their reason, without words. */
const times = z.number().int().positive()

/** An open report with the review that it is about. */
const openReport = z.object({
  id,
  week: day,
  guideline: z.literal(GUIDELINES),
  words: z.string().nullable(),
  times,
  locale,
  company: z.string(),
  /** What it is about: a review, or the words of something else. */
  subject: z.enum(REPORTED),
  review: publicReview.nullable(),
  comment: z.string().nullable(),
  subject_id: id,
  flags,
})
export type OpenReport = z.output<typeof openReport>

const row = z.object({
  id,
  /** With what is removed go all reports of it. */
  subject_id: id,
  subject: z.enum(REPORTED),
  company: z.string(),
  /** The review's, or a comment's words. */
  headline: z.string().nullable(),
  locale,
  guideline: z.literal(GUIDELINES),
  times,
  week: day,
  flags,
})

/** `guideline`: the one that was broken, as the moderator finds, whatever the reader named. */
const reportDecision = z.discriminatedUnion('uphold', [
  z.strictObject({ uphold: z.literal(true), guideline: z.literal(GUIDELINES) }),
  z.strictObject({ uphold: z.literal(false) }),
])
export type ReportDecision = z.output<typeof reportDecision>

export const reportSubject = { row, item: openReport, decision: reportDecision }
