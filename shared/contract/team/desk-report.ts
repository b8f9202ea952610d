import { z } from 'zod'
import { day, id, locale } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { publicReview } from '../reviews/reviews.ts'

/** `run`: created by the system, because the review got more helpful marks in an hour than is plausible. */
const FLAGS = ['run'] as const
export type ReportFlag = (typeof FLAGS)[number]
const flags = z.array(z.enum(FLAGS))

const REPORTED = ['review', 'salary_comment', 'question', 'answer'] as const
export type Reported = (typeof REPORTED)[number]

/** Number of reports: beyond twenty of one subject they are only counted by reason, without words. */
const times = z.number().int().positive()

/** An open report with its subject. */
const openReport = z.object({
  id,
  week: day,
  guideline: z.literal(GUIDELINES),
  words: z.string().nullable(),
  times,
  locale,
  company: z.string(),
  subject: z.enum(REPORTED),
  review: publicReview.nullable(),
  comment: z.string().nullable(),
  subject_id: id,
  flags,
})
export type OpenReport = z.output<typeof openReport>

const row = z.object({
  id,
  /** A removal closes all reports of the same subject. */
  subject_id: id,
  subject: z.enum(REPORTED),
  company: z.string(),
  /** The review's headline, or the comment's text. */
  headline: z.string().nullable(),
  locale,
  guideline: z.literal(GUIDELINES),
  times,
  week: day,
  flags,
})

/** `guideline`: the one that the moderator finds broken, whatever the reader named. */
const reportDecision = z.discriminatedUnion('uphold', [
  z.strictObject({ uphold: z.literal(true), guideline: z.literal(GUIDELINES) }),
  z.strictObject({ uphold: z.literal(false) }),
])
export type ReportDecision = z.output<typeof reportDecision>

export const reportSubject = { row, item: openReport, decision: reportDecision }
