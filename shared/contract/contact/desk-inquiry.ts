import { z } from 'zod'
import { id, locale, text } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { FILE_KINDS } from '../../rules/file-kinds.ts'
import { publicReview } from '../reviews/reviews.ts'
import { INQUIRY_CLASSES, INQUIRY_OUTCOMES, TAKEDOWN_ASKERS } from './keys.ts'

/** `hours`: until the deadline, negative once it is late. `half`, `most`: that share of the time has passed. */
const clock = {
  hours: z.number().int(),
  flags: z.array(z.enum(['half', 'most', 'late', 'hidden', 'again'])),
}
const kind = z.enum(INQUIRY_CLASSES)
const row = z.object({ id, class: kind, name: z.string().nullable(), ...clock })
export type InquiryFlag = z.output<typeof row>['flags'][number]

/** Content that a request can take down. */
const texts = ['review', 'reply', 'question', 'answer', 'salary_comment'] as const
const contentRef = { subject: z.enum([...texts, 'vacancy']), id }
/**
 * `words`: null once deleted. `shown`: readers see them. `examined`: only the team sees them until a request about
 * them is decided.
 */
const foundContent = z.object({
  ...contentRef,
  words: z.string().nullable(),
  locale: locale.nullable(),
  shown: z.boolean(),
  examined: z.boolean(),
})
export type FoundContent = z.output<typeof foundContent>
export type ContentRef = Pick<FoundContent, 'subject' | 'id'>
/** Texts of people and companies. A vacancy is declined instead, and cannot be hidden before the decision. */
export type TextRef = { subject: (typeof texts)[number]; id: string }

const item = z.object({
  id,
  ticket: z.string(),
  class: kind,
  who: z.enum(TAKEDOWN_ASKERS).nullable(),
  name: z.string().nullable(),
  email: z.string(),
  /** The sender was signed in with this address. */
  proven: z.boolean(),
  company: z.string().nullable(),
  address: z.string().nullable(),
  /**
   * The page of this site that the address names, the content that can be taken down from it, and, where the page is
   * a review, its words and the stub that readers see.
   */
  path: z.string().nullable(),
  contents: z.array(foundContent),
  review: publicReview.nullable(),
  message: z.string(),
  locale,
  files: z.array(z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS), size: z.number().int() })),
  /** The earlier decision, where the request asks for a second review. */
  earlier: z.object({ ticket: z.string(), outcome: z.enum(INQUIRY_OUTCOMES).nullable() }).nullable(),
  ...clock,
})
export type Inquiry = z.output<typeof item>

/** Sent to the requester verbatim. */
const words = text(5, 4000)

/** `drop` sends a notice that there is no answer. Requests under the data protection law are always answered in words. */
const contactDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('answer'), words }),
  z.strictObject({ decision: z.literal('drop') }),
])
/** The content to remove and the guideline that it breaks; null where the law requires the removal. */
const removal = z.strictObject({ ...contentRef, guideline: z.literal(GUIDELINES).nullable() })
/** `hide`: hides the content until the decision. `uphold` removes it; `answer`: the content is already gone, or the address has none. */
const takedownDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('hide'), content: z.strictObject({ subject: z.enum(texts), id }) }),
  z.strictObject({ decision: z.literal('uphold'), words, content: removal }),
  z.strictObject({ decision: z.literal('refuse'), words }),
  z.strictObject({ decision: z.literal('answer'), words }),
])
const rightDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('uphold'), words }),
  z.strictObject({ decision: z.literal('refuse'), words }),
])
export type InquiryDecision =
  | z.output<typeof contactDecision>
  | z.output<typeof takedownDecision>
  | z.output<typeof rightDecision>

export const contactSubject = { row, item, decision: contactDecision }
export const takedownSubject = { row, item, decision: takedownDecision }
export const rightSubject = { row, item, decision: rightDecision }
