import { z } from 'zod'
import { findingsOf, yesOrReject } from '../moderation/words.ts'
import { id, locale } from '../fields.ts'
import { REPLY_ROLES } from '../keys.ts'
import { publicReview } from './reviews.ts'

/** A held reply with its review. */
const heldReply = z.object({
  id,
  version: z.string(),
  company: z.string(),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  findings: findingsOf('hunting'),
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

const replyDecision = yesOrReject('show')
export type ReplyDecision = z.output<typeof replyDecision>

export const replySubject = { row, item: heldReply, decision: replyDecision }
