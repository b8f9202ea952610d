import { z } from 'zod'
import { findingsOf, yesOrReject } from '../moderation/words.ts'
import { id, locale } from '../fields.ts'
import { ASKER_TYPES } from '../keys.ts'

/** A question or an answer that awaits moderation. */
const waiting = z.object({
  id,
  version: z.string(),
  company: z.string(),
  author_type: z.enum(ASKER_TYPES),
  name: z.string().nullable(),
  words: z.string(),
  locale,
  findings: findingsOf(),
  /** The answered question. */
  question: z.object({ words: z.string(), locale }).nullable(),
  /** Whether it is the company's own answer. */
  of_company: z.boolean(),
})
export type PendingMessage = z.output<typeof waiting>

const row = z.object({
  id,
  company: z.string(),
  author_type: z.enum(ASKER_TYPES),
  words: z.string(),
  locale,
  marked: z.boolean(),
})

const decision = yesOrReject('show')
export type MessageDecision = z.output<typeof decision>

export const messageSubject = { row, item: waiting, decision }
