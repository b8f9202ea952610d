import { z } from 'zod'
import { BLOCKING, HOLDING } from '../../rules/screening/finding.ts'
import { id, locale, optionalText } from '../fields.ts'
import { GUIDELINES, REPLY_ROLES } from '../keys.ts'
import { publicReview } from '../reviews.ts'

/** A held reply with the review that it answers. */
const heldReply = z.object({
  id,
  version: z.string(),
  company: z.string(),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  findings: z.array(
    z.object({
      kind: z.enum([...BLOCKING, ...HOLDING, 'hunting']),
      effect: z.enum(['block', 'hold']),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  review: publicReview,
})
export type HeldReply = z.output<typeof heldReply>

const row = z.object({
  id,
  company: z.string(),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  hunts: z.boolean(),
})

/** `guideline`: the one that the reply breaks; the note goes to the company. */
const replyDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('show'), version: z.string().optional() }),
  z.strictObject({
    decision: z.literal('reject'),
    version: z.string().optional(),
    guideline: z.literal(GUIDELINES),
    note: optionalText(1000),
  }),
])
export type ReplyDecision = z.output<typeof replyDecision>

export const replySubject = { row, item: heldReply, decision: replyDecision }
