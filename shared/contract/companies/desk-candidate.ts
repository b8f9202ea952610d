import { z } from 'zod'
import { city, count, day, id, slug } from '../fields.ts'
import { INDUSTRIES, LEGAL_FORMS } from '../keys.ts'

const facts = z.object({
  id,
  name: z.string(),
  legal_name: z.string().nullable(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  ticker: z.string().nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  website_host: z.string().nullable(),
  city: city.nullable(),
})
export type DirectoryFacts = z.output<typeof facts>

/** A row of an imported directory that resembles listed companies without being certainly one of them. */
const importCandidate = facts.extend({
  reason: z.enum(['shared_website', 'same_name', 'near_spelling']),
  noted_on: day,
  /** Similar companies at present; `slug` is null where readers cannot open the company. */
  alike: z.array(facts.extend({ slug: slug.nullable(), reviews: count })),
})
export type ImportCandidate = z.output<typeof importCandidate>

/** `join`: it is that company, whose missing facts are filled in. `create`: it is a new company. `drop`: the row is discarded. */
const candidateDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('join'), into: id }),
  z.strictObject({ decision: z.literal('create') }),
  z.strictObject({ decision: z.literal('drop') }),
])
export type CandidateDecision = z.output<typeof candidateDecision>

const row = facts.pick({ id: true, name: true, city: true }).extend({ reason: importCandidate.shape.reason })

export const candidateSubject = { row, item: importCandidate, decision: candidateDecision }
