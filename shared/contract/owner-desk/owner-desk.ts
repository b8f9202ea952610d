import { z } from 'zod'
import {
  count,
  cursor,
  day,
  flag,
  id,
  line,
  locale,
  month,
  optionalText,
  page,
  text,
  whole,
  withoutContacts,
} from '../fields.ts'
import { email } from '../accounts/accounts.ts'
import { GUIDELINES, REPLY_ROLES, REPLY_STATES, REVIEWER_KINDS } from '../keys.ts'
import { replyRoleOf } from '../../rules/reply-role.ts'
import { REMOVED_FOR, STUBS } from '../contact/stubs.ts'
import { hiddenComment } from '../pay/pay-parts.ts'
import { publicReview } from '../reviews/reviews.ts'
import { COMPANY_MESSAGE, REPLY, REVIEWS_SHOWN } from './limits.ts'

const HIDING_WORDS = 1000

/** The company's own reply, also one that readers do not see. */
const ownReply = z.object({
  state: z.enum(REPLY_STATES),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  /** Names the words: whoever writes over others than these is refused. */
  version: id,
  month,
  /** Why the team did not let it appear. */
  guideline: z.literal(GUIDELINES).nullable(),
  removed_for: z.enum(REMOVED_FOR).nullable(),
  note: z.string().nullable(),
})
export type OwnReply = z.output<typeof ownReply>

const hiding = z.object({
  state: z.enum(['open', 'returned', 'upheld']),
  guideline: z.literal(GUIDELINES),
  /** The day on which it comes back, or would have. */
  until: day,
})

/** A review as every signed-in reader sees it, and what the company did about it. */
const ownerReview = z.object({ review: publicReview, reply: ownReply.nullable(), hiding: hiding.nullable() })
export type OwnerReview = z.output<typeof ownerReview>

/** A salary comment as readers see it, and what the company did about it. */
const ownerComment = z.object({
  id,
  words: z.string().nullable(),
  stub: z.enum(STUBS).nullable(),
  hidden: hiddenComment.nullable(),
  hiding: hiding.nullable(),
})
export type OwnerComment = z.output<typeof ownerComment>

const params = z.object({ id })
const hide = z.strictObject({
  guideline: z.literal(GUIDELINES),
  /** Which part breaks it: for the team alone. */
  words: optionalText(HIDING_WORDS),
  locale: locale.optional(),
})

export const answeringSchemas = {
  ownerReviews: {
    query: z.object({
      show: z.enum(REVIEWS_SHOWN).default('unanswered').catch('unanswered'),
      type: z.enum(REVIEWER_KINDS).optional().catch(undefined),
      score: whole(1, 5).optional().catch(undefined),
      cursor,
    }),
    response: z.object({
      reviews: z.array(ownerReview),
      page,
      /** How many there are of each; beyond 1,000 it only means more than a thousand. */
      counts: z.record(z.enum(REVIEWS_SHOWN), count),
    }),
  },
  ownerReview: { params, response: ownerReview },
  saveReply: {
    params,
    body: z.strictObject({
      text: withoutContacts(text(REPLY.min, REPLY.max)),
      /** An office, or a title in the speaker's own words, of which the office is kept. */
      role: z.union([z.enum(REPLY_ROLES), line(2, 80).transform(replyRoleOf)]),
      /** Of the words that are replaced; none where the company speaks for the first time. */
      version: id.nullish(),
      locale: locale.optional(),
    }),
    response: ownerReview,
  },
  removeReply: {
    params,
    /** Of the words that were read: others are not taken back. */
    query: z.object({ version: id }),
    response: ownerReview,
  },
  hideReview: { params, body: hide, response: ownerReview },
  unhideReview: { params, response: ownerReview },
  ownerComments: { response: z.object({ comments: z.array(ownerComment) }) },
  hideComment: { params, body: hide, response: ownerComment },
  unhideComment: { params, response: ownerComment },
  companyMessage: {
    body: z.strictObject({
      company_id: id,
      message: text(COMPANY_MESSAGE.min, COMPANY_MESSAGE.max),
      name: optionalText(80),
      /** None but the account's own. */
      email: email.nullish(),
      /** Whether the company is told the account's address. */
      agree: flag.default(false),
      locale: locale.optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  },
}
