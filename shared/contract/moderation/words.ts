import { z } from 'zod'
import { BLOCKING, HOLDING } from '../../rules/screening/finding.ts'
import { count, optionalText } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'

/** What screening found in a text, as offsets in UTF-16 code units. */
export const findingsOf = <const More extends string = never>(...more: More[]) =>
  z.array(
    z.object({
      kind: z.enum([...BLOCKING, ...HOLDING, ...more]),
      effect: z.enum(['block', 'hold']),
      start: count,
      end: count,
    }),
  )

/** The version that the moderator read; a decision on a text that its author has changed since is refused. */
const version = z.string().max(64).optional()

/** Acceptance, or rejection by a guideline with a note to the author. */
export const yesOrReject = <const Yes extends string>(yes: Yes) =>
  z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal(yes), version }),
    z.strictObject({
      decision: z.literal('reject'),
      version,
      guideline: z.literal(GUIDELINES),
      note: optionalText(1000),
    }),
  ])
