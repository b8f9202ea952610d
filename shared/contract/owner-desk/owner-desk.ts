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

/** The company's own reply, including one that readers do not see. */
const ownReply = z.object({
  state: z.enum(REPLY_STATES),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  /** Version of the text for optimistic locking: an update with another version is refused. */
  version: id,
  month,
  /** The team's reason for rejecting it. */
  guideline: z.literal(GUIDELINES).nullable(),
  removed_for: z.enum(REMOVED_FOR).nullable(),
  note: z.string().nullable(),
})
export type OwnReply = z.output<typeof ownReply>

const hiding = z.object({
  state: z.enum(['open', 'returned', 'upheld']),
  guideline: z.literal(GUIDELINES),
  /** The day on which it is shown again, or would have been. */
  until: day,
})

/** A review as every signed-in reader sees it, with the company's reply and hiding. */
const ownerReview = z.object({ review: publicReview, reply: ownReply.nullable(), hiding: hiding.nullable() })
export type OwnerReview = z.output<typeof ownerReview>

/** A salary comment as readers see it, with the company's hiding. */
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
  /** Which part breaks the guideline; only the team reads it. */
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
      /** Count per filter; beyond 1,000 it means more than a thousand. */
      counts: z.record(z.enum(REVIEWS_SHOWN), count),
    }),
  },
  ownerReview: { params, response: ownerReview },
  saveReply: {
    params,
    body: z.strictObject({
      text: withoutContacts(text(REPLY.min, REPLY.max)),
      /** An office, or a title in free text, of which only the office is stored. */
      role: z.union([z.enum(REPLY_ROLES), line(2, 80).transform(replyRoleOf)]),
      /** Version of the text that is replaced; none for the first reply. */
      version: id.nullish(),
      locale: locale.optional(),
    }),
    response: ownerReview,
  },
  removeReply: {
    params,
    /** Version that was read; another one is not removed. */
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
      /** Only the account's own address is accepted. */
      email: email.nullish(),
      /** Consent to disclose the account's address to the company. */
      agree: flag.default(false),
      locale: locale.optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  },
}
