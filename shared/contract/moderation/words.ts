import { z } from 'zod'
import { BLOCKING, HOLDING } from '../../rules/screening/finding.ts'
import { count, optionalText } from '../fields.ts'
import { GUIDELINES } from '../keys.ts'

/** What the team decides on in somebody's words: what screening found in them, and whether they appear. */
export const findingsOf = <const More extends string = never>(...more: More[]) =>
  z.array(
    z.object({
      kind: z.enum([...BLOCKING, ...HOLDING, ...more]),
      effect: z.enum(['block', 'hold']),
      start: count,
      end: count,
    }),
  )

/** `version` names what was read: where its author changed it meanwhile, the decision is refused. */
const version = z.string().max(64).optional()

/** Yes, or no by the guideline that it breaks, with a note to its author. */
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
