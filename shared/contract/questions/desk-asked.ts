import { z } from 'zod'
import { BLOCKING, HOLDING } from '../../rules/screening/finding.ts'
import { id, locale, optionalText } from '../fields.ts'
import { ASKER_TYPES, GUIDELINES } from '../keys.ts'

/** A question, or an answer, that waits for the team. */
const waiting = z.object({
  id,
  version: z.string(),
  company: z.string(),
  author_type: z.enum(ASKER_TYPES),
  name: z.string().nullable(),
  words: z.string(),
  locale,
  findings: z.array(
    z.object({
      kind: z.enum([...BLOCKING, ...HOLDING]),
      effect: z.enum(['block', 'hold']),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  /** What an answer answers. */
  question: z.object({ words: z.string(), locale }).nullable(),
  /** Whether it speaks for the company. */
  of_company: z.boolean(),
})
export type WaitingAsked = z.output<typeof waiting>

const row = z.object({
  id,
  company: z.string(),
  author_type: z.enum(ASKER_TYPES),
  words: z.string(),
  locale,
  marked: z.boolean(),
})

/** `guideline`: the one that it breaks; the note goes to its author. */
const decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('show'), version: z.string().optional() }),
  z.strictObject({
    decision: z.literal('reject'),
    version: z.string().optional(),
    guideline: z.literal(GUIDELINES),
    note: optionalText(1000),
  }),
])
export type AskedDecision = z.output<typeof decision>

export const askedSubject = { row, item: waiting, decision }
