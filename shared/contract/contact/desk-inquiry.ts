import { z } from 'zod'
import { id, locale, text } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'
import { FILE_KINDS } from '../../rules/file-kinds.ts'
import { publicReview } from '../reviews.ts'
import { INQUIRY_CLASSES, INQUIRY_OUTCOMES, TAKEDOWN_ASKERS } from './keys.ts'

/** `hours`: until it is due; negative where it is late. `half`, `most`: of its time is over. */
const clock = {
  hours: z.number().int(),
  flags: z.array(z.enum(['half', 'most', 'late', 'hidden', 'again'])),
}
const kind = z.enum(INQUIRY_CLASSES)
const row = z.object({ id, class: kind, name: z.string().nullable(), ...clock })
export type InquiryFlag = z.output<typeof row>['flags'][number]

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
  /** What stands at the address, as readers see it, where that is a review. */
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

/** Without words nothing is sent. */
const contactDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('answer'), words }),
  z.strictObject({ decision: z.literal('drop') }),
])
/** `hide`: first, and decided later. A review goes by the guideline that it breaks. */
const takedownDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('hide'), guideline: z.literal(GUIDELINES) }),
  z.strictObject({ decision: z.literal('uphold'), words, guideline: z.literal(GUIDELINES).nullish() }),
  z.strictObject({ decision: z.literal('refuse'), words }),
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
