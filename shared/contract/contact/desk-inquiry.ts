import { z } from 'zod'
import { id, locale, text } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { FILE_KINDS } from '../../rules/file-kinds.ts'
import { publicReview } from '../reviews/reviews.ts'
import { INQUIRY_CLASSES, INQUIRY_OUTCOMES, TAKEDOWN_ASKERS } from './keys.ts'

/** `hours`: until it is due; negative where it is late. `half`, `most`: of its time is over. */
const clock = {
  hours: z.number().int(),
  flags: z.array(z.enum(['half', 'most', 'late', 'hidden', 'again'])),
}
const kind = z.enum(INQUIRY_CLASSES)
const row = z.object({ id, class: kind, name: z.string().nullable(), ...clock })
export type InquiryFlag = z.output<typeof row>['flags'][number]

/** What can be taken from a page. */
const said = ['review', 'reply', 'question', 'answer', 'salary_comment'] as const
const thing = { subject: z.enum([...said, 'vacancy']), id }
/**
 * `words`: null where they are gone. `shown`: readers see them. `examined`: they are shown to the team alone, until a request
 * about them is decided.
 */
const thingThere = z.object({
  ...thing,
  words: z.string().nullable(),
  locale: locale.nullable(),
  shown: z.boolean(),
  examined: z.boolean(),
})
export type ThingThere = z.output<typeof thingThere>
export type Thing = Pick<ThingThere, 'subject' | 'id'>
/** What people and companies said; what a company advertises is declined instead, and never first. */
export type Said = { subject: (typeof said)[number]; id: string }

const item = z.object({
  id,
  ticket: z.string(),
  class: kind,
  who: z.enum(TAKEDOWN_ASKERS).nullable(),
  name: z.string().nullable(),
  email: z.string(),
  /** The address was signed in with. */
  proven: z.boolean(),
  company: z.string().nullable(),
  address: z.string().nullable(),
  /** The page of ours that the address names, what can be taken from it, and the review that it is: its words, and the stub that readers see. */
  path: z.string().nullable(),
  things: z.array(thingThere),
  review: publicReview.nullable(),
  message: z.string(),
  locale,
  files: z.array(z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS), size: z.number().int() })),
  /** What was decided before, where somebody asks once more. */
  earlier: z.object({ ticket: z.string(), outcome: z.enum(INQUIRY_OUTCOMES).nullable() }).nullable(),
  ...clock,
})
export type Inquiry = z.output<typeof item>

/** Goes to who asked, as it stands. */
const words = text(5, 4000)

/** Without words whoever wrote hears that nothing is answered. What the law lets people ask is always answered in words. */
const contactDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('answer'), words }),
  z.strictObject({ decision: z.literal('drop') }),
])
/** What goes, and the guideline that it breaks; none where the law demands it. */
const takes = z.strictObject({ ...thing, guideline: z.literal(GUIDELINES).nullable() })
/** `hide`: first, and decided later: no verdict yet. What is granted goes; `answer`: what was reported is gone, or nothing stands there. */
const takedownDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('hide'), takes: z.strictObject({ subject: z.enum(said), id }) }),
  z.strictObject({ decision: z.literal('uphold'), words, takes }),
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
